import type { Database } from '#server/platform/db/database.ts';

/** The same database, whose first write fails before it has begun. */
export function failingOnce(database: Database): Database {
  let hasFailed = false;
  return {
    ...database,
    write(work, options) {
      if (hasFailed) return database.write(work, options);
      hasFailed = true;
      return Promise.reject(new Error('A write that fails once'));
    },
  };
}
