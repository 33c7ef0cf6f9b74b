import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import { keptDays } from '#contract/desktop/settings.ts';

const integer = z.number().int();
const sizeRow = z.object({ id: integer, size: integer });

/** A condition on an answer: a collection holds on to it. */
const isPinned =
  'EXISTS (SELECT 1 FROM pins WHERE (pins.server, pins.user_id, pins.name) = (answers.server, answers.user_id, answers.name))';

/**
 * Keeps the rows of the cache within their limits: a total size, and an age. The total is counted in memory. The
 * functions throw what SQLite throws.
 *
 * @param maxBytes the largest sum of all sizes
 * @param beforeChoice writes when rows were last used; called before the least recently used ones are chosen
 */
export function prepareRoom(db: Database, maxBytes: number, beforeChoice: () => void) {
  const removeUnread = db.prepare(`DELETE FROM answers WHERE read_on < ? AND NOT ${isPinned}`);
  const oldest = db.prepare(`SELECT id, size FROM answers WHERE NOT ${isPinned} ORDER BY used LIMIT 1`);
  const pinned = db.prepare(`SELECT coalesce(sum(size), 0) FROM answers WHERE ${isPinned}`).pluck();
  const removeById = db.prepare('DELETE FROM answers WHERE id = ?');
  const sum = db.prepare('SELECT coalesce(sum(size), 0) FROM answers').pluck();

  let total = integer.parse(sum.get());
  let sweptOn = 0;

  /**
   * Deletes the least recently used rows until the total `size` is within the limit, or only those of collections are
   * left, which have a limit of their own; returns the new total.
   */
  const make = (size: number): number => {
    let left = size;
    if (left > maxBytes) beforeChoice();
    while (left > maxBytes) {
      const row = sizeRow.optional().parse(oldest.get());
      if (!row) break;
      removeById.run(row.id);
      left -= row.size;
    }
    return left;
  };
  // The limit may have been larger when the file was last open.
  total = make(total);

  return {
    make,
    /** The size of all rows. */
    total: () => total,
    /** The size of all rows that collections hold on to. */
    pinned: () => integer.parse(pinned.get()),
    /** The total is now this. */
    setTotal: (size: number): void => {
      total = size;
    },
    /** Rows were deleted whose sizes are not known. */
    recount: (): void => {
      total = integer.parse(sum.get());
    },
    /** Once a day: what was not read for `keptDays` days goes. `today` is in days since 1970. */
    sweep: (today: number): void => {
      if (sweptOn === today) return;
      sweptOn = today;
      beforeChoice();
      if (removeUnread.run(today - keptDays).changes > 0) total = integer.parse(sum.get());
    },
  };
}
