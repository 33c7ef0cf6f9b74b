import { type Point, steps, straightPath } from '#src/lib/svg-path.ts';
import styles from '../research-art.module.css';

const size = 44;

function hexagon(x: number, y: number, radius: number): string {
  return straightPath(
    steps(6, 0, 60).map((angle): Point => {
      const turn = ((angle + 30) * Math.PI) / 180;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    }),
    true,
  );
}

const pores = steps(6, -1, 1).flatMap((row) =>
  steps(8, -1, 1).map((column) => ({
    x: (column + (row % 2 === 0 ? 0 : 0.5)) * size * 1.732 + 28,
    y: row * size * 1.5 + 32,
    kind: (row * 5 + column * 3 + 20) % 7,
  })),
);

/** A framework of pores; molecules of three atoms sit in some of them. */
export function MaterialsArt() {
  return pores.map(({ x, y, kind }) => (
    <g key={`${x} ${y}`}>
      <path d={hexagon(x, y, size - 3)} className={styles.line} />
      <path d={hexagon(x, y, size - 12)} className={kind < 3 ? styles.low : styles.hair} />
      {kind === 1 && <path d={hexagon(x, y, size - 12)} className={styles.middle} />}
      {(kind === 0 || kind === 4) && (
        <g transform={`rotate(${kind * 17 + 24} ${x} ${y})`}>
          <path d={`M${x - 15} ${y}h30`} className={styles.bold} />
          <circle cx={x} cy={y} r="7" className={styles.full} />
          <circle cx={x - 17} cy={y} r="5.5" className={styles.high} />
          <circle cx={x + 17} cy={y} r="5.5" className={styles.high} />
        </g>
      )}
    </g>
  ));
}
