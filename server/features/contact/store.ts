import type { ContactStatus } from '#contract/contact.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

export interface NewContactMessage {
  userId: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
}

/** Adds an unread message. */
export async function insertContactMessage(trx: Transaction, message: NewContactMessage): Promise<void> {
  await trx
    .insertInto('contact_messages')
    .values({
      user_id: message.userId,
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      status: 'new',
      created_at: message.createdAt,
      updated_at: message.createdAt,
    })
    .execute();
}

/** How many of the newest messages are looked at: no index has their time. */
const newest = 200;

/** Whether the same person has sent the same message since a moment. */
export async function isSentSince(
  trx: Transaction,
  { userId, name, email, subject, message }: NewContactMessage,
  since: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom((from) =>
      from.selectFrom('contact_messages').selectAll().orderBy('id', 'desc').limit(newest).as('recent'),
    )
    .where('created_at', '>', since)
    .where('name', '=', name)
    .where('email', '=', email)
    .where('subject', '=', subject)
    .where('message', '=', message)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ContactRow {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: ContactStatus;
  created_at: string;
  /** The address of the sender's account, if a member wrote. */
  account_email: string | null;
  account_confirmed_at: string | null;
}

/** Messages to the team, newest first. */
export function findContactMessages(
  { db }: Database,
  { status, before, limit }: { status: ContactStatus | undefined; before: number | undefined; limit: number },
): Promise<ContactRow[]> {
  let query = db.selectFrom('contact_messages').leftJoin('users', 'users.id', 'contact_messages.user_id');
  if (status) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('contact_messages.id', '<', before);
  return query
    .select([
      'contact_messages.id',
      'name',
      'contact_messages.email',
      'subject',
      'message',
      'status',
      'contact_messages.created_at',
      'users.email as account_email',
      'users.email_confirmed_at as account_confirmed_at',
    ])
    .orderBy('contact_messages.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countContactMessages({ db }: Database, status: ContactStatus | undefined): Promise<number> {
  let query = db.selectFrom('contact_messages').select('id');
  if (status) query = query.where('status', '=', status);
  return countCapped({ db }, query);
}

export interface ReplyRow {
  message_id: number;
  author: string | null;
  text: string;
  created_at: string;
}

/** The answers to these messages, oldest first. */
export async function findReplies({ db }: Database, messageIds: readonly number[]): Promise<ReplyRow[]> {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('contact_replies')
    .leftJoin('users', 'users.id', 'contact_replies.author_id')
    .where('message_id', 'in', messageIds)
    .select(({ fn }) => [
      'contact_replies.message_id',
      fn.coalesce('users.full_name', 'users.username').as('author'),
      'contact_replies.text',
      'contact_replies.created_at',
    ])
    .orderBy('contact_replies.id')
    .execute();
}

/** Changes the state of a message and returns it; `undefined` when there is none. */
export function setStatus(
  trx: Transaction,
  id: number,
  status: ContactStatus,
  now: string,
): Promise<{ user_id: number | null; name: string; email: string; subject: string } | undefined> {
  return trx
    .updateTable('contact_messages')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .returning(['user_id', 'name', 'email', 'subject'])
    .executeTakeFirst();
}

/** Stores the team's answer. */
export async function insertReply(
  trx: Transaction,
  reply: { messageId: number; authorId: number; text: string; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('contact_replies')
    .values({
      message_id: reply.messageId,
      author_id: reply.authorId,
      text: reply.text,
      created_at: reply.createdAt,
    })
    .execute();
}
