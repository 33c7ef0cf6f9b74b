import { Link } from '#src/components/link.tsx';
import card from './card.module.css';
import styles from './record-links.module.css';

interface RecordLinksProps {
  /** The path above the records' pages. */
  base: string;
  records: readonly { id: number; name: string; picture: string | null }[];
  /** The text if there are none (rule profiles). */
  empty: string;
}

/** Links to the companies or technologies of a member. */
export function RecordLinks({ base, records, empty }: RecordLinksProps) {
  if (records.length === 0) return <p className={card.quiet}>{empty}</p>;
  return (
    <ul className={styles.records}>
      {records.map(({ id, name, picture }) => (
        <li key={id}>
          <Link to={`${base}/${id}`} className={styles.record}>
            <span className={styles.picture} aria-hidden="true">
              {picture === null ? name.slice(0, 1) : <img src={picture} alt="" loading="lazy" />}
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
