import { type Point, smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from './focus-art.module.css';

/** Paths are in whole units; the knot's bends are tight, so it is drawn four times as large. */
const fine = 4;

/** A trefoil: one line that crosses itself three times and ends where it began. */
const knot = (turn: number): Point => {
  const angle = turn * 2 * Math.PI;
  const size = 34 * fine;
  return [size * (Math.sin(angle) + 2 * Math.sin(2 * angle)), size * (2 * Math.cos(2 * angle) - Math.cos(angle))];
};

/** The same line, `offset` units to its side. */
const beside =
  (offset: number) =>
  (turn: number): Point => {
    const [x, y] = knot(turn);
    const [nextX, nextY] = knot(turn + 0.001);
    const scale = (offset * fine) / Math.hypot(nextX - x, nextY - y);
    return [x - (nextY - y) * scale, y + (nextX - x) * scale];
  };

const round = steps(36, 0, 1 / 36);

/** The crossings where the line is on top, in turn. `reach` is how far it is redrawn to both sides. */
const tops = [0.0431, 0.3764, 0.7097];
const over = (reach: number) => tops.map((top) => steps(7, top - reach, reach / 3));

/** The band is six lines on a background that hides the lines below. */
const offsets = [-17.9, -11.7, -5.5, 5.5, 11.7, 17.9];
const layers = {
  ground: smoothPath(round.map(knot), true),
  lines: offsets.map((offset) => smoothPath(round.map(beside(offset)), true)).join(''),
  overGround: over(0.056)
    .map((stretch) => smoothPath(stretch.map(knot)))
    .join(''),
  overLines: offsets.flatMap((offset) => over(0.06).map((s) => smoothPath(s.map(beside(offset))))).join(''),
};

/** Rings around the knot, like the growth of a tree. */
const rings = steps(8, 150, 26);

/** A band without end. */
export function CircularEconomyArt() {
  return (
    <>
      {rings.map((r) => (
        <circle key={r} cx="240" cy="160" r={r} className={styles.far} />
      ))}
      <g transform={`translate(240 152) scale(${1 / fine})`}>
        <path d={layers.ground} strokeWidth={44 * fine} className={styles.gap} />
        <path d={layers.lines} strokeWidth={1.2 * fine} className={styles.band} />
        <path d={layers.overGround} strokeWidth={44 * fine} className={styles.gap} />
        <path d={layers.overLines} strokeWidth={1.2 * fine} className={styles.band} />
      </g>
    </>
  );
}
