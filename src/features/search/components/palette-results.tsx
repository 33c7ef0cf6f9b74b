import type { EntryGroup } from '../merged-groups.ts';
import { type Entry, keyOf } from '../recent.ts';
import styles from './palette-results.module.css';

interface PaletteResultsProps {
  listId: string;
  groups: readonly EntryGroup[];
  /** The position of the selected entry among all entries; -1 if there is none. */
  chosen: number;
  typed: string;
  isLoading: boolean;
  isError: boolean;
  isKeptOnly: boolean;
  onChoose: (index: number) => void;
  onOpen: (entry: Entry) => void;
}

/** The groups of entries, or a message. */
export function PaletteResults({
  listId,
  groups,
  chosen,
  typed,
  isLoading,
  isError,
  isKeptOnly,
  onChoose,
  onOpen,
}: PaletteResultsProps) {
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  let index = -1;
  return (
    <div className={styles.results} aria-busy={isLoading}>
      <p role="status" className="visually-hidden">
        {typed === '' || isLoading ? '' : total === 0 ? 'No results' : `${total} ${total === 1 ? 'result' : 'results'}`}
      </p>
      {isError && <p className={styles.note}>The server did not answer. You can still open pages.</p>}
      {isKeptOnly && <p className={styles.note}>Results from what is kept on this computer.</p>}
      {total === 0 && !isError && (
        <p className={styles.note}>{isLoading ? 'Searching...' : `Nothing found for "${typed}".`}</p>
      )}
      <div id={listId} role="listbox" aria-label="Results">
        {groups.map(({ name, entries }) => (
          <div key={name} role="group" aria-label={name} className={styles.group}>
            <p className={styles.name} aria-hidden="true">
              {name}
            </p>
            {entries.map((entry) => {
              index += 1;
              const place = index;
              return (
                <div
                  key={keyOf(entry)}
                  id={`${listId}-${place}`}
                  role="option"
                  aria-selected={place === chosen}
                  tabIndex={-1}
                  className={styles.entry}
                  onPointerMove={() => place !== chosen && onChoose(place)}
                  onClick={() => onOpen(entry)}
                  onKeyDown={() => undefined}
                >
                  <span className={styles.title}>{entry.title}</span>
                  <span className={styles.detail}>{entry.detail}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
