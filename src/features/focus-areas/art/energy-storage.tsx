import { type Point, steps, straightPath } from '#src/lib/svg-path.ts';
import styles from './focus-art.module.css';

/** Isometric: a step along either ground axis is 2 across and 1 down. */
const halfWidth = 80;
const halfHeight = 40;
const thickness = 13;

/** Cells from the bottom up: the higher, the fuller. */
const cells = [
  { y: 207, top: styles.middle, left: styles.low, right: styles.low },
  { y: 181, top: styles.high, left: styles.middle, right: styles.low },
  { y: 155, top: styles.high, left: styles.middle, right: styles.low },
  { y: 129, top: styles.full, left: styles.high, right: styles.middle },
] as const;

const floor = [
  ...steps(25, -480, 40).map((x) => `M${x} 0l640 320`),
  ...steps(25, 0, 40).map((x) => `M${x} 0l-640 320`),
].join('');

/** A stack of cells, charged from the top. */
export function EnergyStorageArt() {
  return (
    <>
      <path d={floor} className={styles.far} />
      {cells.map(({ y, top, left, right }) => (
        <Cell key={y} y={y} top={top} left={left} right={right} />
      ))}
      <path d="M251 111l-30 20h19l-12 15 30 -20h-19z" className={styles.cut} />
    </>
  );
}

function Cell({ y, top, left, right }: Record<'top' | 'left' | 'right', string | undefined> & { y: number }) {
  const west: Point = [240 - halfWidth, y];
  const south: Point = [240, y + halfHeight];
  const east: Point = [240 + halfWidth, y];
  const down = ([x, top]: Point): Point => [x, top + thickness];
  const lid = straightPath([west, [240, y - halfHeight], east, south], true);
  return (
    <g>
      <path d={straightPath([west, south, down(south), down(west)], true)} className={left} />
      <path d={straightPath([south, east, down(east), down(south)], true)} className={right} />
      <path d={lid} className={top} />
      <path d={`${lid}${straightPath([west, down(west), down(south), down(east), east])}`} className={styles.line} />
      <path d={straightPath([south, down(south)])} className={styles.line} />
    </g>
  );
}
