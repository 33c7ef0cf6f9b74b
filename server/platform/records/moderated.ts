import type { Hold } from '#contract/holds.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** A record as the team looks at it, whatever its state. */
export interface ModeratedRecord {
  id: number;
  title: string;
  /** Its opening, as plain text. */
  excerpt: string;
  /** Path of its page. */
  path: string;
  /** Who answers for it and is told; `null` where nobody but the team does. */
  ownerId: number | null;
  hold: Hold | null;
}

/** What moderation asks of each kind of record; server/features/moderation/kinds.ts lists them. */
export interface ModeratedKind {
  /** The records of these ids, in any order. */
  find(database: Pick<Database, 'db'>, ids: readonly number[]): Promise<ModeratedRecord[]>;
  /**
   * Withholds a record from everybody but its owner and admins, or no longer does, together with its entry in the
   * search index. Returns its number, which is another one once a listing has passed its review, or `null` where it
   * is gone. Missing where the kind cannot be withheld.
   */
  setHold?(database: Database, trx: Transaction, id: number, hold: Hold | null, now: Date): Promise<number | null>;
}
