import type { TimelineEntry } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import styles from './timeline.module.css';

/** The history, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ year, event, description }) => (
        <li key={`${year} ${event}`} className={styles.entry}>
          <span className={styles.year}>{year}</span>
          <div className={styles.words}>
            <h3 className={styles.event}>{event}</h3>
            <p className={styles.description}>
              <Cited text={description} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
