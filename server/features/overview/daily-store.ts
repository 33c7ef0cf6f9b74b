import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The counted events, each with its table; the time is `created_at`. */
export const happenings = {
  signUps: 'users',
  listings: 'listings',
  introductions: 'introductions',
  enquiries: 'enquiries',
  registrations: 'event_registrations',
} as const;
export type Happening = keyof typeof happenings;

export interface DayCount {
  day: string;
  value: number;
}

/** How often something happened on each day from `from` up to, and without, `until`; days without it are left out. */
export function countByDay(
  { db }: Pick<Database, 'db'>,
  happening: Happening,
  { from, until }: { from: string; until: string },
): Promise<DayCount[]> {
  const day = sql<string>`substr(created_at, 1, 10)`;
  let query = db.selectFrom(happenings[happening]).where('created_at', '>=', from).where('created_at', '<', until);
  // A literal: only then can the database use the index of published records.
  if (happening === 'listings') query = query.where(sql<boolean>`status <> 'draft'`);
  return query
    .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('value')])
    .groupBy(day)
    .execute();
}

/** The stored figures of these days, by metric. */
export function findDaily({ db }: Pick<Database, 'db'>, metrics: readonly string[], from: string) {
  return db
    .selectFrom('daily_counts')
    .where('metric', 'in', metrics)
    .where('day', '>=', from)
    .select(['metric', 'day', 'value'])
    .execute();
}

/** The last day with a stored figure of a metric, or `undefined`. */
export async function findLastDay({ db }: Pick<Database, 'db'>, metric: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('daily_counts')
    .where('metric', '=', metric)
    .select('day')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Stores the figures of past days; existing ones stay. */
export async function keepDays(trx: Transaction, metric: string, days: readonly DayCount[]): Promise<void> {
  if (days.length === 0) return;
  await trx
    .insertInto('daily_counts')
    .values(days.map(({ day, value }) => ({ metric, day, value })))
    .onConflict((conflict) => conflict.columns(['metric', 'day']).doNothing())
    .execute();
}

/** Adds one to a day's count. */
export async function countOne(trx: Transaction, metric: string, day: string): Promise<void> {
  await trx
    .insertInto('daily_counts')
    .values({ metric, day, value: 1 })
    .onConflict((conflict) =>
      conflict.columns(['metric', 'day']).doUpdateSet(({ eb }) => ({ value: eb('daily_counts.value', '+', 1) })),
    )
    .execute();
}
