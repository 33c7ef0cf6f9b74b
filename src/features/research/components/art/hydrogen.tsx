import { steps } from '#src/lib/svg-path.ts';
import styles from '../research-art.module.css';

/** Bubbles between the plates, larger the higher they have risen. */
const bubbles = steps(9, 0, 1).flatMap((gap) =>
  steps(7, 0, 1).map((step) => ({
    x: 66 + gap * 44 + 7 * Math.sin(step * 2.3 + gap * 1.7),
    y: 300 - step * 44 - ((gap * 29) % 40),
    r: 2.5 + step * 1.25 + ((gap * 3 + step) % 3),
    isNear: (gap + step) % 3 === 0,
  })),
);

/** An electrolyzer's stack from the side: plates in water, gas rising between them. */
export function HydrogenArt() {
  return (
    <>
      {steps(10, 44, 44).map((x) => (
        <g key={x}>
          <rect x={x - 3} y="36" width="6" height="300" rx="3" className={styles.middle} />
          <path d={`M${x} 36V12H${x > 240 ? 480 : 0}`} className={styles.hair} />
        </g>
      ))}
      {bubbles.map(({ x, y, r, isNear }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} className={isNear ? styles.bold : styles.line} />
          {isNear && <circle cx={x - r / 3} cy={y - r / 3} r={r / 4} className={styles.full} />}
        </g>
      ))}
    </>
  );
}
