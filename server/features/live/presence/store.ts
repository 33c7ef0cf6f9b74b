import { sql } from 'kysely';

import { second } from '#contract/kit/durations.ts';
import { mostOnline } from '#contract/live-presence.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

type Reading = Pick<Database, 'db'>;

/** A process that has said nothing for so long is gone, and with it the streams it had (milliseconds). */
export const presenceExpiry = 60 * second;

/** The moment before which members were seen too long ago to be online. */
export function expiryAt(now: Date): string {
  return new Date(now.getTime() - presenceExpiry).toISOString();
}

/** Those of these members who show connections that they are online. */
export async function findSharing({ db }: Reading, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('member_profiles')
    .where('user_id', 'in', ids)
    .where('shares_presence', '=', 1)
    .select('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Those of these members who are online. */
export async function findOnline({ db }: Reading, ids: readonly number[], after: string): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('live_presence')
    .where('user_id', 'in', ids)
    .where('seen_at', '>', after)
    .select('user_id')
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/**
 * Pairs of connected members who both share when they are online and of whom neither blocks the other: one of `ids`, and the
 * other one, who is online.
 */
function meetings({ db }: Reading, ids: readonly number[], after: string) {
  const of = (mine: 'low_id' | 'high_id', theirs: 'low_id' | 'high_id') =>
    db
      .selectFrom('connections')
      .innerJoin('member_profiles as own', 'own.user_id', `connections.${mine}`)
      .innerJoin('member_profiles as others', 'others.user_id', `connections.${theirs}`)
      .where(`connections.${mine}`, 'in', ids)
      .where('connections.status', '=', 'accepted')
      .where('own.shares_presence', '=', 1)
      .where('others.shares_presence', '=', 1)
      .where(
        sql<boolean>`exists (select 1 from live_presence where user_id = others.user_id and seen_at > ${after})
          and not exists (select 1 from blocks where (blocker_id = own.user_id and blocked_id = others.user_id)
            or (blocker_id = others.user_id and blocked_id = own.user_id))`,
      )
      .select('others.user_id as id');
  return of('low_id', 'high_id').union(of('high_id', 'low_id'));
}

/** The members who are online to one of these, at most so many. */
export async function findOnlineTo(reading: Reading, ids: readonly number[], after: string): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await meetings(reading, ids, after).limit(mostOnline).execute();
  return rows.map(({ id }) => id);
}

/** Notes that a process has open streams of these members. */
export async function putPresence(
  trx: Transaction,
  ids: readonly number[],
  { process, at }: { process: string; at: string },
): Promise<void> {
  await trx
    .insertInto('live_presence')
    .values(ids.map((user_id) => ({ user_id, process, seen_at: at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'process']).doUpdateSet({ seen_at: at }))
    .execute();
}

/** A process, or all of them, no longer have a stream of this member; returns whether there was one. */
export async function removePresence(trx: Transaction, userId: number, process?: string): Promise<boolean> {
  let query = trx.deleteFrom('live_presence').where('user_id', '=', userId);
  if (process !== undefined) query = query.where('process', '=', process);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The members whom a process has left behind. */
export async function findExpired({ db }: Reading, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom('live_presence')
    .where('seen_at', '<=', before)
    .select('user_id')
    .distinct()
    .limit(500)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Forgets what a process that is gone has left of these members. */
export async function removeExpired(trx: Transaction, ids: readonly number[], before: string): Promise<void> {
  await trx.deleteFrom('live_presence').where('user_id', 'in', ids).where('seen_at', '<=', before).execute();
}

/** Shows connections when a member is online, or not; returns whether that is a change. */
export async function setSharesPresence(trx: Transaction, userId: number, isShared: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_profiles')
    .set({ shares_presence: isShared ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('shares_presence', '=', isShared ? 0 : 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
