import { second } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import {
  expiryAt,
  findExpired,
  findOnline,
  findOnlineTo,
  findSharing,
  putPresence,
  removeExpired,
  removePresence,
} from './store.ts';

/** How often a process says whom it has, and how long who has left may take to come back (milliseconds). */
const usual = { beat: 20 * second, grace: 10 * second };

/** Who has open streams at this process (docs/decisions/0088-presence.md). */
export interface PresenceKeeper {
  /** A stream of a member has opened; what is returned says that it has closed. */
  arrive(userId: number): () => void;
  /** Says at once that these members, as far as they share it and have streams here, are online. */
  say(ids: readonly number[]): Promise<void>;
  /** Forgets what processes that are gone have left behind. */
  forget(): Promise<void>;
}

/** Keeps the members with open streams at this process among those who are online, and tells their connections. */
export function createPresence(
  { database, logger, now }: Pick<Deps, 'database' | 'logger' | 'now'>,
  { beat, grace }: typeof usual = usual,
): PresenceKeeper {
  const process = crypto.randomUUID();
  const streams = new Map<number, number>();
  let beats: NodeJS.Timeout | undefined;

  /** Nobody waits for this: what fails is put right by the next beat, or expires. */
  function attempt(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => logger.warn({ err: error }, 'who is online could not be noted'));
  }

  async function say(ids: readonly number[]): Promise<void> {
    const sharing = await findSharing(
      database,
      ids.filter((id) => streams.has(id)),
    );
    if (sharing.length === 0) return;
    await database.write(async (trx) => {
      const at = now();
      const before = await findOnline({ db: trx }, sharing, expiryAt(at));
      await putPresence(trx, sharing, { process, at: at.toISOString() });
      await tellConnections(trx, { ids: sharing.filter((id) => !before.has(id)), at });
    });
    // The row of a member who has left meanwhile may have been removed before it was written.
    for (const id of sharing) if (!streams.has(id)) leaveLater(id);
  }

  async function forget(): Promise<void> {
    const before = expiryAt(now());
    const expired = await findExpired(database, before);
    if (expired.length === 0) return;
    await database.write(async (trx) => {
      await removeExpired(trx, expired, before);
      await tellGone(trx, { ids: expired, at: now() });
    });
  }

  async function leave(userId: number): Promise<void> {
    if (streams.has(userId)) return;
    await database.write(async (trx) => {
      if (await removePresence(trx, userId, process)) await tellGone(trx, { ids: [userId], at: now() });
    });
  }

  /** A page that is loaded again, or a stream that has lived its time, is back in a moment. */
  function leaveLater(userId: number): void {
    setTimeout(() => attempt(() => leave(userId)), grace).unref();
  }

  function close(userId: number): void {
    const others = (streams.get(userId) ?? 1) - 1;
    if (others > 0) {
      streams.set(userId, others);
      return;
    }
    streams.delete(userId);
    leaveLater(userId);
    if (streams.size === 0) {
      clearInterval(beats);
      beats = undefined;
    }
  }

  return {
    arrive(userId) {
      const open = streams.get(userId) ?? 0;
      streams.set(userId, open + 1);
      if (open === 0) attempt(() => say([userId]));
      beats ??= setInterval(() => {
        attempt(() => say([...streams.keys()]));
        attempt(forget);
      }, beat).unref();
      return () => close(userId);
    },
    say,
    forget,
  };
}

interface Seen {
  ids: readonly number[];
  at: Date;
}

/** Tells connections of these members that somebody is online, or no longer. */
export async function tellConnections(trx: Transaction, { ids, at }: Seen): Promise<void> {
  await tellLive(trx, await findOnlineTo({ db: trx }, ids, expiryAt(at)), { kind: 'presence' });
}

/** The same where those who are still online elsewhere are no news. */
async function tellGone(trx: Transaction, { ids, at }: Seen): Promise<void> {
  const still = await findOnline({ db: trx }, ids, expiryAt(at));
  await tellConnections(trx, { ids: ids.filter((id) => !still.has(id)), at });
}
