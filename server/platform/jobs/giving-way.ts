import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '#server/platform/db/database.ts';

/** How long a step of a job waits where people do (milliseconds). */
const pause = 20;

/**
 * The same database for jobs, whose writes come a little later while requests wait for a connection. Each waits only once,
 * so that a job also ends where there are always some.
 */
export function givingWay(database: Database, requests: Pick<Database, 'pools'>): Database {
  const isAwaited = () => requests.pools().some(({ waiting }) => waiting > 0);
  return {
    ...database,
    async write(work, options) {
      if (isAwaited()) await wait(pause);
      return database.write(work, options);
    },
  };
}
