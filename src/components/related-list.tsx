import { type ReactNode, useId } from 'react';
import { CardLink, Link } from './link.tsx';
import { Monogram } from './monogram.tsx';
import styles from './related-list.module.css';

interface RelatedRecord {
  key: string | number;
  name: string;
  /** Its page; without one it is only named. */
  to?: string | undefined;
  /** A few words about it. */
  text?: ReactNode;
  /** A picture or, where there is none, the initials; left out, it has neither. */
  picture?: string | null;
  /** Round, for people. */
  isPerson?: boolean;
}

interface RelatedListProps {
  title: string;
  records: readonly RelatedRecord[];
  /** Where all of them are. */
  all?: { to: string; label: string } | undefined;
  /** For those who may add one. */
  add?: ReactNode;
  headingLevel?: 2 | 3;
}

/** The first few records that belong to another one, and the way to all of them. Nothing where there are none to show or add. */
export function RelatedList({ title, records, all, add, headingLevel = 2 }: RelatedListProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (records.length === 0 && !add) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {records.length > 0 && all && (
          <Link to={all.to} className={styles.link}>
            {all.label}
          </Link>
        )}
        {add}
      </div>
      {records.length > 0 && (
        <ul className={styles.records} aria-labelledby={id}>
          {records.map(({ key, name, to, text, picture, isPerson = false }) => (
            <li key={key} className={styles.record}>
              {picture !== undefined && <Monogram name={name} imageUrl={picture} size="small" isRound={isPerson} />}
              <div className={styles.words}>
                {to === undefined ? (
                  <p className={styles.name}>{name}</p>
                ) : (
                  <CardLink to={to} className={styles.name}>
                    {name}
                  </CardLink>
                )}
                {text && <p className={styles.text}>{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
