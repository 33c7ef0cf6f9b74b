import { classNames } from '#src/lib/class-names.ts';
import styles from './hero-art.module.css';
import { Sparks } from './sparks.tsx';
import { strandLines, strandsHeight, strandsWidth } from './strands.ts';

/** The mission's three words, each a strand of the braid. */
const strands = ['innovation', 'investment', 'implementation'] as const;

const drawn = strands.map((name, index) => ({ name, path: strandLines(index).join('') }));

/** Innovation, investment and implementation, woven into one current, with sparks that travel along it. */
export function HeroArt({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.art, className)} aria-hidden="true">
      <div className={styles.braid}>
        <svg viewBox={`0 0 ${strandsWidth} ${strandsHeight}`} fill="none" className={styles.lines}>
          <defs>
            {strands.map((name) => (
              <linearGradient
                key={name}
                id={`strand-${name}`}
                gradientUnits="userSpaceOnUse"
                x1="520"
                y1="800"
                x2="1440"
                y2="90"
              >
                <stop offset="0" stopOpacity="0" className={styles[name]} />
                <stop offset="0.35" stopOpacity="0.6" className={styles[name]} />
                <stop offset="0.75" className={styles[name]} />
                <stop offset="1" className={styles.joined} />
              </linearGradient>
            ))}
          </defs>
          {drawn.map(({ name, path }) => (
            <path key={name} d={path} stroke={`url(#strand-${name})`} />
          ))}
        </svg>
        <Sparks />
      </div>
    </div>
  );
}
