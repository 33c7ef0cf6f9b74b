import { featuredPlaces } from '#contract/members-featured.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { notBlocked } from '../not-blocked-store.ts';
import { cardColumns, type MemberRow } from '../store.ts';
import { hasAnnualPlan, isReady } from './eligible-store.ts';

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
          .as('page'),
      )
      // A cross join is an inner join whose order SQLite keeps: it would begin with all profiles.
      .crossJoin('member_profiles')
      .crossJoin('users')
      .whereRef('member_profiles.user_id', '=', 'page.turn_of')
      .whereRef('users.id', '=', 'page.turn_of')
      .where('page.ends_at', '>', at)
      .where('takes_turns', '=', 1)
      .where(isReady, '=', 1)
      .where(hasAnnualPlan('page.turn_of', now), '=', 1)
      .where(notBlocked(viewerId, 'page.turn_of'))
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
