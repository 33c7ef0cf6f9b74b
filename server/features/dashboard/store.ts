import { placeInWords } from '#contract/events.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How many of each the dashboard shows. */
const shown = 10;

/** Introductions that wait for the member's answer. */
export function countOpenIntroductions({ db }: Pick<Database, 'db'>, userId: number): Promise<number> {
  return countCapped(
    { db },
    db.selectFrom('introductions').select('id').where('recipient_id', '=', userId).where('status', '=', 'requested'),
  );
}

/** The member's events that have not ended, cancelled or not, the next one first. */
export async function findUpcomingRegistrations({ db }: Pick<Database, 'db'>, userId: number, now: string) {
  const rows = await db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .where('event_registrations.user_id', '=', userId)
    .where('event_registrations.status', '!=', 'cancelled')
    .where('events.end_date', '>', now)
    .select([
      'events.id as eventId',
      'events.title',
      'events.date_display as dateDisplay',
      'events.location',
      'events.city',
      'events.country',
      'event_registrations.status',
      'event_registrations.held_until',
      'events.status as eventStatus',
    ])
    .orderBy('events.start_date')
    .orderBy('event_registrations.id')
    .limit(shown)
    .execute();
  return rows.map(({ eventStatus, city, country, status, held_until: heldUntil, ...row }) => ({
    ...row,
    location: placeInWords({ location: row.location, city, country }),
    // Cancelled registrations are left out above.
    status: heldUntil !== null ? ('held' as const) : status === 'waitlisted' ? status : ('registered' as const),
    isCancelled: eventStatus === 'cancelled',
  }));
}

/** The companies that the member owns. */
export function findOwnCompanies({ db }: Pick<Database, 'db'>, userId: number) {
  return db
    .selectFrom('companies')
    .where('owner_id', '=', userId)
    .where((where) => where.or([where('hold', 'is', null), where('hold', '=', 'hidden')]))
    .select(['id', 'name', 'hold'])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

/** The member's claims, newest first. */
export function findOwnClaims({ db }: Pick<Database, 'db'>, userId: number) {
  return db
    .selectFrom('company_claims')
    .innerJoin('companies', 'companies.id', 'company_claims.company_id')
    .where('company_claims.user_id', '=', userId)
    .select([
      'company_claims.company_id as companyId',
      'companies.name as companyName',
      'company_claims.status',
      'company_claims.created_at as createdAt',
    ])
    .orderBy('company_claims.id', 'desc')
    .limit(shown)
    .execute();
}
