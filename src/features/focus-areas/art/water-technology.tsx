import { useId } from 'react';

import { type Point, smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from './focus-art.module.css';

/** Ripples around the point where the drop will fall, seen at a low angle. */
const ripples = steps(13, 1, 1).map((n) => {
  const across = 16 + n * 19 + n * n * 0.9;
  return { across, down: across * 0.24 };
});

/** The surface of the water inside the drop. */
const surface = (y: number, phase: number): string => {
  const points: Point[] = steps(9, 168, 18).map((x) => [x, y + 5 * Math.sin(x / 24 + phase)]);
  return `${smoothPath(points)}V240H168Z`;
};

const levels = [
  { y: 122, phase: 0.4, className: styles.middle },
  { y: 142, phase: 2, className: styles.high },
  { y: 164, phase: 3.8, className: styles.full },
] as const;

const drop = 'M240 42C254 74 294 106 294 148A54 54 0 0 1 186 148C186 106 226 74 240 42Z';

/** A drop, filled wave by wave, over ripples. */
export function WaterTechnologyArt() {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={drop} />
      </clipPath>
      {ripples.map(({ across, down }, index) => (
        <ellipse
          key={across}
          cx="240"
          cy="236"
          rx={Math.round(across)}
          ry={Math.round(down)}
          className={index < 4 ? styles.hair : styles.far}
        />
      ))}
      <g transform="translate(31 32) scale(.87)">
        <path d={drop} className={styles.low} />
        <g clipPath={`url(#${clip})`}>
          {levels.map(({ y, phase, className }) => (
            <path key={y} d={surface(y, phase)} className={className} />
          ))}
        </g>
        <path d={drop} className={styles.bold} />
        <path d="M202 152a38 38 0 0 0 24 35" className={styles.gap} strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  );
}
