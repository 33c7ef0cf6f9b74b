import { useState } from 'react';

import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { type FactEntry, textOf } from '../facts.ts';
import styles from './fact-value.module.css';

/** What is longer is folded; paper shows all of it. */
const shortText = 240;
const fewEntries = 6;

/** One cell: text, a list, or that there is nothing. `of` is the record's name, for the button that unfolds it. */
export function FactValue({ entries, of }: { entries: readonly FactEntry[] | null; of: string }) {
  const [isOpen, setOpen] = useState(false);
  if (entries === null) return <span className={styles.none}>Not available</span>;
  if (entries.length === 0) return <span className={styles.none}>Not given</span>;
  const isLong = textOf(entries).length > shortText || entries.length > fewEntries;
  const [first] = entries;
  return (
    <>
      <div className={styles.value} data-folded={isLong && !isOpen}>
        {entries.length === 1 && first ? (
          <Entry entry={first} />
        ) : (
          <ul className={styles.list}>
            {entries.map((entry, place) => (
              <li key={`${place} ${entry.text}`}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {isLong && (
        <Button
          kind="link"
          size="small"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
          <span className="visually-hidden"> of {of}</span>
        </Button>
      )}
    </>
  );
}

function Entry({ entry: { text, to, href } }: { entry: FactEntry }) {
  if (to !== undefined) return <Link to={to}>{text}</Link>;
  if (href === undefined) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
