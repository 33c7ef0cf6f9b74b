import { endpoints } from '#contract/endpoints.ts';
import { changeOf } from './change.ts';
import { isSave } from './editions.ts';
import { type Entry, isOf, type Owner } from './entry.ts';
import type { Row, Rows } from './rows.ts';

const known = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

function withChange(row: Row): Entry {
  const endpoint = known.get(row.endpoint);
  return { ...row, change: endpoint ? changeOf(endpoint, row.path, row.body, row.local) : null };
}

export type Entries = ReturnType<typeof readEntries>;

/**
 * The entries of the outbox in memory, each written to its row first. `onChange` hears whose entries are others now.
 * Throws what SQLite throws, and then nothing has changed.
 */
export function readEntries(rows: Rows, onChange: (owner: Owner) => void) {
  let entries: Entry[] = rows.all().map(withChange);
  const of = (owner: Owner): Entry[] => entries.filter(isOf(owner));
  const lineOf = (owner: Owner, record: string): Entry[] => of(owner).filter(({ change }) => change?.record === record);
  const drop = (owner: Owner, isGone: (entry: Entry) => boolean): void => {
    entries = entries.filter((entry) => !isGone(entry));
    onChange(owner);
  };
  return {
    of,
    find: (owner: Owner, name: string): Entry | undefined => of(owner).find((entry) => entry.key === name),
    /** The entries of a record, in order. */
    lineOf,
    /** The save that stands behind this one. */
    saveBehind: (entry: Entry): Entry | undefined => {
      const next = entry.change && lineOf(entry, entry.change.record).find(({ id }) => id > entry.id);
      return next && isSave(next) ? next : undefined;
    },
    /** Adds a row at the end, in the place of another one where that is given. */
    add: (row: Omit<Row, 'id'>, replaced: Entry | null): void => {
      const added = withChange(rows.insert(row, replaced?.id ?? null));
      entries = [...entries.filter((entry) => entry !== replaced), added];
      onChange(added);
    },
    replace: (entry: Entry, next: Row): void => {
      rows.update(next);
      entries = entries.map((each) => (each.id === entry.id ? withChange(next) : each));
      onChange(entry);
    },
    /** An entry is gone, and the one behind it is another from now on. */
    handOver: (entry: Entry, next: Row): void => {
      rows.removeAndUpdate(entry.id, next);
      entries = entries.map((each) => (each.id === next.id ? withChange(next) : each));
      drop(entry, ({ id }) => id === entry.id);
    },
    remove: (entry: Entry): void => {
      rows.remove(entry.id);
      drop(entry, ({ id }) => id === entry.id);
    },
    /** Forgets entries whose rows are gone. */
    drop,
  };
}
