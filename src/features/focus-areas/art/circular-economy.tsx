import { useId } from 'react';

import { type Point, smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from './focus-art.module.css';

/** Paths are in whole units; the knot's bends are tight, so it is drawn four times as large. */
const fine = 4;

/** A trefoil: one line that passes over and under itself three times and ends where it began. */
const knot = (turn: number): Point => {
  const angle = turn * 2 * Math.PI;
  const size = 34 * fine;
  return [size * (Math.sin(angle) + 2 * Math.sin(2 * angle)), size * (2 * Math.cos(2 * angle) - Math.cos(angle))];
};

const whole = smoothPath(steps(36, 0, 1 / 36).map(knot), true);

/** Where the line crosses itself, being on top, in turns; and the stretches around these places. */
const tops = [0.0431, 0.3764, 0.7097];
const over = tops.map((top) => smoothPath(steps(9, top - 4 / 54, 1 / 54).map(knot))).join('');

/** Widths of strokes upon strokes: what stays visible of every second one is a pair of lines. */
const widths = [44, 37, 34.6, 24.6, 22.2, 12.2, 9.8].map((width) => width * fine);

/** Rings around the knot, like the growth of a tree. */
const rings = steps(8, 150, 26);

/** A band without end. */
export function CircularEconomyArt() {
  const crossings = useId();
  return (
    <>
      {rings.map((r) => (
        <circle key={r} cx="240" cy="160" r={r} className={styles.far} />
      ))}
      <g transform={`translate(240 152) scale(${1 / fine})`}>
        <Band path={whole} />
        <clipPath id={crossings}>
          {tops.map((top) => {
            const [x, y] = knot(top);
            return <circle key={top} cx={Math.round(x)} cy={Math.round(y)} r={36 * fine} />;
          })}
        </clipPath>
        <g clipPath={`url(#${crossings})`}>
          <Band path={over} />
        </g>
      </g>
    </>
  );
}

function Band({ path }: { path: string }) {
  const id = useId();
  return (
    <>
      <defs>
        <path id={id} d={path} />
      </defs>
      {widths.map((width, index) => (
        <use key={width} href={`#${id}`} strokeWidth={width} className={index % 2 === 1 ? styles.band : styles.gap} />
      ))}
    </>
  );
}
