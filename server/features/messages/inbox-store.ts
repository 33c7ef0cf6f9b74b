import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { countCap } from '#contract/kit/paging.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { ConversationSidesTable } from '#server/platform/db/tables/messages.ts';
import { type PeerFields, peerColumns } from './store.ts';

/** A conversation in one member's inbox. */
export interface InboxRow extends PeerFields {
  id: number;
  last_message_id: number;
  unread: number;
  /** The beginning of the last message. */
  excerpt: string;
  sender_id: number;
  hold: 'hidden' | 'removed' | null;
  sent_at: string;
  subject: string | null;
}

/** A message that a search has found. */
export interface FoundMessage {
  conversation_id: number;
  body: string;
  sender_id: number;
  created_at: string;
}

/**
 * A page of an inbox, in a search with the message that was found of each conversation, and how many conversations there are
 * in all, counted to one past the cap.
 */
export interface InboxPart {
  rows: (InboxRow & { found?: FoundMessage | undefined })[];
  total: number;
}

interface InboxPage {
  userId: number;
  before: number;
  limit: number;
}

type Sides = SelectQueryBuilder<Schema, 'conversation_sides', Selectable<ConversationSidesTable>>;

/** The inbox of these sides. Cross joins keep their order: the inbox first, then the data of each row. */
function rowsOf(db: Kysely<Schema>, sides: Sides) {
  return db
    .selectFrom(sides.as('page'))
    .crossJoin('messages')
    .crossJoin('users')
    .whereRef('messages.id', '=', 'page.last_message_id')
    .whereRef('users.id', '=', 'page.peer_id')
    .select([
      'page.conversation_id as id',
      'page.last_message_id',
      'page.unread',
      'page.peer_id',
      ...peerColumns,
      sql<string>`substr(messages.body, 1, 300)`.as('excerpt'),
      'messages.sender_id',
      'messages.hold',
      'messages.created_at as sent_at',
      sql<string | null>`(select nullif(enquiry.about_title, '') from messages as enquiry
        where enquiry.conversation_id = page.conversation_id and enquiry.about_kind is not null
        order by enquiry.id desc limit 1)`.as('subject'),
    ])
    .orderBy('page.last_message_id', 'desc');
}

const inbox = prepare((db, param: Param<InboxPage>) =>
  rowsOf(
    db,
    db
      .selectFrom('conversation_sides')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('last_message_id', '<', param('before'))
      .orderBy('last_message_id', 'desc')
      .limit(param('limit')),
  ),
);

/** The inbox, the latest message first; only what is older than the message `before`. */
export function findInbox(
  database: Database,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
): Promise<InboxRow[]> {
  return inbox(database, { userId, before: before ?? Number.MAX_SAFE_INTEGER, limit });
}

/** Some conversations of a member's inbox, the latest message first. */
export function findInInbox({ db }: Pick<Database, 'db'>, userId: number, ids: readonly number[]): Promise<InboxRow[]> {
  const sides = db.selectFrom('conversation_sides').selectAll().where('user_id', '=', userId);
  return rowsOf(db, sides.where('conversation_id', 'in', [...ids])).execute();
}

const inboxCount = prepare((db, param: Param<{ userId: number }>) =>
  db
    .selectFrom(
      db
        .selectFrom('conversation_sides')
        .select('conversation_id')
        .where('user_id', '=', param('userId'))
        .limit(countCap + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('total')),
);

/** Counts the conversations, up to one past the cap. */
export async function countInbox(database: Database, userId: number): Promise<number> {
  const [row] = await inboxCount(database, { userId });
  return row?.total ?? 0;
}

/** A page of the whole inbox. */
export async function readInbox(database: Database, page: Parameters<typeof findInbox>[1]): Promise<InboxPart> {
  const [rows, total] = await Promise.all([findInbox(database, page), countInbox(database, page.userId)]);
  return { rows, total };
}
