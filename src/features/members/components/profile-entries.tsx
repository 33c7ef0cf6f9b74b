import type { MemberProfile } from '#contract/members.ts';
import { formatShortMonth } from '#src/lib/format.ts';
import { periodInWords } from '../profile-words.ts';
import card from './card.module.css';
import styles from './profile-entries.module.css';

interface EntryProps {
  title: string;
  where: (string | null)[];
  when: string | null;
  text: string;
}

/** Positions, the latest first, or a text if there are none (rule profiles). */
export function ExperienceList({ entries }: { entries: MemberProfile['experience'] }) {
  if (entries.length === 0) return <p className={card.quiet}>No work experience added yet.</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <Entry
          key={`${entry.title} ${entry.companyName} ${entry.startDate}`}
          title={entry.title}
          where={[entry.companyName, entry.location]}
          when={periodInWords(entry)}
          text={entry.description}
        />
      ))}
    </ol>
  );
}

export function EducationList({ entries }: { entries: MemberProfile['education'] }) {
  if (entries.length === 0) return <p className={card.quiet}>No education added yet.</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <Entry
          key={`${entry.institution} ${entry.degree} ${entry.startDate}`}
          title={[entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ') || entry.institution}
          where={[entry.degree || entry.fieldOfStudy ? entry.institution : null]}
          when={periodInWords(entry)}
          text={entry.description}
        />
      ))}
    </ol>
  );
}

export function AchievementList({ entries }: { entries: MemberProfile['achievements'] }) {
  if (entries.length === 0) return <p className={card.quiet}>No achievements added yet.</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <Entry
          key={`${entry.title} ${entry.issueDate}`}
          title={entry.title}
          where={[entry.issuer]}
          when={entry.issueDate && formatShortMonth(entry.issueDate)}
          text={entry.description}
        />
      ))}
    </ol>
  );
}

function Entry({ title, where, when, text }: EntryProps) {
  const places = where.filter(Boolean).join(', ');
  return (
    <li className={styles.entry}>
      <h4 className={styles.title}>{title}</h4>
      {when !== null && when !== '' && <p className={styles.when}>{when}</p>}
      {places !== '' && <p className={styles.where}>{places}</p>}
      {text !== '' && <p className={styles.text}>{text}</p>}
    </li>
  );
}
