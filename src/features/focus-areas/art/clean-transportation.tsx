import { steps } from '#src/lib/svg-path.ts';
import styles from './focus-art.module.css';

/** Streets: a grid turned by 45 degrees. */
const streets = [
  ...steps(22, -320, 40).map((x) => `M${x} 0l320 320`),
  ...steps(22, 0, 40).map((x) => `M${x} 0l-320 320`),
].join('');

/** Lines of a network plan: straight or at 45 degrees, with rounded bends. */
const main = 'M-10 230H112Q124 230 132 222L208 146Q216 138 228 138H322Q334 138 342 130L422 50Q430 42 442 42H490';
const branch = 'M-10 92H126Q138 92 146 100L262 216Q270 224 282 224H490';
const feeder = 'M240 330V274Q240 262 248 254L330 172Q338 164 338 152V-10';

const stops = [
  [70, 230],
  [276, 138],
  [398, 74],
  [78, 92],
  [350, 224],
  [430, 224],
] as const;

/** A plan of routes that meet, with a train under way. */
export function CleanTransportationArt() {
  return (
    <>
      <path d={streets} className={styles.far} />
      <path d={feeder} strokeWidth="4.5" className={styles.hair} />
      <path d={branch} strokeWidth="9" className={styles.gap} />
      <path d={branch} strokeWidth="4.5" className={styles.hair} />
      <path d={main} strokeWidth="16" className={styles.gap} />
      <path d={main} className={styles.broad} />
      {stops.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" strokeWidth="3" className={styles.stop} />
      ))}
      <rect x="166" y="140" width="40" height="40" rx="13" strokeWidth="3.5" className={styles.stop} />
      <path d="M186 151l-8 11h7l-3 9 9 -12h-7l4 -8z" className={styles.full} />
      <circle cx="338" cy="134" r="12" strokeWidth="3.5" className={styles.stop} />
    </>
  );
}
