import { type ExpressionBuilder, type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { type EventType, placeInWords } from '#contract/events.ts';
import { facet } from '#contract/kit/facets.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { lexemesOf } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { EventsTable } from '#server/platform/db/tables/events.ts';
import type { FindItems, Searcher } from '#server/platform/records/record.ts';
import { toPlainText } from '#server/platform/rich-text/rich-text.ts';
import { findDocuments, indexDocument } from '#server/platform/search/document-store.ts';
import { indexRecord, unindexRecord } from '#server/platform/search/search-index-store.ts';

/** An event with the title of its focus area. */
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

/** The number of seats taken, and of people on the waitlist. */
export interface SeatCounts {
  taken: number;
  waiting: number;
}

/** All stored columns of an event; the rest is counted or computed. */
export type NewEvent = Omit<Insertable<EventsTable>, 'id' | 'updated_at'>;

/** Events with their focus areas. */
export function events(db: Kysely<Schema>) {
  return db
    .selectFrom('events')
    .innerJoin('focus_areas', 'focus_areas.id', 'events.focus_area_id')
    .selectAll('events')
    .select(['focus_areas.title as focus_area_title', 'focus_areas.slug as focus_area_slug']);
}

/**
 * The events that match all filters: upcoming ones by start, then past ones, the latest first. A cancelled event is
 * listed until its planned end, because people who planned for it must find out. Its own page stays.
 */
export function findEvents({ db }: Pick<Database, 'db'>, filters: EventFilters, now: string): Promise<EventRow[]> {
  return events(db)
    .where('events.status', '<>', 'draft')
    .where(({ or, eb }) => or([eb('events.status', '=', 'scheduled'), eb('events.end_date', '>', now)]))
    .where(meeting(filters))
    .orderBy(sql`case when events.end_date > ${now} then 0 else 1 end`)
    .orderBy(sql`case when events.end_date > ${now} then events.start_date end`)
    .orderBy('events.start_date', 'desc')
    .orderBy('events.id')
    .execute();
}

/** The condition that an event meets all filters. */
export function meeting({ focusAreaId, type, virtual, free }: EventFilters) {
  return ({ eb, and }: ExpressionBuilder<Schema, 'events'>) =>
    and([
      ...(focusAreaId === undefined ? [] : [eb('events.focus_area_id', '=', focusAreaId)]),
      ...(type === undefined ? [] : [eb('events.type', '=', type)]),
      ...(virtual === undefined ? [] : [eb('events.is_virtual', '=', virtual ? 1 : 0)]),
      ...(free === undefined ? [] : [eb('events.price_cents', free ? '=' : '>', 0)]),
    ]);
}

/** An event that everyone may see, or `undefined`: only admins see drafts. */
export function findEvent({ db }: Pick<Database, 'db'>, id: number): Promise<EventRow | undefined> {
  return events(db).where('events.id', '=', id).where('events.status', '<>', 'draft').executeTakeFirst();
}

/** An event, also a draft, or `undefined`: for admins. */
export function findAnyEvent({ db }: Pick<Database, 'db'>, id: number): Promise<EventRow | undefined> {
  return events(db).where('events.id', '=', id).executeTakeFirst();
}

/** The current seats of an event; inside a transaction, its view of them. */
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

/** Adds an event together with its search entry and returns its id. */
export async function insertEvent(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  event: NewEvent,
): Promise<number> {
  const { id } = await trx
    .insertInto('events')
    .values({ ...event, updated_at: event.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexEvent(database, trx, { ...event, id });
  return id;
}

/** Writes an event's search entry: admins always find it, everyone else once it is published. */
export async function indexEvent(database: Pick<Database, 'dialect'>, trx: Transaction, event: Indexed): Promise<void> {
  const { id, status, type } = event;
  const words = [event.description, event.location, event.organizer_name, toPlainText(event.content)].join(' ');
  const lexemes = [...lexemesOf(`${event.title} ${words}`), facet('status', status), facet('type', type)];
  await indexRecord(database, trx, 'event_search', id, lexemes);
  if (status !== 'draft') await indexDocument(database, trx, 'event', id, { title: event.title, words });
}

/** Deletes an event without registrations, and its search entry. */
export async function deleteEvent(trx: Transaction, id: number): Promise<void> {
  await unindexRecord(trx, 'event_search', id);
  await trx.deleteFrom('events').where('id', '=', id).execute();
}

type Indexed = Pick<
  Selectable<EventsTable>,
  'id' | 'status' | 'type' | 'title' | 'description' | 'location' | 'organizer_name' | 'content'
>;

/** Events that match, for the search palette. */
export const searchEvents: Searcher = async (database, search, limit) => {
  const ids = await findDocuments(database, 'event', search, limit);
  if (ids.length === 0) return [];
  const rows = await database.db
    .selectFrom('events')
    .where('id', 'in', ids)
    .where('status', '<>', 'draft')
    .select(['id', 'title', 'date_display', 'location', 'city', 'country', 'status'])
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    detail: `${row.status === 'cancelled' ? 'Cancelled: ' : ''}${row.date_display}, ${placeInWords(row)}`,
    path: pathTo(paths.event, { id: row.id }),
  }));
};

/** Events by their ids, for saved records. */
export const findEventItems: FindItems = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('events')
    .where('id', 'in', ids)
    .where('status', '<>', 'draft')
    .select(['id', 'title'])
    .execute();
  return rows.map(({ id, title }) => ({ id, title, path: pathTo(paths.event, { id }), ownerId: null }));
};

/** Addresses of the pages of all events but drafts. */
export async function findEventPaths({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('events').where('status', '<>', 'draft').select('id').execute();
  return rows.map(({ id }) => pathTo(paths.event, { id }));
}
