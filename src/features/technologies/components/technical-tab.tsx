import type { Technology } from '#contract/technologies.ts';
import { Stack } from '#src/components/stack.tsx';
import { barsOf } from '../metric-bars.ts';
import styles from './tabs.module.css';

/** Measured performance, patents and publications. */
export function TechnicalTab({ technology: { metrics, patents, publications } }: { technology: Technology }) {
  const bars = barsOf(metrics);
  return (
    <Stack gap={40}>
      <section aria-labelledby="performance" className={styles.part}>
        <h2 id="performance">Performance</h2>
        {bars.length === 0 && <p className={styles.none}>No performance metrics have been published.</p>}
        {bars.length > 0 && (
          <dl className={styles.metrics}>
            {bars.map(({ label, value, note, percent }) => (
              <div key={label} className={styles.metric}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.value}>{value}</span>
                  <span className={styles.note}>{note}</span>
                  <span aria-hidden="true" className={styles.track}>
                    <span className={styles.bar} data-fill style={{ width: `${percent}%` }} />
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section aria-labelledby="patents" className={styles.part}>
        <h2 id="patents">Patents</h2>
        {patents.length === 0 && <p className={styles.none}>No patents listed.</p>}
        {patents.length > 0 && (
          <ul className={styles.records}>
            {patents.map(({ id, title, year }) => (
              <li key={id}>
                <span className={styles.record}>{title}</span>
                <span className={styles.note}>
                  {id}, {year}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="publications" className={styles.part}>
        <h2 id="publications">Publications</h2>
        {publications.length === 0 && <p className={styles.none}>No publications listed.</p>}
        {publications.length > 0 && (
          <ul className={styles.records}>
            {publications.map(({ id, title, journal, year, doi }) => (
              <li key={id}>
                {doi ? (
                  <a
                    href={`https://doi.org/${doi}`}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={styles.record}
                  >
                    {title}
                    <span className="visually-hidden"> (opens in a new tab)</span>
                  </a>
                ) : (
                  <span className={styles.record}>{title}</span>
                )}
                <span className={styles.note}>
                  <cite>{journal}</cite>, {year}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Stack>
  );
}
