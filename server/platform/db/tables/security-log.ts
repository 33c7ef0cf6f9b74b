import type { Generated } from 'kysely';
import type { SecurityEventName, SecurityResult } from '#contract/security-log.ts';

/** The security log of accounts. */
export interface SecurityTables {
  security_log: SecurityLogTable;
}

/** Append-only: triggers refuse every change, and to delete what is younger than four weeks. */
export interface SecurityLogTable {
  id: Generated<number>;
  created_at: string;
  /** `null` where what was typed belongs to no account. */
  user_id: number | null;
  event: SecurityEventName;
  result: SecurityResult;
  /** A keyed hash of the caller's network: it can be compared, but not traced back. `null` without a caller. */
  network: string | null;
  client: 'web' | 'desktop' | null;
  /** In words, such as "Firefox on Windows". */
  device: string | null;
  /** The person who did it, if it was not the owner of the account. */
  actor_id: number | null;
}
