import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findConnections } from '#server/features/connections/list-store.ts';
import { findReceived } from '#server/features/enquiries/store.ts';
import { findIntroductions } from '#server/features/introductions/store.ts';
import { findListItems } from '#server/features/lists/item-store.ts';
import { findInbox } from '#server/features/messages/inbox-store.ts';
import { findMessages } from '#server/features/messages/store.ts';
import { findNotes } from '#server/features/notes/store.ts';
import { findNotifications } from '#server/features/notifications/store.ts';
import { findSaved } from '#server/features/saved-items/store.ts';
import { expectNoDearer } from '#server/testing/costs.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { numbersTo } from '#server/testing/many-rows.ts';

/** The number of records of each kind that one member has: 3,000 pages of 20. */
const records = 60_000;
const limit = 20;
const owner = 1;
/** The last page begins here: records have the numbers 1 to `records`. */
const last = limit + 1;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill(database);
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

type Before = number | undefined;
const about = { kind: undefined, itemId: undefined };

test.each<[string, (before: Before) => Promise<readonly unknown[]>]>([
  ['notifications', (before) => findNotifications(database, { userId: owner, before, limit })],
  ['saved records', (before) => findSaved(database, { userId: owner, kind: undefined, before, limit })],
  ['notes', (before) => findNotes(database, { userId: owner }, { before, limit })],
  ['records of a list', (before) => findListItems(database, { listId: 1, after: before, limit })],
  ['enquiries', (before) => findReceived(database, { receiverId: owner, ...about, before, limit })],
  ['introductions asked for', (before) => findIntroductions(database, { requesterId: owner }, before, limit)],
  ['introductions to decide', (before) => findIntroductions(database, { recipientId: owner }, before, limit)],
  ['conversations', (before) => findInbox(database, { userId: owner, before, limit })],
  ['messages of a conversation', (before) => findMessages(database, { conversationId: 1, before, limit })],
  [
    'connections',
    (before) => findConnections(database, { userId: owner, list: 'connected', isPublic: false }, { before, limit }),
  ],
])('%s: the 3,000th page costs as much as the first', async (_name, page) => {
  expect(await page(undefined)).toHaveLength(limit);
  expect(await page(last)).toHaveLength(limit);
  expect(await page(1)).toHaveLength(0);
  await expectNoDearer(() => page(undefined), [() => page(last)]);
});

test.each<[string, (isRare: boolean) => Promise<readonly unknown[]>]>([
  [
    'saved records',
    (isRare) => findSaved(database, { userId: owner, kind: isRare ? 'event' : 'listing', before: undefined, limit }),
  ],
  [
    'notes',
    (isRare) =>
      findNotes(database, { userId: owner, kind: isRare ? 'event' : 'listing' }, { before: undefined, limit }),
  ],
  ['records of a list', (isRare) => findListItems(database, { listId: 1, kind: isRare ? 'event' : 'listing', limit })],
  [
    'enquiries',
    (isRare) =>
      findReceived(database, {
        receiverId: owner,
        kind: isRare ? 'company' : 'listing',
        itemId: undefined,
        before: undefined,
        limit,
      }),
  ],
])('%s: a kind with one old record costs as much as a common one', async (_name, page) => {
  expect(await page(true)).toHaveLength(1);
  await expectNoDearer(() => page(false), [() => page(true)]);
});

/** One member who owns everything and as many others, inserted directly. */
async function fill({ db, dialect }: TestDatabase): Promise<void> {
  const numbers = sql`${numbersTo({ dialect }, records)} as numbers`;
  const at = sql`'2026-01-01T00:00:00.000Z'`;
  const person = sql`'Sample', 'sample@example.com', 'Sample', 'Sample', 'Sample'`;
  await sql`insert into users (id, username, username_key, email, email_key, role, membership_tier, password_hash,
      is_test, created_at)
    select i, 'm' || i, 'm' || i, i || '@example.com', i || '@example.com', 'member', 'free', '', 0, ${at}
    from ${sql`${numbersTo({ dialect }, records + 1)} as numbers`}`.execute(db);
  await sql`insert into member_profiles (user_id, sort_name, connection_rank) select i, 'm' || i, i
    from ${sql`${numbersTo({ dialect }, records + 1)} as numbers`}`.execute(db);
  await sql`insert into notifications (id, user_id, kind, title, body, path, created_at)
    select i, ${owner}, 'message', 'Sample', 'Sample', '/', ${at} from ${numbers}`.execute(db);
  await sql`insert into saved_items (id, user_id, kind, item_id, created_at)
    select i, ${owner}, case i when 1 then 'event' else 'listing' end, i, ${at} from ${numbers}`.execute(db);
  await sql`insert into notes (id, user_id, kind, item_id, text, created_at)
    select i, ${owner}, case i when 1 then 'event' else 'listing' end, i, 'Sample', ${at} from ${numbers}`.execute(db);
  await sql`insert into lists (id, owner_id, name, items, created_at, updated_at)
    values (1, ${owner}, 'Sample', ${records}, ${at}, ${at})`.execute(db);
  await sql`insert into list_items (id, list_id, kind, item_id, added_by, added_at)
    select i, 1, case i when 1 then 'event' else 'listing' end, i, ${owner}, ${at} from ${numbers}`.execute(db);
  await sql`insert into enquiries (id, kind, item_id, item_title, receiver_id, name, email, message, created_at)
    select i, case i when 1 then 'company' else 'listing' end, 1, 'Sample', ${owner}, 'Sample', 'sample@example.com',
      'Sample', ${at} from ${numbers}`.execute(db);
  await sql`insert into connections (id, low_id, high_id, requester_id, status, created_at, decided_at)
    select i, ${owner}, i + 1, i + 1, 'accepted', ${at}, ${at} from ${numbers}`.execute(db);
  await sql`insert into introductions (id, requester_id, name, email, organization, role, reason, target_kind,
      target_id, target_title, recipient_id, status, created_at)
    select i, ${owner}, ${person}, 'member', i, 'Sample', ${owner}, 'requested', ${at} from ${numbers}`.execute(db);
  await sql`insert into conversations (id, low_id, high_id, created_at)
    select i, ${owner}, i + 1, ${at} from ${numbers}`.execute(db);
  await sql`insert into messages (id, conversation_id, sender_id, key, body, created_at)
    select i, 1, ${owner}, 'k' || i, 'Sample', ${at} from ${numbers}`.execute(db);
  await sql`insert into conversation_sides (conversation_id, user_id, peer_id, last_message_id)
    select i, ${owner}, i + 1, i from ${numbers}`.execute(db);
  await sql.raw(dialect === 'postgres' ? 'analyze' : 'pragma optimize').execute(db);
}
