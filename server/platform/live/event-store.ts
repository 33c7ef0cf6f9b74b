import { type RawBuilder, sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Position } from './position.ts';

/** An event as it is stored; `user_id`: whose streams tell it, `null` for those of all members. */
export interface EventRow {
  user_id: number | null;
  event: string;
}

type Reading = Pick<Database, 'db' | 'dialect' | 'read'>;

export async function insertEvents(
  trx: Transaction,
  rows: readonly (EventRow & { created_at: string })[],
): Promise<void> {
  await trx
    .insertInto('live_events')
    .values([...rows])
    .execute();
}

/** The position after all events that are visible now. */
export async function findPosition({ db, dialect, read }: Reading): Promise<Position> {
  if (dialect === 'sqlite') {
    const newest = db.selectFrom('live_events').select(({ fn }) => fn.max('id').as('last'));
    const [row] = await read<{ last: number | null }>(newest.compile());
    return { from: (row?.last ?? 0) + 1, open: [] };
  }
  const [row] = await read<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`.compile(db));
  return positionOf(row?.snapshot ?? '1:1:');
}

/** The events after a position, and the position after them. One statement, so that both are of the same moment. */
export async function findEventsAfter(
  { db, dialect, read }: Reading,
  position: Position,
): Promise<{ rows: EventRow[]; position: Position }> {
  if (dialect === 'sqlite') {
    const news = db.selectFrom('live_events').select(['id', 'user_id', 'event']);
    const rows = await read<EventRow & { id: number }>(news.where('id', '>=', position.from).orderBy('id').compile());
    const last = rows.at(-1);
    return { rows, position: last ? { from: last.id + 1, open: [] } : position };
  }
  const rows = await read<EventRow & { snapshot: string }>(
    sql`
      select user_id, event, (select pg_current_snapshot()::text) as snapshot from live_events
      where ${isAfter(position)} order by id`.compile(db),
  );
  // Without a new event nothing has become visible: the old position still says so.
  return { rows, position: rows[0] ? positionOf(rows[0].snapshot) : position };
}

/** The events of one member after a position, those for all members among them; at most `limit`, each once. */
export function findMissed(reading: Reading, userId: number, position: Position, limit: number): Promise<string[]> {
  const isNew = reading.dialect === 'sqlite' ? sql<boolean>`id >= ${position.from}` : isAfter(position);
  return eventsOf(reading, userId, isNew, limit);
}

/** The events of one member since a moment, in the same way. */
export function findRecent(reading: Reading, userId: number, since: string, limit: number): Promise<string[]> {
  return eventsOf(reading, userId, sql<boolean>`created_at > ${since}`, limit);
}

async function eventsOf(
  { db, read }: Reading,
  userId: number,
  isNew: RawBuilder<boolean>,
  limit: number,
): Promise<string[]> {
  const own = db.selectFrom('live_events').select('event').where('user_id', '=', userId).where(isNew);
  const everyones = db.selectFrom('live_events').select('event').where('user_id', 'is', null).where(isNew);
  const rows = await read<Pick<EventRow, 'event'>>(own.union(everyones).limit(limit).compile());
  return rows.map(({ event }) => event);
}

/**
 * What a snapshot could not see. A row with a number that this database has not given out yet comes from a backup of
 * another one, and is nobody's news.
 */
function isAfter({ from, open }: Position): RawBuilder<boolean> {
  return sql<boolean>`(transaction_id >= ${from} or transaction_id = any(${[...open]}::bigint[]))
    and transaction_id < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
}

/** From PostgreSQL's text of a snapshot, `xmin:xmax:xip,xip`. */
function positionOf(snapshot: string): Position {
  const [, from = '1', open = ''] = snapshot.split(':');
  return { from: Number(from), open: open === '' ? [] : open.split(',').map(Number) };
}

/** Deletes events from before a moment, at most so many; returns how many they were. */
export async function deleteOldEvents(trx: Transaction, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('live_events')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .select('id');
  const { numDeletedRows } = await trx.deleteFrom('live_events').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
