import type { Database } from '#server/platform/db/database.ts';

/** Work was told to stop, and has at its next step. */
export class Stopped extends Error {}

/**
 * The same database, until `signal` says stop: from then on it refuses to be asked or written to, so that whatever
 * works with it ends at its next step. A transaction under way is finished.
 */
export function stoppable(database: Database, signal: AbortSignal): Database {
  const goOn = () => {
    if (signal.aborted) throw new Stopped('The program is ending');
  };
  return {
    ...database,
    async read(query) {
      goOn();
      return database.read(query);
    },
    async write(work, options) {
      goOn();
      return database.write(work, options);
    },
  };
}
