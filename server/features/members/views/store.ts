import { sql } from 'kysely';
import type { CurrentUser } from '#contract/accounts.ts';
import { day as oneDay } from '#contract/kit/durations.ts';
import { profileViewDays } from '#contract/members-views.ts';
import type { Deps } from '#server/deps.ts';
import { deleteInSteps } from '#server/platform/db/delete-in-steps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { dayOf } from '#server/platform/views/views.ts';
import { notBlocked } from '../not-blocked-store.ts';

/** A member's visit to another one's profile. */
interface Visit {
  viewer: Pick<CurrentUser, 'id' | 'role'>;
  viewedId: number;
  day: string;
}

/**
 * Records the first visit of a day (rule profile-views): with the visitor's name where both members share theirs, else
 * as one more of the day, which says nothing of who it was. Visits of admins, and between members of whom one has blocked
 * the other, are not recorded.
 */
export async function noteVisit(trx: Transaction, { viewer, viewedId, day }: Visit): Promise<void> {
  if (viewer.role === 'admin') return;
  const sharing = await trx
    .selectFrom('member_profiles')
    .where('user_id', 'in', [viewer.id, viewedId])
    .where(notBlocked(viewer.id, 'member_profiles.user_id'))
    .select(['user_id', 'shares_views', 'is_listed'])
    .execute();
  if (!sharing.some((one) => one.user_id === viewedId)) return;
  const isNamed = sharing.filter((one) => one.shares_views === 1 && one.is_listed === 1).length === 2;
  if (!isNamed) {
    await addPrivate(trx, sql`values (${viewedId}, ${day}, 1)`);
    return;
  }
  await trx
    .insertInto('profile_visits')
    .values({ viewed_id: viewedId, day, viewer_id: viewer.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a member shares their visits. */
export async function sharesViews(trx: Pick<Transaction, 'selectFrom'>, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('member_profiles')
    .where('user_id', '=', userId)
    .select('shares_views')
    .executeTakeFirst();
  return row?.shares_views === 1;
}

/**
 * Turns sharing on or off. Either way a member begins without names: those of the visits they made and received become
 * numbers. So nobody can turn it on to look back, and no visit recorded at the same time keeps its name.
 */
export async function setSharing(trx: Transaction, userId: number, isShared: boolean): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('member_profiles')
    .set({ shares_views: isShared ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('shares_views', '=', isShared ? 0 : 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const named = sql`viewer_id = ${userId} or viewed_id = ${userId}`;
  await addPrivate(
    trx,
    sql`select viewed_id, day, count(*) from profile_visits where ${named} group by viewed_id, day`,
  );
  await sql`delete from profile_visits where ${named}`.execute(trx);
}

/** Deletes what is recorded of visits between two members. */
export async function deleteVisitsBetween(trx: Transaction, one: number, other: number): Promise<void> {
  await trx
    .deleteFrom('profile_visits')
    .where('viewed_id', 'in', [one, other])
    .where('viewer_id', 'in', [one, other])
    .execute();
}

/** Deletes visits that are too old to be shown. */
export async function sweepVisits({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const from = dayOf(new Date(now().getTime() - profileViewDays.kept * oneDay));
  for (const table of ['profile_visits', 'private_profile_visits'] as const) {
    await deleteInSteps(database, table, sql<boolean>`day <= ${from}`);
  }
}

/** Adds rows of viewed member, day and number. */
async function addPrivate(trx: Transaction, rows: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into private_profile_visits (viewed_id, day, visits) ${rows}
    on conflict (viewed_id, day) do update set visits = private_profile_visits.visits + excluded.visits`.execute(trx);
}
