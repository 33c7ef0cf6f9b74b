import type { Logger } from 'pino';
import type { Env } from './env.ts';
import type { Database } from './platform/db/database.ts';
import type { Readiness } from './platform/db/readiness.ts';
import type { Feature } from './platform/feature.ts';
import type { MailWorker } from './platform/mail/worker.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { SecretKey } from './platform/secret-key.ts';

/** The dependencies of the app. Everything it does not create itself comes in here. */
export interface Deps {
  env: Env;
  /** What the server is made of (server/features.ts): some features are needed by what knows none of them. */
  features: readonly Feature[];
  database: Database;
  /** The key with which this server, and every other one on this database, signs and encrypts. */
  secretKey: SecretKey;
  logger: Logger;
  /** Whether the process has been told to stop: a load balancer then looks elsewhere. */
  isDraining: () => boolean;
  /** Whether the database can be written to right now. */
  readiness: Readiness;
  /** The metrics of the program, for its operator. */
  metrics: Metrics;
  /** The time, so that tests can let sessions and windows expire without waiting. */
  now: () => Date;
  /** Parses every answer with its schema before it leaves; on in tests and development. */
  checkResponses: boolean;
  /** Address of the web version as it stands in mails, without a slash at the end. */
  baseUrl: () => string;
  /** To be woken after a write that put mail into the outbox; what sleeps through it is sent a little later. */
  mail: Pick<MailWorker, 'wake'>;
  /** Takes payments; `null` where none is configured and memberships are paid by invoice. */
  payments: Payments | null;
  /** The guarded way to what others have published. */
  outbound: Outbound;
  /** Folder of the web build, or `null` for an API without it. */
  webRoot: string | null;
}
