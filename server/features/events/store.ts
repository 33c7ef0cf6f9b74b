import { type Kysely, type Selectable, sql } from 'kysely';

import type { EventType } from '#contract/events.ts';
import type { Database } from '#server/db/database.ts';
import type { EventsTable, Schema, Transaction } from '#server/db/schema.ts';

/** An event with what its focus area is called. */
export interface EventRow extends Selectable<EventsTable> {
  focus_area_title: string;
  focus_area_slug: string;
}

export interface EventFilters {
  focusAreaId?: number | undefined;
  type?: EventType | undefined;
  virtual?: boolean | undefined;
  free?: boolean | undefined;
}

/** How many have a seat, and how many wait for one. */
export interface SeatCounts {
  taken: number;
  waiting: number;
}

/** Everything that is stored of an event; the rest is counted or worked out. */
export type NewEvent = Omit<Selectable<EventsTable>, 'id' | 'updated_at'>;

function events(db: Kysely<Schema>) {
  return db
    .selectFrom('events')
    .innerJoin('focus_areas', 'focus_areas.id', 'events.focus_area_id')
    .selectAll('events')
    .select(['focus_areas.title as focus_area_title', 'focus_areas.slug as focus_area_slug']);
}

/**
 * The events that match all filters: upcoming ones by start, then past ones, the latest first. What was
 * called off is not listed; its own page still says so.
 */
export function findEvents({ db }: Pick<Database, 'db'>, filters: EventFilters, now: string): Promise<EventRow[]> {
  const { focusAreaId, type, virtual, free } = filters;
  let query = events(db).where('events.status', '=', 'scheduled');
  if (focusAreaId !== undefined) query = query.where('events.focus_area_id', '=', focusAreaId);
  if (type !== undefined) query = query.where('events.type', '=', type);
  if (virtual !== undefined) query = query.where('events.is_virtual', '=', virtual ? 1 : 0);
  if (free !== undefined) query = query.where('events.price_cents', free ? '=' : '>', 0);
  return query
    .orderBy(sql`case when events.end_date > ${now} then 0 else 1 end`)
    .orderBy(sql`case when events.end_date > ${now} then events.start_date end`)
    .orderBy('events.start_date', 'desc')
    .orderBy('events.id')
    .execute();
}

/** One event, or `undefined`. */
export function findEvent({ db }: Pick<Database, 'db'>, id: number): Promise<EventRow | undefined> {
  return events(db).where('events.id', '=', id).executeTakeFirst();
}

/** The seats of an event as they are now; inside a transaction, as they are there. */
export async function countSeats({ db }: Pick<Database, 'db'>, eventId: number): Promise<SeatCounts> {
  const rows = await db
    .selectFrom('event_registrations')
    .where('event_id', '=', eventId)
    .where('status', 'in', ['registered', 'waitlisted'])
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<number>().as('total')])
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0;
  return { taken: of('registered'), waiting: of('waitlisted') };
}

/** Adds an event and returns its id. */
export async function insertEvent(trx: Transaction, event: NewEvent): Promise<number> {
  const { id } = await trx
    .insertInto('events')
    .values({ ...event, updated_at: event.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
