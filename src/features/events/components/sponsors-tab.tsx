import { type EventDetail, sponsorLevels } from '#contract/events.ts';
import { NothingYet } from './nothing-yet.tsx';
import styles from './sponsors-tab.module.css';

/** Sponsors by level, from Platinum to Bronze; the higher the level, the larger the name. */
export function SponsorsTab({ sponsors }: Pick<EventDetail, 'sponsors'>) {
  if (sponsors.length === 0) return <NothingYet>This event has no sponsors.</NothingYet>;
  return (
    <div className={styles.levels}>
      {sponsorLevels.map((level) => {
        const ofLevel = sponsors.filter((sponsor) => sponsor.level === level);
        if (ofLevel.length === 0) return null;
        return (
          <section key={level} aria-label={level} data-level={level} className={styles.level}>
            <h2 className={styles.heading}>{level}</h2>
            <ul className={styles.sponsors}>
              {ofLevel.map(({ id, name, logo }) => (
                <li key={id} className={styles.sponsor}>
                  {logo === null ? name : <img src={logo} alt={name} className={styles.logo} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
