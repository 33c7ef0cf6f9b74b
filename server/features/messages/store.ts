import { type Kysely, sql } from 'kysely';
import type { EnquiryKind } from '#contract/items.ts';
import { unreadCap } from '#contract/messages-reading.ts';
import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import { readMany } from '#server/platform/db/read-many.ts';
import type { Schema } from '#server/platform/db/schema.ts';

export interface MessageRow {
  id: number;
  sender_id: number;
  key: string;
  body: string;
  hold: 'hidden' | 'removed' | null;
  created_at: string;
  about_kind: EnquiryKind | null;
  about_id: number | null;
  about_title: string | null;
}

/** The other member of a conversation, among the fields of a row. */
export interface PeerFields {
  peer_id: number;
  peer_username: string;
  peer_full_name: string | null;
  peer_organization: string | null;
  peer_has_profile: 0 | 1;
  peer_avatar_id: string | null;
  peer_avatar_hash: string | null;
}

/** One side of a conversation, with the other member. */
export interface SideRow extends PeerFields {
  conversation_id: number;
}

/** What a user's profile says of their picture. */
function ofProfile(column: 'avatar_id' | 'avatar_hash') {
  return sql<string | null>`(select ${sql.ref(column)} from member_profiles where user_id = users.id)`;
}

/** The columns of `PeerFields` but `peer_id`. */
export const peerColumns = [
  'users.username as peer_username',
  'users.full_name as peer_full_name',
  'users.organization as peer_organization',
  hasProfile('users.id', 'peer_has_profile'),
  ofProfile('avatar_id').as('peer_avatar_id'),
  ofProfile('avatar_hash').as('peer_avatar_hash'),
] as const;

const unreadOf = prepare((db, param: Param<{ userId: number }>) =>
  db
    .selectFrom(
      db
        .selectFrom('conversation_sides')
        .select('unread')
        .where('user_id', '=', param('userId'))
        // A literal: the index holds these rows only.
        .where(sql<boolean>`unread > 0`)
        .limit(unreadCap + 1)
        .as('counted'),
    )
    .select((select) => select.fn.sum<number | null>('unread').as('total')),
);

/** Counts a member's unread messages, in at most as many conversations as the cap. */
export async function sumUnread(database: Database, userId: number): Promise<number> {
  const [row] = await unreadOf(database, { userId });
  return row?.total ?? 0;
}

const sideOf = prepare((db, param: Param<{ conversationId: number; userId: number }>) =>
  db
    .selectFrom('conversation_sides')
    .innerJoin('users', 'users.id', 'conversation_sides.peer_id')
    .where('conversation_id', '=', param('conversationId'))
    .where('user_id', '=', param('userId'))
    .select(['conversation_id', 'peer_id', ...peerColumns]),
);

/** This member's side of a conversation, or `undefined` where they have none. */
export async function findSide(
  database: Database,
  conversationId: number,
  userId: number,
): Promise<SideRow | undefined> {
  const [row] = await sideOf(database, { conversationId, userId });
  return row;
}

/** The conversation of two members, or `null`. */
export async function findConversationOf(
  { db }: Pick<Database, 'db'>,
  userId: number,
  peerId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('conversations')
    .where('low_id', '=', Math.min(userId, peerId))
    .where('high_id', '=', Math.max(userId, peerId))
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const messageColumns = [
  'id',
  'sender_id',
  'key',
  'body',
  'hold',
  'created_at',
  'about_kind',
  'about_id',
  'about_title',
] as const;

interface MessagePage {
  conversationId: number;
  before: number;
  after: number;
  limit: number;
}

const newest = prepare((db, param: Param<MessagePage>) =>
  messagesOf(db, param)
    .where('id', '<', param('before'))
    .where('id', '>', param('after'))
    .orderBy('id', 'desc')
    .limit(param('limit')),
);

const oldest = prepare((db, param: Param<Omit<MessagePage, 'before'>>) =>
  messagesOf(db, param).where('id', '>', param('after')).orderBy('id').limit(param('limit')),
);

function messagesOf(db: Kysely<Schema>, param: Param<{ conversationId: number }>) {
  return db.selectFrom('messages').select(messageColumns).where('conversation_id', '=', param('conversationId'));
}

/** Messages of a conversation, newest first; only those older than the message `before`. */
export function findMessages(
  database: Database,
  page: { conversationId: number; before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  return newest(database, { ...page, before: page.before ?? Number.MAX_SAFE_INTEGER, after: 0 });
}

/** The messages after a message, oldest first. */
export function findMessagesAfter(
  database: Database,
  page: { conversationId: number; after: number; limit: number },
): Promise<MessageRow[]> {
  return oldest(database, page);
}

/** A message of one of the member's conversations, or `undefined`. */
export function findInOwnConversation(
  { db }: Pick<Database, 'db'>,
  userId: number,
  id: number,
): Promise<Pick<MessageRow, 'sender_id' | 'hold'> | undefined> {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_sides', 'conversation_sides.conversation_id', 'messages.conversation_id')
    .where('messages.id', '=', id)
    .where('conversation_sides.user_id', '=', userId)
    .select(['messages.sender_id', 'messages.hold'])
    .executeTakeFirst();
}

const readUpToOf = prepare((db, param: Param<{ conversationId: number; userId: number }>) =>
  db
    .selectFrom('conversation_sides')
    .where('conversation_id', '=', param('conversationId'))
    .where('user_id', '=', param('userId'))
    .select('last_read_id'),
);

/** Up to which message a member has read. */
export async function findReadUpTo(database: Database, conversationId: number, userId: number): Promise<number> {
  const [row] = await readUpToOf(database, { conversationId, userId });
  return row?.last_read_id ?? 0;
}

export interface PeerRow {
  id: number;
  username: string;
  full_name: string | null;
  organization: string | null;
  has_profile: 0 | 1;
  avatar_id: string | null;
  avatar_hash: string | null;
}

export function findPeer({ db }: Pick<Database, 'db'>, id: number): Promise<PeerRow | undefined> {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'id',
      'username',
      'full_name',
      'organization',
      hasProfile('users.id'),
      ofProfile('avatar_id').as('avatar_id'),
      ofProfile('avatar_hash').as('avatar_hash'),
    ])
    .executeTakeFirst();
}

/** Whether a member has written in the conversation with another. */
export async function hasWrittenTo({ db }: Pick<Database, 'db'>, senderId: number, peerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.conversation_id', 'conversations.id')
    .where('low_id', '=', Math.min(senderId, peerId))
    .where('high_id', '=', Math.max(senderId, peerId))
    .where('messages.sender_id', '=', senderId)
    .select('messages.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Messages of these ids that the viewer has received, with who wrote them. */
export function findReceived({ db }: Pick<Database, 'db'>, ids: readonly number[], viewerId: number) {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_sides', (join) =>
      join
        .onRef('conversation_sides.conversation_id', '=', 'messages.conversation_id')
        .on('conversation_sides.user_id', '=', viewerId),
    )
    .innerJoin('users', 'users.id', 'messages.sender_id')
    .where('messages.id', 'in', [...ids])
    .where('messages.sender_id', '<>', viewerId)
    .where('messages.hold', 'is', null)
    .select([
      'messages.id',
      'messages.conversation_id',
      'messages.body',
      'messages.sender_id',
      'users.username',
      'users.full_name',
    ])
    .execute();
}

/** Everything that a member wrote, in all conversations, oldest first. */
export function findSentBy(
  database: Pick<Database, 'db' | 'dialect'>,
  senderId: number,
): Promise<(MessageRow & { conversation_id: number })[]> {
  return readMany(
    database,
    database.db
      .selectFrom('messages')
      .where('sender_id', '=', senderId)
      .select([...messageColumns, 'conversation_id'])
      .orderBy('id'),
  );
}
