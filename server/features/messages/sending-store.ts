import { sql } from 'kysely';

import type { EnquiryKind } from '#contract/items.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { type MessageRow, messageColumns } from './store.ts';

/** The conversation of two members, created if there is none; concurrent calls create one. */
export async function openConversation(trx: Transaction, userId: number, peerId: number, at: string): Promise<number> {
  const pair = { low_id: Math.min(userId, peerId), high_id: Math.max(userId, peerId) };
  await trx
    .insertInto('conversations')
    .values({ ...pair, created_at: at })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('conversations')
    .where('low_id', '=', pair.low_id)
    .where('high_id', '=', pair.high_id)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Serializes the messages of a conversation, so that their ids grow in reading order and a query for messages after an
 * id misses none. (See lockEvent for how each database does it.)
 */
export async function lockConversation(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
): Promise<void> {
  if (dialect === 'postgres') await sql`select id from conversations where id = ${id} for update`.execute(trx);
  else await sql`update conversations set low_id = low_id where id = ${id}`.execute(trx);
}

/** A message that was stored under this key before, or `undefined`. */
export function findByKey(
  trx: Transaction,
  conversationId: number,
  senderId: number,
  key: string,
): Promise<MessageRow | undefined> {
  return trx
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('key', '=', key)
    .select(messageColumns)
    .executeTakeFirst();
}

/** How many messages a member has written in a conversation since a moment. */
export async function countSentSince(
  { db }: Pick<Database, 'db'>,
  conversationId: number,
  senderId: number,
  since: string,
): Promise<number> {
  const { sent } = await db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .executeTakeFirstOrThrow();
  return sent;
}

/** The record of an enquiry, as it is called now. The name of a member is not kept: it goes with their account. */
export interface About {
  kind: EnquiryKind;
  id: number;
  title: string;
}

export interface NewMessage {
  conversationId: number;
  senderId: number;
  peerId: number;
  key: string;
  body: string;
  createdAt: string;
  /** The record that it is about, where it is an enquiry. */
  about?: About;
}

/** Stores a message and moves the conversation to the top of both inboxes. The conversation must be locked. */
export async function insertMessage(trx: Transaction, message: NewMessage): Promise<MessageRow> {
  const row = await trx
    .insertInto('messages')
    .values({
      conversation_id: message.conversationId,
      sender_id: message.senderId,
      key: message.key,
      body: message.body,
      created_at: message.createdAt,
      about_kind: message.about?.kind ?? null,
      about_id: message.about?.id ?? null,
      about_title: message.about ? (message.about.kind === 'member' ? '' : message.about.title) : null,
    })
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
  const side = { conversation_id: message.conversationId, last_message_id: row.id };
  await trx
    .insertInto('conversation_sides')
    .values([
      { ...side, user_id: message.senderId, peer_id: message.peerId, last_read_id: 0, unread: 0 },
      { ...side, user_id: message.peerId, peer_id: message.senderId, last_read_id: 0, unread: 1 },
    ])
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'user_id']).doUpdateSet((set) => ({
        last_message_id: row.id,
        unread: sql<number>`conversation_sides.unread + ${set.ref('excluded.unread')}`,
      })),
    )
    .execute();
  await tellLive(trx, [message.senderId, message.peerId], { kind: 'conversation', id: message.conversationId });
  return row;
}

/** Records that a member was notified of unread messages; `false` where they were notified and have not read since. */
export async function claimTelling(
  trx: Transaction,
  conversationId: number,
  userId: number,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversation_sides')
    .set({ told_at: at })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Records the last message that a member has read; it never goes back, nor beyond the last message. The conversation
 * must be locked.
 */
export async function markReadUpTo(
  trx: Transaction,
  conversationId: number,
  userId: number,
  upTo: number,
): Promise<void> {
  const { newest } = await trx
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('id', '<=', upTo)
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const own = trx
    .updateTable('conversation_sides')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId);
  const moved = await own
    .set({ last_read_id: newest ?? 0 })
    .where('last_read_id', '<', newest ?? 0)
    .returning('peer_id')
    .executeTakeFirst();
  if (moved) await tellLive(trx, [userId, moved.peer_id], { kind: 'conversation', id: conversationId });
  const { unread } = await trx
    .selectFrom('messages')
    .innerJoin('conversation_sides', 'conversation_sides.conversation_id', 'messages.conversation_id')
    .where('messages.conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .whereRef('messages.id', '>', 'last_read_id')
    .where('sender_id', '<>', userId)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  await own.set({ unread, ...(unread === 0 && { told_at: null }) }).execute();
}
