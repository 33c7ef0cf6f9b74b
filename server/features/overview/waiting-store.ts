import { type RawBuilder, sql } from 'kysely';

import { fewLeft } from '#contract/offers.ts';
import { fewLeftOneIn } from '#contract/offers-admin.ts';
import type { Overview } from '#contract/overview.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The tasks waiting for an admin, each counted up to one past the cap. */
export async function countWaiting(database: Pick<Database, 'db'>, now: Date): Promise<Overview['waiting']> {
  const { db } = database;
  const messages = (status: 'new' | 'open') =>
    countCapped(database, db.selectFrom('contact_messages').where('status', '=', status).select('id'));
  const [
    reports,
    claims,
    membershipRequests,
    newMessages,
    openMessages,
    introductions,
    failedMails,
    failingFeeds,
    offersRunningOut,
  ] = await Promise.all([
    countCapped(database, db.selectFrom('moderation_cases').where('state', '=', 'open').select('id')),
    countCapped(database, db.selectFrom('company_claims').where('status', '=', 'pending').select('id')),
    countCapped(database, db.selectFrom('membership_requests').where('status', '=', 'pending').select('id')),
    messages('new'),
    messages('open'),
    // Both sides have agreed, and the team must introduce them.
    countCapped(database, db.selectFrom('introductions').where('status', '=', 'accepted').select('id')),
    // Literals: only then can the database use the indexes of these few rows.
    countCapped(database, db.selectFrom('outbox').where('status', '=', sql.lit('failed')).select('id')),
    countCapped(
      database,
      db
        .selectFrom('feed_sources')
        .where('state', '=', sql.lit('active'))
        .where('failures', '>', sql.lit(0))
        .select('id'),
    ),
    countCapped(database, runningOut(db, now)),
  ]);
  return {
    reports,
    claims,
    membershipRequests,
    newMessages,
    openMessages,
    introductions,
    failedMails,
    failingFeeds,
    offersRunningOut,
  };
}

/** Published offers that are not over and of which few are left: `isRunningOut` of `contract/offers-admin.ts` as SQL. */
function runningOut(db: Database['db'], now: Date) {
  const few = (left: RawBuilder<number>) =>
    sql<boolean>`(${left} <= 0 or ${left} * ${sql.lit(fewLeftOneIn)} <= ${left} + redeemed
      or (${left} <= ${sql.lit(fewLeft)} and redeemed > 0))`;
  return db
    .selectFrom('offers')
    .where('status', '=', sql.lit('published'))
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', now.toISOString().slice(0, 10))]))
    .where(sql<boolean>`((code_kind = 'own' and ${few(sql`codes_left`)})
      or (max_redemptions is not null and ${few(sql`(max_redemptions - redeemed)`)}))`)
    .select('id');
}
