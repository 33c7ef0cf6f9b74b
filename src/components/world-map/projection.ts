import { type GeoProjection, geoAzimuthalEqualArea, geoBounds, geoCentroid, geoEqualEarth } from 'd3-geo';

import type { CountryShape } from './shapes.ts';

/** A frame that is wider than this, in degrees, is shown on a map of the world. */
const widestPart = 90;
/** How many times larger than the whole world a single small country gets. */
const largestZoom = 16;
const margin = 32;

/**
 * The projection that shows these countries as large as they fit; areas keep their proportions. A part of the world is seen
 * from straight above, so that its countries look as they do in an atlas. Without countries, the whole world.
 */
export function projectionFor(frame: readonly CountryShape[], width: number, height: number): GeoProjection {
  const world = geoEqualEarth().fitExtent(extent(0, width, height), { type: 'Sphere' });
  if (frame.length === 0) return world.clipExtent(null);
  const lands = { type: 'GeometryCollection' as const, geometries: frame.map(({ mainland }) => mainland) };
  const [[west], [east]] = geoBounds(lands);
  const span = east < west ? east - west + 360 : east - west;
  const [longitude, latitude] = geoCentroid(lands);
  const projection = span > widestPart ? geoEqualEarth() : geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
  projection.fitExtent(extent(margin, width, height), lands);
  const most = world.scale() * largestZoom;
  if (projection.scale() > most) {
    projection.scale(most).translate([0, 0]);
    const [x, y] = projection([longitude, latitude]) ?? [0, 0];
    projection.translate([width / 2 - x, height / 2 - y]);
  }
  return projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
}

function extent(space: number, width: number, height: number): [[number, number], [number, number]] {
  const side = Math.min(space, width / 8, height / 8);
  return [
    [side, side],
    [width - side, height - side],
  ];
}
