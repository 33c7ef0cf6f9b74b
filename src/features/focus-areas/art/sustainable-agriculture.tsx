import { type Point, smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from './focus-art.module.css';

const horizon = 150;

/** A furrow: it leaves the horizon near the middle and swings out towards the viewer. */
const furrow = (n: number): Point[] =>
  [0, 0.12, 0.3, 0.55, 1].map((depth) => [
    240 + n * (7 + 64 * depth ** 1.25) + 34 * Math.sin(depth * 3.1),
    horizon + 182 * depth,
  ]);

const furrows = steps(25, -12, 1);

/** Every second strip between two furrows. */
const strips = furrows
  .filter((n) => n % 2 === 0)
  .map((n) => `${smoothPath(furrow(n))}L${smoothPath(furrow(n + 1).toReversed()).slice(1)}Z`)
  .join('');

const hills = 'M0 150V128C60 104 112 112 160 128S262 150 316 130 420 96 480 116V150Z';

/** Half a leaf's outline, from stem to tip, and its veins. */
const leaf = 'M0 0C-16 -46 -6 -92 50 -128C70 -74 56 -22 0 0Z';
const veins = [0.26, 0.42, 0.58, 0.74]
  .map((t) => {
    const [x, y] = [40 * t * t + 8 * t, -118 * t];
    return `M${x} ${y}l${-15 + 10 * t} ${-20 + 5 * t}M${x} ${y}l${24 - 12 * t} ${-9}`;
  })
  .join('');

/** A seedling over contour furrows. */
export function SustainableAgricultureArt() {
  return (
    <>
      <path d={hills} className={styles.low} />
      <path d={strips} className={styles.low} />
      <path d={furrows.map((n) => smoothPath(furrow(n))).join('')} className={styles.far} />
      <path d={`M0 ${horizon}H480`} className={styles.hair} />
      <path d="M240 256C244 226 238 206 241 180" className={styles.bold} />
      <g transform="translate(241 182) rotate(8) scale(.84)">
        <path d={leaf} className={styles.high} />
        <path d={`M0 0C14 -34 24 -74 48 -122${veins}`} className={styles.line} />
      </g>
      <g transform="translate(240 214) scale(-.66 .66) rotate(20)">
        <path d={leaf} className={styles.full} />
        <path d={`M0 0C14 -34 24 -74 48 -122${veins}`} className={styles.gap} strokeWidth="1.8" />
      </g>
    </>
  );
}
