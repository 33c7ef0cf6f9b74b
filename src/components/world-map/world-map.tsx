import { geoPath } from 'd3-geo';
import { memo, useMemo, useRef } from 'react';

import type { CountryCode } from '#contract/places-countries.ts';
import { useWidth } from '#src/hooks/use-width.ts';
import { countryName, formatCount, formatList } from '#src/lib/format.ts';
import { Link } from '../link.tsx';
import { type Circle, circlesOf } from './clusters.ts';
import { projectionFor } from './projection.ts';
import { countryShapes, shapeOf } from './shapes.ts';
import styles from './world-map.module.css';

/** Records at one place: a country or a city. */
export interface MapTally {
  key: string;
  name: string;
  /** Longitude and latitude. */
  at: readonly [number, number];
  count: { value: number; isCapped: boolean };
}

interface WorldMapProps {
  /** The accessible name: `Companies by country`. */
  label: string;
  nouns: { one: string; many: string };
  tallies: readonly MapTally[];
  /** What many of the places are called: `countries`. */
  places: string;
  /** The countries that have records. */
  filled: readonly CountryCode[];
  /** These countries are marked and shown as large as fits; without any, all that have records are shown. */
  frame: readonly CountryCode[];
  /** The keys of places whose records are shown now. */
  chosen: readonly string[];
  /** The address of the records at some places. */
  hrefOf: (keys: readonly string[]) => string;
}

/** The records in each country, by the codes of the countries that are on the map. */
export function countryTallies(counts: readonly { value: string; count: MapTally['count'] }[]): MapTally[] {
  return counts.flatMap(({ value, count }) => {
    const shape = shapeOf.get(value);
    return shape ? [{ key: value, name: countryName(value), at: shape.middle, count }] : [];
  });
}

/**
 * The places that have records, each with the number of them in a circle that opens them; circles that would hide each
 * other are one. Drawn from shapes that come with the app, so that it asks no other server.
 */
export function WorldMap({ label, nouns, tallies, places, filled, frame, chosen, hrefOf }: WorldMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = Math.round(useWidth(place));
  const height = Math.round(Math.min(Math.max(width * 0.52, 260), 480));
  const shown = (frame.length > 0 ? frame : filled).join();
  const projection = useMemo(
    () =>
      projectionFor(
        shown.split(',').flatMap((code) => shapeOf.get(code) ?? []),
        width,
        height,
      ),
    [shown, width, height],
  );
  const circles = useMemo(() => {
    const marks = tallies.flatMap(({ key, at: [longitude, latitude], count }) => {
      const at = projection([longitude, latitude]);
      if (!at || !(at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height)) return [];
      return [{ keys: [key], x: at[0], y: at[1], count }];
    });
    return circlesOf(marks);
  }, [tallies, projection, width, height]);
  const names = useMemo(() => new Map(tallies.map(({ key, name }) => [key, name])), [tallies]);
  return (
    <div ref={place} className={styles.place}>
      <svg role="group" aria-label={label} className={styles.map} width={width} height={height}>
        <Lands projection={projection} withRecords={filled.join()} chosen={frame.join()} />
        {circles.map((circle) => (
          <MapCircle
            key={circle.keys.join()}
            circle={circle}
            names={circle.keys.map((key) => names.get(key) ?? key)}
            places={places}
            nouns={nouns}
            isChosen={circle.keys.some((key) => chosen.includes(key))}
            to={hrefOf(circle.keys)}
            width={width}
          />
        ))}
      </svg>
    </div>
  );
}

interface LandsProps {
  projection: ReturnType<typeof projectionFor>;
  /** Codes of countries, by commas. */
  withRecords: string;
  chosen: string;
}

/** The land. It changes with the view only, not with the numbers. */
const Lands = memo(function Lands({ projection, withRecords, chosen }: LandsProps) {
  const path = useMemo(() => geoPath(projection).digits(1), [projection]);
  const filled = new Set(withRecords.split(','));
  const marked = new Set(chosen.split(','));
  return (
    <g aria-hidden="true">
      {countryShapes.map(({ code, shape }, at) => {
        const drawn = path(shape);
        if (!drawn) return null;
        const kind = code && (marked.has(code) ? 'chosen' : filled.has(code) ? 'filled' : undefined);
        return <path key={code ?? `land-${at}`} d={drawn} data-land={kind} />;
      })}
    </g>
  );
});

/** So many places of one circle are named. */
const namedAtMost = 4;

interface MapCircleProps extends Pick<WorldMapProps, 'nouns' | 'places'> {
  circle: Circle;
  names: readonly string[];
  isChosen: boolean;
  to: string;
  width: number;
}

function MapCircle({ circle, names, places, nouns, isChosen, to, width }: MapCircleProps) {
  const { x, y, radius, count } = circle;
  const rest = names.length - namedAtMost;
  const where = rest > 1 ? formatList([...names.slice(0, namedAtMost), `${rest} more ${places}`]) : formatList(names);
  const number = formatCount(count);
  const tip = names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(' and ');
  // A name at the edge of the map stands inside it.
  const anchor = x < width * 0.15 ? 'start' : x > width * 0.85 ? 'end' : 'middle';
  const shift = { start: -radius, middle: 0, end: radius }[anchor];
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={`${where}: ${number} ${count.value === 1 ? nouns.one : nouns.many}`}
      aria-current={isChosen || undefined}
      className={styles.mark}
    >
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} dy="0.35em" textAnchor="middle" className={styles.number}>
        {number}
      </text>
      <text
        x={x + shift}
        y={y < radius + 24 ? y + radius + 16 : y - radius - 6}
        textAnchor={anchor}
        className={styles.name}
      >
        {tip}
      </text>
    </Link>
  );
}
