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
  let query = db.selectFrom('enquiries').where('receiver_id', '=', receiverId);
  if (kind) query = query.where('kind', '=', kind);
  if (itemId !== undefined) query = query.where('item_id', '=', itemId);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query
    .select([
      'id',
      'kind',
      'item_id',
      'item_title',
      'name',
      'email',
      'organization',
      'message',
      'created_at',
      'read_at',
      'sender_id',
      hasProfile('enquiries.sender_id', 'sender_has_profile'),
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  // Only kinds with a contact form are ever stored.
  return rows as EnquiryRow[];
}

/** Counts the matching rows, up to one past the cap. */
export function countReceived({ db }: Database, { receiverId, kind, itemId }: Received): Promise<number> {
  let query = db.selectFrom('enquiries').select('id').where('receiver_id', '=', receiverId);
  if (kind) query = query.where('kind', '=', kind);
  if (itemId !== undefined) query = query.where('item_id', '=', itemId);
  return countCapped({ db }, query);
}

/** Marks an enquiry as read by its receiver. Returns whether the receiver has such an enquiry. */
export async function markEnquiry(trx: Transaction, id: number, receiverId: number, at: string): Promise<boolean> {
  const row = await trx
    .updateTable('enquiries')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(at)) }))
    .where('id', '=', id)
    .where('receiver_id', '=', receiverId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
