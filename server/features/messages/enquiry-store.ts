import type { EnquiryKind } from '#contract/items.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { markReadUpTo } from './sending-store.ts';

/** A message that is an enquiry, with the record that it is about. */
export interface SubjectRow {
  about_kind: EnquiryKind | null;
  about_id: number | null;
  about_title: string | null;
}

/** The record that the last enquiry of a conversation is about. */
export function findLastSubject({ db }: Pick<Database, 'db'>, conversationId: number): Promise<SubjectRow | undefined> {
  return db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('about_kind', 'is not', null)
    .select(['about_kind', 'about_id', 'about_title'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Marks a message as read by one who has read it elsewhere. Where earlier ones are unread it stays unread, because a
 * conversation is read from its beginning. The conversation must be locked.
 */
export async function markReadElsewhere(
  trx: Transaction,
  { conversationId, messageId, readerId }: { conversationId: number; messageId: number; readerId: number },
): Promise<void> {
  const earlier = await trx
    .selectFrom('messages')
    .innerJoin('conversation_sides', 'conversation_sides.conversation_id', 'messages.conversation_id')
    .where('messages.conversation_id', '=', conversationId)
    .where('conversation_sides.user_id', '=', readerId)
    .whereRef('messages.id', '>', 'conversation_sides.last_read_id')
    .where('messages.id', '<', messageId)
    .where('messages.sender_id', '<>', readerId)
    .select('messages.id')
    .limit(1)
    .executeTakeFirst();
  if (!earlier) await markReadUpTo(trx, conversationId, readerId, messageId);
}
