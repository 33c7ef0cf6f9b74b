import { type Insertable, type Selectable, sql } from 'kysely';

import { meetingBounds } from '#contract/messages-meetings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MeetingsTable } from '#server/platform/db/tables/messages.ts';
import { tellLive } from '#server/platform/live/tell.ts';

/** A meeting, and whether the team withholds the message that proposes it. */
export interface MeetingRow extends Selectable<MeetingsTable> {
  hold: 'hidden' | 'removed' | null;
}

function meetings({ db }: Pick<Database, 'db'>) {
  return db
    .selectFrom('meetings')
    .innerJoin('messages', 'messages.id', 'meetings.message_id')
    .selectAll('meetings')
    .select('messages.hold');
}

export function findMeeting(database: Pick<Database, 'db'>, id: number): Promise<MeetingRow | undefined> {
  return meetings(database).where('meetings.id', '=', id).executeTakeFirst();
}

/** Those of a conversation that changed last, the latest change first. */
export function findLatest(database: Pick<Database, 'db'>, conversationId: number): Promise<MeetingRow[]> {
  return meetings(database)
    .where('meetings.conversation_id', '=', conversationId)
    .orderBy('meetings.changed_at', 'desc')
    .orderBy('meetings.id', 'desc')
    .limit(meetingBounds.listed)
    .execute();
}

/** The meetings that these messages propose, by the message's number. */
export async function findByMessages(
  database: Pick<Database, 'db'>,
  messageIds: readonly number[],
): Promise<Map<number, MeetingRow>> {
  if (messageIds.length === 0) return new Map();
  const rows = await meetings(database)
    .where('meetings.message_id', 'in', [...messageIds])
    .execute();
  return new Map(rows.map((row) => [row.message_id, row]));
}

/** How many proposals of a conversation somebody can still accept. */
export async function countOpen(trx: Transaction, conversationId: number, now: string): Promise<number> {
  const { open } = await trx
    .selectFrom('meetings')
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'open')
    .where('last_time', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

export async function insertMeeting(trx: Transaction, row: Insertable<MeetingsTable>): Promise<number> {
  const { id } = await trx.insertInto('meetings').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a meeting. Its conversation must be locked. */
export async function updateMeeting(
  trx: Transaction,
  id: number,
  changes: Partial<Pick<MeetingRow, 'state' | 'starts_at' | 'ended_by' | 'uid' | 'sequence' | 'changed_at'>>,
): Promise<void> {
  const changed = await trx
    .updateTable('meetings')
    .set(changes)
    .where('id', '=', id)
    .returning(['conversation_id', 'proposer_id', 'receiver_id'])
    .executeTakeFirst();
  if (!changed) return;
  await tellLive(trx, [changed.proposer_id, changed.receiver_id], {
    kind: 'conversation',
    id: changed.conversation_id,
  });
}

/** Meetings that a member, or two, have not ended: open proposals and accepted ones. */
export function findUnended(trx: Transaction, userId: number, peerId?: number): Promise<MeetingRow[]> {
  let query = meetings({ db: trx })
    .where('meetings.state', 'in', ['open', 'accepted'])
    .where(({ or, eb }) => or([eb('proposer_id', '=', userId), eb('receiver_id', '=', userId)]));
  if (peerId !== undefined) {
    query = query.where(({ or, eb }) => or([eb('proposer_id', '=', peerId), eb('receiver_id', '=', peerId)]));
  }
  return query.orderBy('meetings.id').execute();
}

/** The meetings that a member has proposed, or was asked for, oldest first. */
export function findMeetingsOf({ db }: Pick<Database, 'db'>, userId: number): Promise<MeetingRow[]> {
  return meetings({ db })
    .where(({ or, eb }) => or([eb('proposer_id', '=', userId), eb('receiver_id', '=', userId)]))
    .orderBy('meetings.id')
    .execute();
}

/** The accepted meetings of a member that begin after a moment, with the names of both; the earliest first. */
export function findAccepted(
  { db }: Pick<Database, 'db'>,
  userId: number,
  { from, limit }: { from: string; limit: number },
): Promise<(MeetingRow & { proposer: string; receiver: string })[]> {
  return meetings({ db })
    .innerJoin('users as proposers', 'proposers.id', 'meetings.proposer_id')
    .innerJoin('users as receivers', 'receivers.id', 'meetings.receiver_id')
    .select([
      sql<string>`coalesce(proposers.full_name, proposers.username)`.as('proposer'),
      sql<string>`coalesce(receivers.full_name, receivers.username)`.as('receiver'),
    ])
    .where(({ or, eb }) => or([eb('meetings.proposer_id', '=', userId), eb('meetings.receiver_id', '=', userId)]))
    .where('meetings.state', '=', 'accepted')
    .where('meetings.starts_at', '>', from)
    .orderBy('meetings.starts_at')
    .orderBy('meetings.id')
    .limit(limit)
    .execute();
}
