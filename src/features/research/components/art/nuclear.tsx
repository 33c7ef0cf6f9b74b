import { steps } from '#src/lib/svg-path.ts';
import styles from '../research-art.module.css';

const radius = 17;

/** The channels of a core seen from above: rings of a hexagonal lattice around the middle. */
const channels = steps(9, -4, 1).flatMap((row) =>
  steps(9, -4, 1)
    .filter((column) => Math.abs(row + column) <= 4)
    .map((column) => ({
      x: 240 + (column + row / 2) * radius * 2.2,
      y: 160 + row * radius * 1.9,
      ring: Math.max(Math.abs(row), Math.abs(column), Math.abs(row + column)),
    })),
);

/** A reactor's core from above; it glows towards the middle. */
export function NuclearArt() {
  return (
    <>
      {[210, 236, 268].map((r) => (
        <circle key={r} cx="240" cy="160" r={r} className={styles.hair} />
      ))}
      {channels.map(({ x, y, ring }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={radius} className={ring > 2 ? styles.hair : styles.line} />
          <circle
            cx={x}
            cy={y}
            r={13 - ring * 2}
            className={[styles.full, styles.high, styles.high, styles.middle, styles.low][ring]}
          />
        </g>
      ))}
    </>
  );
}
