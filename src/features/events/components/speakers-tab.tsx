import type { EventDetail } from '#contract/events.ts';
import { initialsOf } from '#src/lib/format.ts';
import { NothingYet } from './nothing-yet.tsx';
import styles from './speakers-tab.module.css';

/** The speakers, each with a portrait or, without one, initials. */
export function SpeakersTab({ speakers }: Pick<EventDetail, 'speakers'>) {
  if (speakers.length === 0) return <NothingYet>The speakers have not been announced yet.</NothingYet>;
  return (
    <ul className={styles.speakers}>
      {speakers.map(({ id, name, title, bio, image }) => (
        <li key={id} className={styles.speaker}>
          {image === null ? (
            <span className={styles.portrait} aria-hidden="true">
              {initialsOf(name)}
            </span>
          ) : (
            <img src={image} alt="" width={64} height={64} className={styles.portrait} />
          )}
          <div className={styles.words}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.title}>{title}</p>
            <p className={styles.bio}>{bio}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
