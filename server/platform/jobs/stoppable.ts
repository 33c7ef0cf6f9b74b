import type { Database } from '#server/platform/db/database.ts';

/** The work was told to stop and did so at its next step. */
export class Stopped extends Error {}

/**
 * The same database until `signal` aborts. From then on it refuses queries and writes, so that all work on it ends at
 * its next step. A running transaction is finished.
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
