import type { Logger } from 'pino';
import type { Env } from './env.ts';
import type { Database } from './platform/db/database.ts';
import type { Readiness } from './platform/db/readiness.ts';
import type { Feature } from './platform/feature.ts';
import type { Live } from './platform/live/live.ts';
import type { MailWorker } from './platform/mail/worker.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { SecretKey } from './platform/secret-key.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { VirusScanner } from './platform/virus-scanner/virus-scanner.ts';

/** The dependencies of the app: everything that it does not create itself. */
export interface Deps {
  env: Env;
  /** All features (server/features.ts), for code that needs something of each without importing it. */
  features: readonly Feature[];
  database: Database;
  /** The key with which all servers of this database sign and encrypt. */
  secretKey: SecretKey;
  logger: Logger;
  /** Whether the process is shutting down, so that a load balancer stops sending requests. */
  isDraining: () => boolean;
  /** Whether the database can be written to right now. */
  readiness: Readiness;
  /** The metrics of the program, for its operator. */
  metrics: Metrics;
  /** The time, so that tests can let sessions and windows expire without waiting. */
  now: () => Date;
  /** Parses every answer with its schema before it leaves; on in tests and development. */
  checkResponses: boolean;
  /** Address of the web version for emails, without a trailing slash. */
  baseUrl: () => string;
  /**
   * Wakes the mail worker after a write that added mail to the outbox; without the call the mail is sent a little
   * later.
   */
  mail: Pick<MailWorker, 'wake'>;
  /** The open streams of this process. What they tell is written with `tellLive`. */
  live: Live;
  /** Takes payments; `null` where none is configured and memberships are paid by invoice. */
  payments: Payments | null;
  /** The guarded client for requests to other sites. */
  outbound: Outbound;
  /** Where the bytes of uploaded files are kept. */
  storage: Storage;
  /** Looks at uploaded files; `null` where none is configured. */
  virusScanner: VirusScanner | null;
  /** Folder of the web build; `null` for an API without pages. */
  webRoot: string | null;
}
