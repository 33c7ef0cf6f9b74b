import { useId } from 'react';

import type { IntroductionDetail } from '#contract/introductions.ts';
import { formatMoment } from '#src/lib/format.ts';
import { stepWords } from '../words.ts';
import styles from './trail.module.css';

/** The history of the request. */
export function Trail({ introduction, headingLevel = 2 }: { introduction: IntroductionDetail; headingLevel?: 2 | 3 }) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} className={styles.trail}>
      {/* In a list, each one already has a heading. */}
      <Heading id={id} className={headingLevel === 3 ? 'visually-hidden' : undefined}>
        History
      </Heading>
      <ol>
        {introduction.trail.map((entry) => (
          <li key={`${entry.at} ${entry.to}`}>
            <p>{stepWords(introduction, entry)}</p>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            {entry.note && introduction.side === 'team' && <p className={styles.note}>{entry.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
