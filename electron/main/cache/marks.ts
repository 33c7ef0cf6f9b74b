import type { Database } from 'better-sqlite3';

import type { RowKey } from './rows.ts';

/** What is still to be written about a row. */
interface Mark {
  key: RowKey;
  /** Its last use, by the counter that orders the rows, and the day of it; `null` where it was only confirmed. */
  use: { used: number; readOn: number } | null;
  /** When the server confirmed it, in milliseconds since 1970; `null` where it was only read. */
  storedAt: number | null;
}

/** With so many marks the next write is due at once; it takes some 2 ms. */
export const mostMarks = 200;

export type Marks = ReturnType<typeof gatherMarks>;

/**
 * Gathers when rows were last used and confirmed, because a write of its own would take longer than the read that it
 * marks. If the app is killed, the marks of the last seconds are lost: a row then counts as less recently used, and as
 * older, than it is. That costs at most a row that is deleted too early; no answer is lost by it. The functions throw
 * what SQLite throws.
 *
 * @param onMark there is something for `flush` to write, some time later or, if it is urgent, now
 */
export function gatherMarks(db: Database, contractVersion: number, onMark: (isUrgent: boolean) => void) {
  const write = db.prepare(
    `UPDATE answers SET used = coalesce(?, used), read_on = coalesce(?, read_on), stored_at = coalesce(?, stored_at)
     WHERE server = ? AND user_id = ? AND name = ? AND contract_version = ?`,
  );
  const waiting = new Map<string, Mark>();
  const nameOf = ({ server, userId, name }: RowKey) => `${userId} ${name} ${server}`;

  const writeAll = db.transaction((marks: readonly Mark[]) => {
    for (const { key, use, storedAt } of marks) {
      write.run(use?.used, use?.readOn, storedAt, key.server, key.userId, key.name, contractVersion);
    }
  });

  /** Writes what was gathered, in one transaction. A row that is gone by now is passed over. */
  const flush = (): void => {
    const marks = [...waiting.values()];
    // What a full disk does not take is given up: it must not grow.
    waiting.clear();
    if (marks.length > 0) writeAll(marks);
  };

  const note = (key: RowKey, change: Partial<Mark>): void => {
    const name = nameOf(key);
    const before = waiting.get(name) ?? { key, use: null, storedAt: null };
    const isNew = !waiting.has(name);
    waiting.set(name, { ...before, ...change });
    if (isNew && (waiting.size === 1 || waiting.size === mostMarks)) onMark(waiting.size > 1);
  };

  return {
    flush,
    used: (key: RowKey, used: number, readOn: number): void => note(key, { use: { used, readOn } }),
    confirmed: (key: RowKey, at: number): void => note(key, { storedAt: at }),
    /** When a row was confirmed, where that is not written yet. */
    storedAt: (key: RowKey): number | null => waiting.get(nameOf(key))?.storedAt ?? null,
    /** The row is another one from now on. */
    forget: (key: RowKey): void => void waiting.delete(nameOf(key)),
    /** All rows are gone. */
    clear: (): void => waiting.clear(),
  };
}
