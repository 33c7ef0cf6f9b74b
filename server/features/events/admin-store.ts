import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { EventType } from '#contract/events.ts';
import type { EventSort, EventState } from '#contract/events-admin.ts';
import { facet } from '#contract/kit/facets.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { EventsTable } from '#server/platform/db/tables/events.ts';
import { askedMatch, matchOf, newestMatching } from '#server/platform/search/matches-store.ts';
import { isMailed } from './admin-registration-store.ts';
import type { SeatCounts } from './store.ts';

/** The columns of a row in the admins' table. */
export interface AdminEventRow
  extends Pick<
    Selectable<EventsTable>,
    | 'id'
    | 'title'
    | 'type'
    | 'status'
    | 'date_display'
    | 'start_date'
    | 'end_date'
    | 'time_zone'
    | 'location'
    | 'city'
    | 'country'
    | 'capacity'
  > {
  focus_area_title: string;
}

export interface AdminEventFilters {
  search: string | undefined;
  state: EventState | undefined;
  type: EventType | undefined;
  /** The time that separates past from upcoming events. */
  now: string;
}

export interface AdminEventPage {
  sort: EventSort;
  /** Only events after this place in the order. */
  after: { key: string; id: number } | undefined;
  limit: number;
}

/** The number of newest matches that a search considers: sorting more by date would be slow. */
const searched = 5000;

/** Events by the end of their last day, including drafts and cancelled ones. */
export function findAdminEvents(
  database: Database,
  filters: AdminEventFilters,
  { sort, after, limit }: AdminEventPage,
): Promise<AdminEventRow[]> {
  const direction = sort === 'latest' ? 'desc' : 'asc';
  const beyond = sort === 'latest' ? '<' : '>';
  const edge = after && edgeOf(filters, sort, after.key);
  let query = described(matching(database, filters, edge));
  if (after) {
    // Few events end at the same moment, so the index finds the place and the events with the same end are read. If the
    // state already has such a bound, it is the closer one: with two bounds, SQLite starts from the farther one.
    if (edge === undefined) query = query.where('events.end_date', `${beyond}=`, after.key);
    query = query.where(({ or, eb }) =>
      or([eb('events.end_date', beyond, after.key), eb('events.id', beyond, after.id)]),
    );
  }
  return query.orderBy('events.end_date', direction).orderBy('events.id', direction).limit(limit).execute();
}

/** The same events for an export: by number, the latest created first. */
export function findEventsBefore(
  database: Database,
  filters: AdminEventFilters,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AdminEventRow[]> {
  let query = described(matching(database, filters));
  if (before !== undefined) query = query.where('events.id', '<', before);
  return query.orderBy('events.id', 'desc').limit(limit).execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countAdminEvents(database: Database, filters: AdminEventFilters): Promise<number> {
  return countCapped(database, matching(database, filters).select('events.id'));
}

/** The seat counts of an event without registrations. */
export const noSeats: AdminSeatCounts = { taken: 0, waiting: 0, mailed: { taken: 0, waiting: 0 } };

/** The seats of an event, and how many people with a seat or in line get notices by mail. */
export interface AdminSeatCounts extends SeatCounts {
  mailed: SeatCounts;
}

/** The seats of several events, by event; an event without registrations is not in it. */
export async function countSeatsOf(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
): Promise<Map<number, AdminSeatCounts>> {
  const counts = new Map<number, AdminSeatCounts>();
  if (ids.length === 0) return counts;
  const rows = await db
    .selectFrom('event_registrations')
    .where('event_id', 'in', ids)
    .where('status', 'in', ['registered', 'waitlisted'])
    .groupBy(['event_id', 'status'])
    .select((eb) => [
      'event_id',
      'status',
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere(isMailed).as('mailed'),
    ])
    .execute();
  for (const { event_id, status, total, mailed } of rows) {
    const seats = counts.get(event_id) ?? noSeats;
    const kind = status === 'registered' ? 'taken' : 'waiting';
    counts.set(event_id, { ...seats, [kind]: total, mailed: { ...seats.mailed, [kind]: mailed } });
  }
  return counts;
}

/** The number of people with a seat who attended. */
export async function countAttended({ db }: Pick<Database, 'db'>, eventId: number): Promise<number> {
  const { total } = await db
    .selectFrom('event_registrations')
    .where('event_id', '=', eventId)
    .where('attended_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Writes the changed columns of a locked event. */
export async function updateEventRow(
  trx: Transaction,
  id: number,
  change: Partial<Selectable<EventsTable>>,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The title of a focus area; `undefined` if there is none with this id. */
export function findAreaOf(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<{ title: string; slug: string } | undefined> {
  return db.selectFrom('focus_areas').where('id', '=', id).select(['title', 'slug']).executeTakeFirst();
}

/**
 * The start of the first page of a state that begins at the current time: past events go backwards from there, upcoming
 * ones forwards. `undefined` for any other list.
 */
function edgeOf({ state, now }: AdminEventFilters, sort: EventSort, key: string): string | undefined {
  if (state === 'past' && sort === 'latest') return key < now ? key : now;
  if (state === 'published' && sort === 'earliest') return key > now ? key : now;
  return undefined;
}

/** The columns of a row in the table. */
function described(query: SelectQueryBuilder<Schema, 'events', object>) {
  return query
    .innerJoin('focus_areas', 'focus_areas.id', 'events.focus_area_id')
    .select([
      'events.id',
      'events.title',
      'events.type',
      'events.status',
      'events.date_display',
      'events.start_date',
      'events.end_date',
      'events.time_zone',
      'events.location',
      'events.city',
      'events.country',
      'events.capacity',
      'focus_areas.title as focus_area_title',
    ]);
}

function matching(
  database: Database,
  { search, state, type, now }: AdminEventFilters,
  edge?: string,
): SelectQueryBuilder<Schema, 'events', object> {
  const status = state === 'past' || state === 'published' ? 'scheduled' : state;
  let query = source(database, search, status, type);
  if (state === 'past') query = query.where('events.end_date', '<=', edge ?? now);
  if (state === 'published') query = query.where('events.end_date', edge === undefined ? '>' : '>=', edge ?? now);
  if (status) query = query.where('events.status', '=', status);
  if (type) query = query.where('events.type', '=', type);
  return query;
}

/** All events, or those that match a search. */
function source(
  database: Database,
  search: string | undefined,
  status: string | undefined,
  type: string | undefined,
): SelectQueryBuilder<Schema, 'events', object> {
  const { db, dialect } = database;
  if (!search) return db.selectFrom('events');
  const facets = [...(status ? [facet('status', status)] : []), ...(type ? [facet('type', type)] : [])];
  const query = searchQuery(search, facets);
  if (!query) return db.selectFrom('events');
  const asked = askedMatch(matchOf(database, query));
  const found = newestMatching(dialect, 'event_search', asked, { limit: sql.val(searched) });
  const joined = db.selectFrom(found.as('page')).crossJoin('events').whereRef('events.id', '=', 'page.id');
  return joined;
}
