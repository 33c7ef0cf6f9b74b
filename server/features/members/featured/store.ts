import { sql } from 'kysely';

import { featuredPlaces } from '#contract/members-featured.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { notBlocked } from '../not-blocked.ts';
import { cardColumns, type MemberRow } from '../store.ts';
import { hasAnnualPlan, isReady } from './eligible.ts';

/**
 * The members in the featured row at this moment. Whoever may no longer be in it, because the plan has ended, say, is
 * left out although it is their turn.
 */
export function findFeatured(
  { db }: Pick<Database, 'db'>,
  { viewerId, now }: { viewerId: number | null; now: Date },
): Promise<MemberRow[]> {
  const at = now.toISOString();
  return (
    db
      // Turns do not overlap, so the latest to begin are those of one row.
      .selectFrom((from) =>
        from
          .selectFrom('featured_turns')
          .where('starts_at', '<=', at)
          .orderBy('starts_at', 'desc')
          .orderBy('user_id', 'desc')
          .limit(featuredPlaces)
          .select(['featured_turns.user_id as turn_of', 'ends_at'])
          .as('turns'),
      )
      .innerJoin('member_profiles', 'member_profiles.user_id', 'turns.turn_of')
      .innerJoin('users', 'users.id', 'member_profiles.user_id')
      .where('turns.ends_at', '>', at)
      .where('takes_turns', '=', 1)
      .where(isReady, '=', 1)
      .where(hasAnnualPlan('turns.turn_of', now), '=', 1)
      .where(notBlocked(viewerId, 'turns.turn_of'))
      .select(cardColumns)
      .orderBy('member_profiles.user_id')
      .execute()
  );
}

/** What decides on a member's turns, and the turn that begins last. */
export async function findTurn({ db }: Pick<Database, 'db'>, userId: number, now: Date) {
  const [profile, turn] = await Promise.all([
    db
      .selectFrom('member_profiles')
      .where('user_id', '=', userId)
      .select(['takes_turns', isReady.as('is_ready'), hasAnnualPlan('member_profiles.user_id', now).as('has_plan')])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('featured_turns')
      .where('user_id', '=', userId)
      .orderBy('starts_at', 'desc')
      .select(['starts_at as startsAt', 'ends_at as endsAt'])
      .executeTakeFirst(),
  ]);
  return {
    hasPlan: profile.has_plan === 1,
    takesPart: profile.takes_turns === 1,
    isReady: profile.is_ready === 1,
    turn: turn ?? null,
  };
}

export async function setTakesTurns(trx: Transaction, userId: number, takesPart: boolean): Promise<void> {
  await trx
    .updateTable('member_profiles')
    .set({ takes_turns: takesPart ? 1 : 0 })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Puts a member at the end of the line, or takes them out of it, as their current membership says. Call it in the
 * transaction that begins or ends one. Whoever is in line already keeps the place.
 */
export async function relineMember(trx: Transaction, userId: number, at: string): Promise<void> {
  const annual = await trx
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('billing', '=', 'annual')
    .select('id')
    .executeTakeFirst();
  if (!annual) {
    await trx.deleteFrom('featured_queue').where('user_id', '=', userId).execute();
    return;
  }
  await trx
    .insertInto('featured_queue')
    .values({ user_id: userId, waiting_since: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** When the last planned turn ends; `undefined` before the first one. */
export async function lastEnd(trx: Transaction): Promise<string | undefined> {
  const row = await trx
    .selectFrom('featured_turns')
    .orderBy('starts_at', 'desc')
    .limit(1)
    .select('ends_at')
    .executeTakeFirst();
  return row?.ends_at;
}

/** The first members in line: who may be featured now, and who has had no turn since `lastTurnBefore`. */
export async function findInLine(
  trx: Transaction,
  { now, lastTurnBefore, limit }: { now: Date; lastTurnBefore: string; limit: number },
) {
  const rows = await trx
    .selectFrom('featured_queue')
    .innerJoin('member_profiles', 'member_profiles.user_id', 'featured_queue.user_id')
    .orderBy('waiting_since')
    .orderBy('featured_queue.user_id')
    .limit(limit)
    .select(['featured_queue.user_id as id', 'takes_turns', isReady.as('is_ready')])
    .select(hasAnnualPlan('featured_queue.user_id', now).as('has_plan'))
    .select(
      sql<0 | 1>`case when exists (
        select 1 from featured_turns where featured_turns.user_id = featured_queue.user_id
          and featured_turns.starts_at > ${lastTurnBefore}
      ) then 0 else 1 end`.as('is_due'),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isEligible: row.takes_turns === 1 && row.is_ready === 1 && row.has_plan === 1,
    isDue: row.is_due === 1,
  }));
}

/** Stores a turn of these members, and puts them at the end of the line. */
export async function addTurn(
  trx: Transaction,
  userIds: readonly number[],
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): Promise<void> {
  await trx
    .insertInto('featured_turns')
    .values(userIds.map((id) => ({ user_id: id, starts_at: startsAt, ends_at: endsAt })))
    .execute();
  await moveToEnd(trx, userIds, startsAt);
}

/** Puts these members at the end of the line as of `at`. */
export async function moveToEnd(trx: Transaction, userIds: readonly number[], at: string): Promise<void> {
  if (userIds.length === 0) return;
  await trx.updateTable('featured_queue').set({ waiting_since: at }).where('user_id', 'in', userIds).execute();
}
