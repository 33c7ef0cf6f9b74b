import { type Kysely, type RawBuilder, sql } from 'kysely';
import { countCap } from '#contract/kit/paging.ts';
import { containsSomeWord, containsWords } from '#server/platform/db/contains-words.ts';
import type { Database, Reads } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { type FoundMessage, findInInbox, type InboxPart } from './inbox-store.ts';

/**
 * The number of a member's messages that a search reads, those of their latest conversations first: somebody who has
 * written for years must not hold up others. Names and subjects are found in all conversations.
 */
const readMessages = 10_000;

const name = sql<string>`coalesce(users.full_name, users.username)`;

interface Search {
  userId: number;
  words: string;
  before: number | undefined;
  limit: number;
}

/**
 * A page of the conversations in which a member finds the words, the latest message first, and how many there are: all
 * words in one message, in the name of the other member or the title of the record that it asks about.
 */
export async function searchInbox(
  { aside }: Pick<Database, 'aside'>,
  { userId, words, before = Number.MAX_SAFE_INTEGER, limit }: Search,
): Promise<InboxPart> {
  const found = await findMatches(aside, userId, words);
  const page = found.filter(({ last_message_id }) => last_message_id < before).slice(0, limit);
  const ids = page.map(({ conversation_id }) => conversation_id);
  if (ids.length === 0) return { rows: [], total: found.length };
  const [rows, messages] = await Promise.all([
    findInInbox(aside, userId, ids),
    findFoundMessages(aside, { userId, words, ids }),
  ]);
  const foundIn = new Map(messages.map((message) => [message.conversation_id, message]));
  return { rows: rows.map((row) => ({ ...row, found: foundIn.get(row.id) })), total: found.length };
}

/** The latest message of each of these conversations that is found and itself has a word of the search. */
function findFoundMessages(
  { db, dialect }: Pick<Reads, 'db' | 'dialect'>,
  { userId, words, ids }: { userId: number; words: string; ids: readonly number[] },
): Promise<FoundMessage[]> {
  const read = readOf(db, userId, ids);
  const latest = db
    .selectFrom(read)
    .where(containsWords({ dialect }, sql`page.words`, words))
    .where(containsSomeWord({ dialect }, sql`coalesce(page.body, '')`, words))
    .groupBy('page.conversation_id')
    .select(({ fn }) => fn.max('page.message_id').as('id'));
  return db
    .selectFrom('messages')
    .where('messages.id', 'in', latest)
    .select(['messages.conversation_id', 'messages.body', 'messages.sender_id', 'messages.created_at'])
    .execute();
}

/** The conversations that match, the latest message first; no more than are counted. */
export function findMatches({ db, dialect }: Pick<Reads, 'db' | 'dialect'>, userId: number, words: string) {
  const named = db
    .selectFrom('conversation_sides')
    .innerJoin('users', 'users.id', 'conversation_sides.peer_id')
    .leftJoin('messages as enquiry', (join) =>
      join
        .onRef('enquiry.conversation_id', '=', 'conversation_sides.conversation_id')
        .on('enquiry.about_kind', 'is not', null),
    )
    .where('conversation_sides.user_id', '=', userId)
    .where(containsWords({ dialect }, joined(name, sql`enquiry.about_title`), words))
    .select(['conversation_sides.conversation_id', 'conversation_sides.last_message_id']);
  const read = readOf(db, userId);
  const said = db
    .selectFrom(read)
    .where(containsWords({ dialect }, sql`page.words`, words))
    .select(['page.conversation_id', 'page.last_message_id']);
  return db
    .selectFrom(named.union(said).as('ranked'))
    .select(['ranked.conversation_id', 'ranked.last_message_id'])
    .orderBy('ranked.last_message_id', 'desc')
    .limit(countCap + 1)
    .execute();
}

/** The messages that a search reads, with all that their words are looked for in; `ids`: of these conversations only. */
function readOf(db: Kysely<Schema>, userId: number, ids?: readonly number[]) {
  // Cross joins keep their order: the member's conversations first, then the messages of each.
  const messages = db
    .selectFrom('conversation_sides')
    .crossJoin('users')
    .crossJoin('messages')
    .whereRef('users.id', '=', 'conversation_sides.peer_id')
    .whereRef('messages.conversation_id', '=', 'conversation_sides.conversation_id')
    .where('conversation_sides.user_id', '=', userId)
    .select([
      'conversation_sides.conversation_id',
      'conversation_sides.last_message_id',
      'messages.id as message_id',
      readable(userId).as('body'),
      joined(name, sql`messages.about_title`, readable(userId)).as('words'),
    ])
    .orderBy('conversation_sides.last_message_id', 'desc')
    .limit(readMessages);
  return (ids ? messages.where('conversation_sides.conversation_id', 'in', [...ids]) : messages).as('page');
}

/** The text of a message as far as this reader may read it (`isReadable`). */
function readable(userId: number): RawBuilder<string> {
  return sql`case when messages.hold is null or (messages.hold = 'hidden' and messages.sender_id = ${userId})
    then messages.body end`;
}

function joined(...texts: RawBuilder<string>[]): RawBuilder<string> {
  return sql.join<string>(
    texts.map((text) => sql`coalesce(${text}, '')`),
    sql` || ' ' || `,
  );
}
