import type { Database } from '#server/platform/db/database.ts';

/** The same database, whose first `times` writes fail before they have begun. */
export function failingAtFirst(database: Database, times = 1): Database {
  let failures = 0;
  return {
    ...database,
    write(work, options) {
      if (failures === times) return database.write(work, options);
      failures += 1;
      return Promise.reject(new Error('A write that fails'));
    },
  };
}
