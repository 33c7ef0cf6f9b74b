import { geoArea, geoCentroid } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json';

import type { CountryCode } from '#contract/places-countries.ts';
import { codeOfShape } from './country-numbers.ts';

export interface CountryShape {
  /** Left out for land that is no country of ISO 3166. */
  code: CountryCode | undefined;
  shape: Feature;
  /** The largest piece of land: without French Guiana, France is where people look for it. */
  mainland: Polygon;
  /** The middle of the mainland: longitude and latitude. */
  middle: [number, number];
}

// The module is typed as whatever JSON holds.
const world = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The countries of the world, from Natural Earth (public domain) by way of world-atlas. Antarctica is left out. */
export const countryShapes: readonly CountryShape[] = feature(world, world.objects.countries).features.flatMap(
  (shape) => {
    const code = codeOfShape(shape.id === undefined ? undefined : String(shape.id), shape.properties.name);
    if (code === 'aq' || (shape.geometry.type !== 'Polygon' && shape.geometry.type !== 'MultiPolygon')) return [];
    const mainland = largest(shape.geometry);
    return [{ code, shape, mainland, middle: geoCentroid(mainland) }];
  },
);

export const shapeOf: ReadonlyMap<CountryCode, CountryShape> = new Map(
  countryShapes.flatMap((country) => (country.code ? [[country.code, country]] : [])),
);

function largest(land: Polygon | MultiPolygon): Polygon {
  if (land.type === 'Polygon') return land;
  const pieces = land.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
  return pieces.reduce((most, piece) => (geoArea(piece) > geoArea(most) ? piece : most));
}
