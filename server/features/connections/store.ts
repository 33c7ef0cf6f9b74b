import type { Kysely, Selectable } from 'kysely';
import { changeConnectionCount } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { ConnectionsTable } from '#server/platform/db/tables/members.ts';
import { tellLive } from '#server/platform/live/tell.ts';

export type Connection = Selectable<ConnectionsTable>;

/** The two members of a connection in their stored order. */
export function pairOf(one: number, other: number): { low: number; high: number } {
  return { low: Math.min(one, other), high: Math.max(one, other) };
}

/** Whether two members are connected; an open request does not count. */
export async function areConnected({ db }: Pick<Database, 'db'>, one: number, other: number): Promise<boolean> {
  const row = await ofPair(db, one, other).where('status', '=', 'accepted').select('id').executeTakeFirst();
  return row !== undefined;
}

/**
 * Reads and locks the connection of two members. On PostgreSQL nobody else changes it until `trx` ends; on SQLite
 * only one transaction writes at a time.
 */
export function lockConnection(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  one: number,
  other: number,
): Promise<Connection | undefined> {
  const row = ofPair(trx, one, other).selectAll();
  return (dialect === 'postgres' ? row.forUpdate() : row).executeTakeFirst();
}

export interface ConnectionRequest {
  requesterId: number;
  receiverId: number;
  note: string | null;
  createdAt: string;
}

/** Stores a request. Throws a unique violation when the two already have a connection or a request. */
export async function insertRequest(trx: Transaction, request: ConnectionRequest): Promise<void> {
  const { low, high } = pairOf(request.requesterId, request.receiverId);
  await trx
    .insertInto('connections')
    .values({
      low_id: low,
      high_id: high,
      requester_id: request.requesterId,
      status: 'pending',
      note: request.note,
      created_at: request.createdAt,
      decided_at: null,
    })
    .execute();
}

/** Answers a request. Accepting adds to both members' number of connections. */
export async function decide(
  trx: Transaction,
  connection: Connection,
  status: 'accepted' | 'declined',
  at: string,
): Promise<void> {
  await trx.updateTable('connections').set({ status, decided_at: at }).where('id', '=', connection.id).execute();
  if (status === 'accepted') await changeCounts(trx, connection, 1);
}

/** Ends a connection or withdraws a request; does nothing where there is none. */
export async function deleteConnection(trx: Transaction, one: number, other: number): Promise<void> {
  const { low, high } = pairOf(one, other);
  const row = await trx
    .deleteFrom('connections')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .returningAll()
    .executeTakeFirst();
  if (row?.status === 'accepted') await changeCounts(trx, row, -1);
}

/** Ends all connections and requests of a member. */
export async function deleteConnectionsOf(trx: Transaction, userId: number): Promise<void> {
  const lower = await trx.selectFrom('connections').where('high_id', '=', userId).select('low_id as other').execute();
  const higher = await trx.selectFrom('connections').where('low_id', '=', userId).select('high_id as other').execute();
  for (const { other } of [...lower, ...higher].toSorted((a, b) => a.other - b.other)) {
    await deleteConnection(trx, userId, other);
  }
}

/** Always in the order of ids, so that two concurrent changes cannot deadlock. */
async function changeCounts(trx: Transaction, { low_id: low, high_id: high }: Connection, by: 1 | -1): Promise<void> {
  await changeConnectionCount(trx, low, by);
  await changeConnectionCount(trx, high, by);
  await tellPresence(trx, [low, high]);
}

/** From now on the two see when the other is online, or no longer do. */
async function tellPresence(trx: Transaction, both: readonly number[]): Promise<void> {
  const sharing = await trx
    .selectFrom('member_profiles')
    .where('user_id', 'in', both)
    .where('shares_presence', '=', 1)
    .select('user_id')
    .execute();
  if (sharing.length === both.length) await tellLive(trx, both, { kind: 'presence' });
}

/** The relation of a member to each of the others; members without one are missing. */
export async function findConnectionsWith(
  { db }: Pick<Database, 'db'>,
  userId: number,
  others: readonly number[],
): Promise<(Pick<Connection, 'status' | 'requester_id'> & { other: number })[]> {
  if (others.length === 0) return [];
  const [higher, lower] = await Promise.all([
    db
      .selectFrom('connections')
      .where('low_id', '=', userId)
      .where('high_id', 'in', others)
      .select(['high_id as other', 'status', 'requester_id'])
      .execute(),
    db
      .selectFrom('connections')
      .where('high_id', '=', userId)
      .where('low_id', 'in', others)
      .select(['low_id as other', 'status', 'requester_id'])
      .execute(),
  ]);
  return [...higher, ...lower];
}

function ofPair(db: Kysely<Schema>, one: number, other: number) {
  const { low, high } = pairOf(one, other);
  return db.selectFrom('connections').where('low_id', '=', low).where('high_id', '=', high);
}
