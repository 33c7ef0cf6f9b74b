import { useId } from 'react';

import { type Point, smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from './focus-art.module.css';

/** A trefoil: one line that passes over and under itself three times and ends where it began. */
const knot = (turn: number): Point => {
  const angle = turn * 2 * Math.PI;
  const scale = 34;
  return [
    240 + scale * (Math.sin(angle) + 2 * Math.sin(2 * angle)),
    152 - scale * (Math.cos(angle) - 2 * Math.cos(2 * angle)),
  ];
};

const whole = smoothPath(steps(30, 0, 1 / 30).map(knot), true);

/** The three stretches that pass over another, to be drawn once more on top of the whole. */
const over = [1 / 4, 7 / 12, 11 / 12].map((middle) => smoothPath(steps(7, middle - 0.05, 0.1 / 6).map(knot)));

/** Widths of strokes upon strokes: what stays visible of every second one is a pair of lines. */
const widths = [44, 37, 34.6, 24.6, 22.2, 12.2, 9.8];

/** Rings around the knot, like the growth of a tree. */
const rings = steps(8, 150, 26);

/** A band without end. */
export function CircularEconomyArt() {
  return (
    <>
      {rings.map((r) => (
        <circle key={r} cx="240" cy="160" r={r} className={styles.far} />
      ))}
      <Band path={whole} />
      {over.map((path) => (
        <Band key={path} path={path} />
      ))}
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
