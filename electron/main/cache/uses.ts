import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import { second } from '#contract/kit/durations.ts';

/** How long a mark waits at most for others to be written with it (milliseconds), and how many wait at most. */
const longestWait = 5 * second;
const mostWaiting = 256;

export type Uses = ReturnType<typeof prepareUses>;

/**
 * When each row of the cache was last used: the room for new answers is made by it. Writing a mark takes as long as
 * reading the answer, so marks are gathered and written together. A killed program loses those of its last seconds, which
 * may cost an answer its place a little early. The functions throw what SQLite throws.
 */
export function prepareUses(db: Database) {
  const lastUse = db.prepare('SELECT coalesce(max(used), 0) FROM answers').pluck();
  const mark = db.prepare('UPDATE answers SET used = ?, read_on = ? WHERE id = ?');
  const waiting = new Map<number, { used: number; readOn: number }>();
  let uses = z.number().int().parse(lastUse.get());
  let timer: NodeJS.Timeout | undefined;

  const writeAll = db.transaction(() => {
    for (const [id, { used, readOn }] of waiting) mark.run(used, readOn, id);
  });

  /** Writes all marks. Needed before rows are deleted by their last use, and before a new row may take a number. */
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    writeAll();
    waiting.clear();
  };

  const saveLater = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      try {
        save();
      } catch {
        // The next write meets the same problem, and reports it.
      }
    }, longestWait).unref();
  };

  return {
    /** The number of a new use: larger than all before. */
    next: (): number => ++uses,
    /** Notes that a row was read. `readOn` is in days since 1970. */
    note: (id: number, readOn: number): void => {
      waiting.set(id, { used: ++uses, readOn });
      if (waiting.size >= mostWaiting) save();
      else saveLater();
    },
    save,
    /** Before the file is closed: writes what waits if it still can, and stops. */
    end: (): void => {
      try {
        save();
      } finally {
        clearTimeout(timer);
        waiting.clear();
      }
    },
  };
}
