import { type Point, smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from '../research-art.module.css';

/** The state of charge over a day: full after noon, spent after the evening. */
const charge = steps(16, 0, 1).map((hour) => 0.5 - 0.42 * Math.cos((hour / 15) * 2 * Math.PI * 1.1 + 0.4));

const curve = charge.map((level, hour): Point => [30 + hour * 28, 250 - level * 190]);

/** A row of cells, charged and discharged over a day. */
export function StorageArt() {
  return (
    <>
      {steps(5, 60, 50).map((y) => (
        <path key={y} d={`M0 ${y}H480`} className={styles.hair} />
      ))}
      {charge.map((level, hour) => {
        const x = 21 + hour * 28;
        const height = Math.round(level * 190);
        return (
          <g key={x}>
            <rect x={x} y="56" width="18" height="206" rx="5" className={styles.low} />
            <rect
              x={x}
              y={254 - height}
              width="18"
              height={height + 8}
              rx="5"
              className={level > 0.7 ? styles.high : styles.middle}
            />
          </g>
        );
      })}
      <path d={smoothPath(curve)} className={styles.bold} />
      {curve
        .filter((_, hour) => hour % 5 === 2)
        .map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="6" className={styles.full} />
        ))}
    </>
  );
}
