import type { EnquiryKind } from '#contract/items.ts';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

export interface EnquiryRow {
  id: number;
  kind: EnquiryKind;
  item_id: number;
  item_title: string;
  name: string;
  email: string;
  organization: string | null;
  message: string;
  created_at: string;
  read_at: string | null;
  sender_id: number | null;
  sender_has_profile: 0 | 1;
  /** The conversation and the message that the enquiry is in. */
  conversation_id: number | null;
  message_id: number | null;
  /** Set while the team withholds that message. */
  hold: 'hidden' | 'removed' | null;
  /** Up to which message the receiver has read that conversation. */
  last_read_id: number | null;
}

export interface NewEnquiry {
  kind: EnquiryKind;
  itemId: number;
  itemTitle: string;
  receiverId: number | null;
  senderId: number | null;
  name: string;
  email: string;
  organization: string | null;
  message: string;
  createdAt: string;
  /** The message of the conversation, where it is in one. */
  messageId: number | null;
}

/** Adds an unread enquiry. */
export async function insertEnquiry(trx: Transaction, enquiry: NewEnquiry): Promise<void> {
  await trx
    .insertInto('enquiries')
    .values({
      kind: enquiry.kind,
      item_id: enquiry.itemId,
      item_title: enquiry.itemTitle,
      receiver_id: enquiry.receiverId,
      sender_id: enquiry.senderId,
      name: enquiry.name,
      email: enquiry.email,
      organization: enquiry.organization,
      message: enquiry.message,
      created_at: enquiry.createdAt,
      message_id: enquiry.messageId,
    })
    .execute();
}

interface Received {
  receiverId: number;
  kind: EnquiryKind | undefined;
  itemId: number | undefined;
}

/** Enquiries about a member's records, newest first. */
export async function findReceived(
  { db }: Database,
  { receiverId, kind, itemId, before, limit }: Received & { before: number | undefined; limit: number },
): Promise<EnquiryRow[]> {
  let query = received({ db }).where('enquiries.receiver_id', '=', receiverId);
  if (kind) query = query.where('enquiries.kind', '=', kind);
  if (itemId !== undefined) query = query.where('enquiries.item_id', '=', itemId);
  if (before !== undefined) query = query.where('enquiries.id', '<', before);
  const rows = await query.orderBy('enquiries.id', 'desc').limit(limit).execute();
  // Only kinds with a contact form are ever stored.
  return rows as EnquiryRow[];
}

/** One enquiry that a member has received. */
export async function findOneReceived(
  { db }: Pick<Database, 'db'>,
  id: number,
  receiverId: number,
): Promise<EnquiryRow | undefined> {
  const row = await received({ db })
    .where('enquiries.id', '=', id)
    .where('enquiries.receiver_id', '=', receiverId)
    .executeTakeFirst();
  return row as EnquiryRow | undefined;
}

/** Enquiries with the receiver's side of the conversations that they are in. */
function received({ db }: Pick<Database, 'db'>) {
  return db
    .selectFrom('enquiries')
    .leftJoin('messages', 'messages.id', 'enquiries.message_id')
    .leftJoin('conversation_sides', (join) =>
      join
        .onRef('conversation_sides.conversation_id', '=', 'messages.conversation_id')
        .onRef('conversation_sides.user_id', '=', 'enquiries.receiver_id'),
    )
    .select([
      'enquiries.id',
      'enquiries.kind',
      'enquiries.item_id',
      'enquiries.item_title',
      'enquiries.name',
      'enquiries.email',
      'enquiries.organization',
      'enquiries.message',
      'enquiries.created_at',
      'enquiries.read_at',
      'enquiries.sender_id',
      'enquiries.message_id',
      'messages.conversation_id',
      'messages.hold',
      'conversation_sides.last_read_id',
      hasProfile('enquiries.sender_id', 'sender_has_profile'),
    ]);
}

/** Counts the enquiries that a member has read neither among enquiries nor in a conversation, up to one past the cap. */
export function countUnreadEnquiries({ db }: Pick<Database, 'db'>, receiverId: number): Promise<number> {
  return countCapped(
    { db },
    db
      .selectFrom('enquiries')
      .select('enquiries.id')
      .where('receiver_id', '=', receiverId)
      .where('read_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('messages')
              .innerJoin('conversation_sides', 'conversation_sides.conversation_id', 'messages.conversation_id')
              .whereRef('messages.id', '=', 'enquiries.message_id')
              .whereRef('conversation_sides.user_id', '=', 'enquiries.receiver_id')
              .whereRef('conversation_sides.last_read_id', '>=', 'messages.id')
              .select('messages.id'),
          ),
        ),
      ),
  );
}

/** Counts the matching rows, up to one past the cap. */
export function countReceived({ db }: Database, { receiverId, kind, itemId }: Received): Promise<number> {
  let query = db.selectFrom('enquiries').select('id').where('receiver_id', '=', receiverId);
  if (kind) query = query.where('kind', '=', kind);
  if (itemId !== undefined) query = query.where('item_id', '=', itemId);
  return countCapped({ db }, query);
}

/** Marks an enquiry as read. */
export async function markEnquiry(trx: Transaction, id: number, at: string): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(at)) }))
    .where('id', '=', id)
    .execute();
}

/** An enquiry of a visitor to a member, who may have answered it. */
export async function findAnswered({ db }: Pick<Database, 'db'>, id: number) {
  const row = await db
    .selectFrom('enquiries')
    .where('id', '=', id)
    .where('sender_id', 'is', null)
    .where('message_id', 'is', null)
    .where('email', '<>', '')
    .select(['kind', 'item_title', 'name', 'email', 'receiver_id'])
    .executeTakeFirst();
  return row?.receiver_id ? { ...row, receiver_id: row.receiver_id } : undefined;
}

/** Something new has come to an enquiry. */
export async function markUnread(trx: Transaction, id: number): Promise<void> {
  await trx.updateTable('enquiries').set({ read_at: null }).where('id', '=', id).execute();
}
