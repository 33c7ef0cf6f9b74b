import type { Logger } from 'pino';

import type { Database } from './db/database.ts';
import type { Env } from './env.ts';

/** What the app is made of. Everything it does not create itself comes in here. */
export interface Deps {
  env: Env;
  database: Database;
  logger: Logger;
  /** The time, so that tests can let sessions and windows expire without waiting. */
  now: () => Date;
  /** Parses every answer with its schema before it leaves; on in tests and development. */
  checkResponses: boolean;
  /** Folder of the web build, or `null` for an API without it. */
  webRoot: string | null;
}
