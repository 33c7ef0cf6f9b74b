import type { Database } from 'better-sqlite3';

import type { OutboxLosses } from '#contract/desktop/outbox.ts';
import { day } from '#contract/kit/durations.ts';
import { writeKeyDays } from '#contract/kit/queue.ts';
import { type Entry, isOf, type Owner } from './entry.ts';
import { type LossOwner, prepareLosses } from './losses.ts';
import type { Rows } from './rows.ts';

/** How long it is kept in mind that changes were deleted (milliseconds). */
const lossLife = 365 * day;

interface ClearingOptions {
  db: Database;
  rows: Rows;
  now: () => number;
  /** Rows of this user were deleted: those that `isGone` tells. */
  onGone: (owner: Owner, isGone: (entry: Entry) => boolean) => void;
}

/**
 * Deletes changes that will not be sent: by a sign-out, by the end of a session, and by age. What its user did not ask for
 * is counted, so that they can be told. The functions throw what SQLite throws.
 */
export function createClearing({ db, rows, now, onGone }: ClearingOptions) {
  const losses = prepareLosses(db);
  // The write-ahead log still holds the pages as they were.
  const scrub = () => db.pragma('wal_checkpoint(TRUNCATE)');

  const wipe = (owner: Owner, isLoss: boolean): void => {
    db.transaction(() => {
      const count = rows.wipe(owner.server, owner.userId);
      if (isLoss) losses.note(owner, 'ended', count, now());
    })();
    onGone(owner, isOf(owner));
    scrub();
  };

  return {
    /** The user has signed out, knowing what waits. */
    wipe: (owner: Owner): void => wipe(owner, false),
    /** The session of a user has ended without a sign-out. */
    end: (owner: Owner): void => wipe(owner, true),
    /** A user has signed in: what earlier users of this server have left goes. */
    endOthers: ({ server, userId }: Owner): void => {
      for (const other of rows.usersOf(server)) if (other !== userId) wipe({ server, userId: other }, true);
    },
    /** Deletes what is older than the server's memory of keys. */
    sweep: (): void => {
      losses.sweep(now() - lossLife);
      const gone = db.transaction(() => {
        const swept = rows.sweep(now(), writeKeyDays);
        for (const row of swept) losses.note(row, 'old', 1, now());
        return swept;
      })();
      for (const row of gone) onGone(row, ({ id }) => id === row.id);
      if (gone.length > 0) scrub();
    },
    losses: (owner: LossOwner): OutboxLosses => losses.of(owner),
    forgetLosses: (owner: LossOwner): void => losses.forget(owner),
  };
}
