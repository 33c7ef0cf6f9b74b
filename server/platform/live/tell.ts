import type { LiveEvent } from '#contract/live.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { insertEvents } from './event-store.ts';

/** An event as features tell it. `session`: sessions of this member have ended; their streams, and no others, end. */
export type ToldEvent = Exclude<LiveEvent, { kind: 'everything' }>;

/** The transactions in which something was told. */
const telling = new WeakSet<Transaction>();

/**
 * Tells the open streams of members what a transaction changes, once it has committed: those of the named ones, or of all.
 * Any process can serve the streams; one that comes back hears what it missed. The event names what changed. It holds
 * nothing of it, because what its reader may see is checked when they ask.
 */
export async function tellLive(
  trx: Transaction,
  to: readonly number[] | 'all members',
  event: ToldEvent,
): Promise<void> {
  const ids = to === 'all members' ? [null] : [...new Set(to)];
  if (ids.length === 0) return;
  telling.add(trx);
  const told = { event: JSON.stringify(event), created_at: new Date().toISOString() };
  await insertEvents(
    trx,
    ids.map((id) => ({ user_id: id, ...told })),
  );
}

/** The same database, which calls `onTold` after each write that told something. */
export function afterTelling(database: Database, onTold: () => void): Database {
  return {
    ...database,
    async write(work, options) {
      let hasTold = false;
      const result = await database.write(async (trx) => {
        const done = await work(trx);
        hasTold = telling.has(trx);
        return done;
      }, options);
      if (hasTold) onTold();
      return result;
    },
  };
}
