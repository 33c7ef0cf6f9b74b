import { useEffect, useState } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './hero-art.module.css';
import { strandLines, strandsHeight, strandsWidth } from './strands.ts';

/** The mission's three words, each a strand of the braid. */
const strands = ['innovation', 'investment', 'implementation'] as const;

const viewBox = `0 0 ${strandsWidth} ${strandsHeight}`;

const drawn = strands.map((name, index) => ({ name, path: strandLines(index).join('') }));

/** Innovation, investment and implementation, woven into one current; now and then a light runs along it. */
export function HeroArt({ className }: { className?: string | undefined }) {
  const isRunning = useStarted();
  return (
    <div className={classNames(styles.art, className)} aria-hidden="true">
      <svg viewBox={viewBox} fill="none" className={styles.braid}>
        <Colours />
        <Lines />
      </svg>
      {isRunning && (
        <div className={styles.light}>
          <svg viewBox={viewBox} fill="none" className={classNames(styles.braid, styles.lit)}>
            <Lines />
          </svg>
        </div>
      )}
    </div>
  );
}

/** False in what the server sends and in the first picture of the page, so that both are the same. */
function useStarted(): boolean {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return isStarted;
}

function Lines() {
  return drawn.map(({ name, path }) => <path key={name} d={path} stroke={`url(#strand-${name})`} />);
}

function Colours() {
  return (
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
  );
}
