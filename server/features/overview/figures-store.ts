import { type SelectQueryBuilder, sql } from 'kysely';

import type { Overview } from '#contract/overview.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Db = Pick<Database, 'db'>;

/** The number of rows of a query, without a cap. */
async function count<Table extends keyof Schema, Row>(query: SelectQueryBuilder<Schema, Table, Row>): Promise<number> {
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/* States are literals, not parameters: only then can the database use the index of a state. A change counts new records
   since a moment minus those that are gone. Records that are deleted for good (companies, technologies, a member's
   listings) leave no trace and count as if they had never existed. */

/** The size of the network, and its change since a moment. */
export async function countFigures(database: Db, since: string, now: string): Promise<Overview['figures']> {
  const [members, companies, technologies, openListings, upcomingEvents, registrations, subscribers] =
    await Promise.all([
      countMembers(database, since),
      countRecords(database, 'companies', since),
      countRecords(database, 'technologies', since),
      countListings(database, since, now),
      countEvents(database, since, now),
      countRegistrations(database, since),
      countSubscribers(database, since),
    ]);
  return { ...members, companies, technologies, openListings, upcomingEvents, registrations, subscribers };
}

/** Members by tier. A renewed membership ends and begins, which adds up to zero. */
async function countMembers({ db }: Db, since: string) {
  const users = () => db.selectFrom('users').where('deleted_at', 'is', null);
  const [free, professionals, joined, left, begun, ended] = await Promise.all([
    count(users().where('membership_tier', '=', 'free')),
    count(users().where('membership_tier', '=', 'professional')),
    count(users().where('created_at', '>=', since)),
    count(db.selectFrom('users').where('deleted_at', '>=', since).where('created_at', '<', since)),
    count(db.selectFrom('memberships').where('starts_at', '>=', since)),
    count(db.selectFrom('memberships').where('ended_at', '>=', since)),
  ]);
  const change = begun - ended;
  return {
    freeMembers: { value: free, change: joined - left - change },
    professionals: { value: professionals, change },
  };
}

async function countRecords({ db }: Db, table: 'companies' | 'technologies', since: string) {
  const [value, change] = await Promise.all([
    count(db.selectFrom(table)),
    count(db.selectFrom(table).where('created_at', '>=', since)),
  ]);
  return { value, change };
}

async function countListings({ db }: Db, since: string, now: string) {
  const published = () =>
    db.selectFrom('listings').where('status', '=', sql.lit('published')).where('hold', 'is', null);
  const expired = db.selectFrom('listings').where('status', '=', sql.lit('expired'));
  const closed = db.selectFrom('listings').where('status', '=', sql.lit('closed'));
  const [value, opened, ended, expiredSince, closedSince] = await Promise.all([
    count(published().where('expires_at', '>', now)),
    count(published().where('created_at', '>=', since).where('expires_at', '>', now)),
    // Expired, but not yet stored as expired.
    count(published().where('expires_at', '>', since).where('expires_at', '<=', now).where('created_at', '<', since)),
    count(expired.where('expires_at', '>', since).where('created_at', '<', since)),
    count(closed.where('updated_at', '>=', since).where('created_at', '<', since)),
  ]);
  return { value, change: opened - ended - expiredSince - closedSince };
}

/** Events that have not begun; for thirty days ago, events that existed then and had not begun. */
async function countEvents({ db }: Db, since: string, now: string) {
  const scheduled = db.selectFrom('events').where('status', '=', 'scheduled');
  const [value, before] = await Promise.all([
    count(scheduled.where('start_date', '>', now)),
    count(scheduled.where('start_date', '>', since).where('created_at', '<', since)),
  ]);
  return { value, change: value - before };
}

/** Registrations that stand, a place in the waiting line included. */
async function countRegistrations({ db }: Db, since: string) {
  const standing = db.selectFrom('event_registrations').where('status', '<>', 'cancelled');
  const [value, come, gone] = await Promise.all([
    count(standing),
    count(standing.where('created_at', '>=', since)),
    count(
      db
        .selectFrom('event_registrations')
        .where('status', '=', sql.lit('cancelled'))
        .where('cancelled_at', '>=', since)
        .where('created_at', '<', since),
    ),
  ]);
  return { value, change: come - gone };
}

async function countSubscribers({ db }: Db, since: string) {
  const confirmed = db.selectFrom('newsletter_subscribers').where('status', '=', sql.lit('confirmed'));
  const [value, come, gone] = await Promise.all([
    count(confirmed),
    count(confirmed.where('confirmed_at', '>=', since)),
    count(
      db
        .selectFrom('newsletter_subscribers')
        .where('status', '=', sql.lit('unsubscribed'))
        .where('unsubscribed_at', '>=', since)
        .where('confirmed_at', '<', since),
    ),
  ]);
  return { value, change: come - gone };
}
