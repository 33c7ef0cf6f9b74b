import { type Kysely, sql } from 'kysely';

import { countCap } from '#contract/kit/paging.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { notBlocked } from '../not-blocked-store.ts';
import { cardColumns, type MemberRow } from '../store.ts';

/** The last view of the page before; of a day, the members come first and the private visits last, as viewer 0. */
export interface ViewPlace {
  day: string;
  viewerId: number;
}

/** A named view, or the private visits of a day. */
export type ViewRow = { day: string; member: MemberRow } | { day: string; visits: number };

export function placeOf(row: ViewRow): ViewPlace {
  return { day: row.day, viewerId: 'member' in row ? row.member.id : 0 };
}

/** Views of a member's profile, newest day first, from below a place. */
export async function findViews(
  { db }: Pick<Database, 'db'>,
  userId: number,
  { after, limit }: { after: ViewPlace | undefined; limit: number },
): Promise<ViewRow[]> {
  const { day, viewerId } = after ?? { day: '9999-12-31', viewerId: 0 };
  const [named, unnamed] = await Promise.all([
    namedVisits(db, userId)
      .innerJoin('users', 'users.id', 'profile_visits.viewer_id')
      .where(sql<boolean>`(profile_visits.day, profile_visits.viewer_id) < (${day}, ${viewerId})`)
      .select(cardColumns)
      .select('profile_visits.day')
      .orderBy('profile_visits.day', 'desc')
      .orderBy('profile_visits.viewer_id', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('private_profile_visits')
      .where('viewed_id', '=', userId)
      // The private visits of the place's own day follow its members.
      .where('day', viewerId === 0 ? '<' : '<=', day)
      .select(['day', 'visits'])
      .orderBy('day', 'desc')
      .limit(limit)
      .execute(),
  ]);
  const rows: ViewRow[] = [...named.map(({ day: on, ...member }) => ({ day: on, member })), ...unnamed];
  return rows.toSorted(newestFirst).slice(0, limit);
}

/** Counts the entries of the list, up to one past the cap. */
export async function countViews(database: Pick<Database, 'db'>, userId: number): Promise<number> {
  const [named, unnamed] = await Promise.all([
    countNamed(database, userId, ''),
    countCapped(
      database,
      database.db.selectFrom('private_profile_visits').where('viewed_id', '=', userId).select('day'),
    ),
  ]);
  return Math.min(named + unnamed, countCap + 1);
}

/** Counts the visits from a day on, up to one past the cap. */
export async function countVisits(database: Pick<Database, 'db'>, userId: number, from: string): Promise<number> {
  const [named, unnamed] = await Promise.all([
    countNamed(database, userId, from),
    database.db
      .selectFrom('private_profile_visits')
      .where('viewed_id', '=', userId)
      .where('day', '>=', from)
      .select(({ fn }) => fn.sum<number | string | null>('visits').as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return Math.min(named + Number(unnamed.total ?? 0), countCap + 1);
}

/** How many named views each day had, newest first. */
export function countNamedByDay(
  { db }: Pick<Database, 'db'>,
  userId: number,
): Promise<{ day: string; views: number }[]> {
  return namedVisits(db, userId)
    .groupBy('profile_visits.day')
    .orderBy('profile_visits.day', 'desc')
    .select(({ fn }) => ['profile_visits.day', fn.countAll<number>().as('views')])
    .execute();
}

function countNamed(database: Pick<Database, 'db'>, userId: number, from: string): Promise<number> {
  return countCapped(
    database,
    namedVisits(database.db, userId).where('profile_visits.day', '>=', from).select('profile_visits.viewer_id'),
  );
}

/** Visits whose two members share theirs at this moment; the visitor is public, and neither has blocked the other. */
function namedVisits(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('profile_visits')
    .innerJoin('member_profiles', 'member_profiles.user_id', 'profile_visits.viewer_id')
    .where('profile_visits.viewed_id', '=', userId)
    .where('member_profiles.is_listed', '=', 1)
    .where('member_profiles.shares_views', '=', 1)
    .where(
      sql<boolean>`exists (select 1 from member_profiles as own where own.user_id = ${userId} and own.shares_views = 1)`,
    )
    .where(notBlocked(userId, 'profile_visits.viewer_id'));
}

function newestFirst(a: ViewRow, b: ViewRow): number {
  return b.day.localeCompare(a.day) || placeOf(b).viewerId - placeOf(a).viewerId;
}
