import type { EventDetail } from '#contract/events.ts';
import { classNames } from '#src/lib/class-names.ts';
import { type AgendaTag, agendaTag } from '../agenda-tag.ts';
import { agendaTime } from '../event-words.ts';
import styles from './agenda-tab.module.css';
import { NothingYet } from './nothing-yet.tsx';

const looks: Record<AgendaTag, string | undefined> = {
  Keynote: styles.keynote,
  Panel: styles.discussion,
  Workshop: styles.workshop,
};

/** The agenda, day by day. Items are tagged by the words in their titles (rule agenda-tags). */
export function AgendaTab({ agenda }: Pick<EventDetail, 'agenda'>) {
  if (agenda.length === 0) return <NothingYet>The agenda has not been announced yet.</NothingYet>;
  return (
    <div className={styles.agenda}>
      {agenda.map(({ day, items }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <ol className={styles.items}>
            {items.map(({ time, title, description }) => {
              const tag = agendaTag(title);
              return (
                <li key={`${time} ${title}`} className={styles.item}>
                  <span className={styles.time}>{agendaTime(time)}</span>
                  <div className={styles.words}>
                    <h3 className={styles.title}>
                      {title} {tag && <span className={classNames(styles.tag, looks[tag])}>{tag}</span>}
                    </h3>
                    <p className={styles.text}>{description}</p>
                  </div>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
