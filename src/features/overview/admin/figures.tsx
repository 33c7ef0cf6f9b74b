import { changeDays, type Overview } from '#contract/overview.ts';
import { Skeleton } from '#src/components/skeleton.tsx';
import { formatChange, formatNumber } from '#src/lib/format.ts';
import styles from './figures.module.css';

const labels: readonly [keyof Overview['figures'], string][] = [
  ['freeMembers', 'Free members'],
  ['professionals', 'Professionals'],
  ['companies', 'Companies'],
  ['technologies', 'Technologies'],
  ['openListings', 'Open listings'],
  ['upcomingEvents', 'Upcoming events'],
  ['registrations', 'Registrations'],
  ['subscribers', 'Subscribers'],
];

/** The size of the network, and its change in thirty days. */
export function Figures({ figures }: { figures: Overview['figures'] | undefined }) {
  return (
    <section aria-labelledby="figures-heading" className={styles.panel} aria-busy={!figures}>
      <h2 id="figures-heading" className={styles.title}>
        The network <span className={styles.note}>and its change in {changeDays} days</span>
      </h2>
      <dl className={styles.grid}>
        {labels.map(([name, label]) => {
          const figure = figures?.[name];
          return (
            <div key={name} className={styles.cell}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                {figure ? formatNumber(figure.value) : <Skeleton width={56} height={26} />}
                {figure && (
                  <span
                    className={styles.change}
                    // Fewer free members may mean more who pay.
                    data-sign={name === 'freeMembers' ? 0 : Math.sign(figure.change)}
                  >
                    {figure.change === 0 ? 'no change' : formatChange(figure.change)}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
