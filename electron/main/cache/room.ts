import type { Database } from 'better-sqlite3';
import { z } from 'zod';

import { keptDays } from '#contract/desktop/settings.ts';

const integer = z.number().int();
const sizeRow = z.object({ id: integer, size: integer });

/**
 * Keeps the rows of the cache within their limits: a total size, and an age. The total is counted in memory. The
 * functions throw what SQLite throws.
 *
 * @param maxBytes the largest sum of all sizes
 */
export function prepareRoom(db: Database, maxBytes: number) {
  const removeUnread = db.prepare('DELETE FROM answers WHERE read_on < ?');
  const oldest = db.prepare('SELECT id, size FROM answers ORDER BY used LIMIT 1');
  const removeById = db.prepare('DELETE FROM answers WHERE id = ?');
  const sum = db.prepare('SELECT coalesce(sum(size), 0) FROM answers').pluck();

  let total = integer.parse(sum.get());
  let sweptOn = 0;

  /** Deletes the least recently used rows until the total `size` is within the limit; returns the new total. */
  const make = (size: number): number => {
    let left = size;
    while (left > maxBytes) {
      const row = sizeRow.parse(oldest.get());
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
      if (removeUnread.run(today - keptDays).changes > 0) total = integer.parse(sum.get());
    },
  };
}
