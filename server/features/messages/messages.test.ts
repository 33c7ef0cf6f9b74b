import { describe, expect, test } from 'vitest';

import { blockMember, unblockMember } from '#contract/connections-blocks.ts';
import { writeKeyHeader } from '#contract/kit/queue.ts';
import {
  getConversation,
  getRecipient,
  listConversations,
  listMessages,
  markRead,
  messageMax,
  messagesPerPage,
  sendMessage,
  startConversation,
} from '#contract/messages.ts';
import { countUnread } from '#contract/messages-reading.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { connect, words } from '#server/testing/message-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';

/** Two connected members with their browsers. */
async function twoMembers(app: TestApp) {
  const [ada, ben] = [await app.aUser({ fullName: 'Ada One' }), await app.aUser({ fullName: 'Ben Two' })];
  await connect(app.deps, ada, ben);
  return { ada, ben, asAda: await app.signedIn(ada), asBen: await app.signedIn(ben) };
}

/** Two members and the conversation that the first has begun. */
async function aConversation(app: TestApp) {
  const two = await twoMembers(app);
  const { body } = await two.asAda.call(startConversation, { body: { to: two.ben.id, ...words('A first word') } });
  return { ...two, params: { id: String(body.conversationId) }, first: body.message };
}

describe('permission to write', () => {
  test('connected members write to each other, and each sees the conversation from their side', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, params, ada, first } = await aConversation(app);
    expect(first).toMatchObject({ isOwn: true, body: 'A first word', sentAt: app.clock.now().toISOString() });
    const { body } = await asBen.call(listConversations, { query: {} });
    expect(body).toMatchObject({
      items: [
        {
          id: Number(params.id),
          peer: { id: ada.id, name: 'Ada One' },
          lastMessage: { excerpt: 'A first word', isOwn: false },
          unread: 1,
        },
      ],
      nextCursor: null,
      count: { value: 1, isCapped: false },
    });
    await asBen.call(sendMessage, { params, body: words('Hello Ada') });
    const { items } = (await asAda.call(listMessages, { params, query: {} })).body;
    expect(items.map(({ body: text, isOwn }) => [text, isOwn])).toEqual([
      ['Hello Ada', false],
      ['A first word', true],
    ]);
  });

  test('members who are not connected need the Professional plan; whoever gets a message can answer it', async () => {
    await using app = await createTestApp();
    const [free, professional] = [
      await app.aUser({ fullName: 'Fay Free' }),
      await app.aUser({ fullName: 'Pia Pro', membershipTier: 'professional' }),
    ];
    const [asFree, asProfessional] = [await app.signedIn(free), await app.signedIn(professional)];
    const to = { params: { id: String(professional.id) } };
    expect((await asFree.call(getRecipient, to)).body.writing).toBe('not-connected');
    const refused = await asFree.refused(startConversation, { body: { to: professional.id, ...words('Hello') } });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You and Pia Pro are not connected. Connect first, or become a Professional member to write to anyone.',
    ]);
    expect(await app.deps.database.db.selectFrom('conversations').selectAll().execute()).toEqual([]);

    const { body } = await asProfessional.call(startConversation, { body: { to: free.id, ...words('Hello Fay') } });
    expect((await asFree.call(getRecipient, to)).body).toMatchObject({
      writing: 'open',
      conversationId: body.conversationId,
    });
    await asFree.call(sendMessage, { params: { id: String(body.conversationId) }, body: words('Hello Pia') });
    const other = await app.as('member');
    const refusedOther = await other.refused(startConversation, { body: { to: professional.id, ...words('Me too') } });
    expect(refusedOther.status).toBe(403);
  });

  test('a connection request does not count as a connection', async () => {
    await using app = await createTestApp();
    const { ada, ben, asAda } = await twoMembers(app);
    await app.deps.database.db.updateTable('connections').set({ status: 'pending' }).execute();
    expect((await asAda.refused(startConversation, { body: { to: ben.id, ...words('Hello') } })).status).toBe(403);
    expect(ada.id).not.toBe(ben.id);
  });

  test('a block ends it for both, also for professionals, and does not reveal who blocked whom', async () => {
    await using app = await createTestApp();
    const { ada, ben, asAda, asBen, params } = await aConversation(app);
    await asBen.call(sendMessage, { params, body: words('Hello Ada') });
    await asBen.call(blockMember, { params: { id: String(ada.id) } });
    const ofAda = await asAda.refused(sendMessage, { params, body: words('Are you there?') });
    expect([ofAda.status, ofAda.body.message]).toEqual([403, 'Ben Two cannot receive messages from you.']);
    const ofBen = await asBen.refused(sendMessage, { params, body: words('One more thing') });
    expect(ofBen.body.message).toBe('You have blocked Ada One. Unblock them to write.');
    expect((await asAda.call(getConversation, { params })).body.writing).toBe('refused');
    expect((await asBen.call(getConversation, { params })).body.writing).toBe('blocked');
    // Earlier messages stay readable.
    expect((await asAda.call(listMessages, { params, query: {} })).body.items).toHaveLength(2);
    const professional = await app.aUser({ membershipTier: 'professional' });
    await asBen.call(blockMember, { params: { id: String(professional.id) } });
    const asProfessional = await app.signedIn(professional);
    const start = { body: { to: ben.id, ...words('Hello') } };
    expect((await asProfessional.refused(startConversation, start)).status).toBe(403);
    await asBen.call(unblockMember, { params: { id: String(professional.id) } });
    expect((await asProfessional.call(startConversation, start)).status).toBe(201);
  });

  test('a member cannot write to themselves or to an account that does not exist', async () => {
    await using app = await createTestApp();
    const { ada, asAda } = await twoMembers(app);
    const refusal = async (to: number) =>
      (await asAda.refused(startConversation, { body: { to, ...words('Hi') } })).status;
    expect(await refusal(ada.id)).toBe(400);
    expect(await refusal(999_999)).toBe(404);
    expect((await asAda.refused(getRecipient, { params: { id: 999_999 } })).status).toBe(404);
  });
});

describe("another member's conversation", () => {
  test('is not found by a stranger, a professional or an admin', async () => {
    await using app = await createTestApp();
    const { params, first } = await aConversation(app);
    for (const role of ['member', 'professional', 'admin'] as const) {
      const client = await app.as(role);
      for (const [endpoint, body] of [
        [getConversation, undefined],
        [listMessages, undefined],
        [sendMessage, words('Let me in')],
        [markRead, { upTo: first.id }],
      ] as const) {
        const { status } = await client.refused(endpoint, { params, ...(body && { body }) });
        expect(status, `${endpoint.name} as ${role}`).toBe(404);
      }
      expect((await client.call(listConversations, { query: {} })).body.items).toEqual([]);
    }
  });
});

describe('a message', () => {
  test('has 1 to 5000 characters besides blanks, and is returned as typed', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, params } = await aConversation(app);
    for (const body of ['', ' \n ', 'x'.repeat(messageMax + 1), 'a\0b']) {
      const refused = await asAda.refused(sendMessage, { params, body: { ...words(''), body } });
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['body']);
    }
    const text = `<b>bold</b> & "quotes"\n\tSecond line: https://cardi.example/?a=1&b=2 ${'é'.repeat(40)}`;
    for (const body of ['x', 'x'.repeat(messageMax), text])
      await asAda.call(sendMessage, { params, body: words(body) });
    const { items } = (await asBen.call(listMessages, { params, query: {} })).body;
    expect(items[0]?.body).toBe(text);
    expect(items[0]?.key).toBeNull();
  });

  test.each<[string, (key: string) => object]>([
    ['its key', (key) => ({ body: words('Only once'), headers: { [writeKeyHeader]: key } })],
    ['a key in the body, as earlier apps have it', (key) => ({ body: { ...words('Only once'), key } })],
    [
      'both, as earlier apps that kept it while the server was away',
      (key) => ({ body: { ...words('Only once'), key }, headers: { [writeKeyHeader]: key } }),
    ],
  ])('that is sent again with %s is stored once, also if all copies arrive at once', async (_, request) => {
    await using app = await createTestApp();
    const { asAda, asBen, params } = await aConversation(app);
    const key = crypto.randomUUID();
    const send = async (client: TestClient) =>
      sendMessage.response.parse(await (await client.send(sendMessage, { params, ...request(key) })).json());
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(asAda)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]?.key).toBe(key);
    expect((await asBen.call(listConversations, { query: {} })).body.items[0]?.unread).toBe(2);
    // A key belongs to its sender: the other member's message with the same key is another message.
    await send(asBen);
    expect((await asBen.call(listMessages, { params, query: {} })).body.items).toHaveLength(3);
  });

  test('is never logged', async () => {
    const lines: string[] = [];
    await using app = await createTestApp({ logTo: { write: (line: string) => void lines.push(line) } });
    const { asAda, params } = await aConversation(app);
    await asAda.call(sendMessage, { params, body: words('a-very-secret-word') });
    await asAda.refused(sendMessage, { params, body: { body: 'a-very-secret-word', key: 'none' } });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('a-very-secret-word');
  });

  test('can be reported by its recipient, not by its sender or a stranger', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, first } = await aConversation(app);
    const report = { body: { kind: 'message' as const, id: first.id, reason: 'spam' as const } };
    expect((await asAda.refused(createReport, report)).status).toBe(404);
    expect((await (await app.as('admin')).refused(createReport, report)).status).toBe(404);
    await asBen.call(createReport, report);
    expect(await app.deps.database.db.selectFrom('reports').select(['kind', 'item_id']).execute()).toEqual([
      { kind: 'message', item_id: first.id },
    ]);
  });
});

describe('reading', () => {
  test('reduces the unread count, never goes back, and shows the sender how far the other member has read', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, params, first } = await aConversation(app);
    const second = (await asAda.call(sendMessage, { params, body: words('Second') })).body;
    const third = (await asAda.call(sendMessage, { params, body: words('Third') })).body;
    const unread = async () => (await asBen.call(countUnread)).body.total;
    const seenByAda = async () => (await asAda.call(listMessages, { params, query: {} })).body.readUpTo;
    expect([await unread(), await seenByAda()]).toEqual([3, 0]);
    expect((await asBen.call(markRead, { params, body: { upTo: second.id } })).body).toEqual({
      total: 1,
      isCapped: false,
    });
    await asBen.call(markRead, { params, body: { upTo: first.id } });
    expect([await unread(), await seenByAda()]).toEqual([1, second.id]);
    // A read mark cannot be ahead of the messages: later ones are unread.
    await asBen.call(markRead, { params, body: { upTo: third.id + 1000 } });
    expect([await unread(), await seenByAda()]).toEqual([0, third.id]);
    await asAda.call(sendMessage, { params, body: words('Fourth') });
    expect(await unread()).toBe(1);
    // One's own messages never count as unread.
    expect((await asAda.call(countUnread)).body.total).toBe(0);
  });

  test('the total covers all conversations and says where counting stopped', async () => {
    await using app = await createTestApp();
    const ben = await app.aUser();
    const asBen = await app.signedIn(ben);
    for (const count of [60, 39]) {
      const sender = await app.signedIn(await app.aUser({ membershipTier: 'professional' }));
      const { body } = await sender.call(startConversation, { body: { to: ben.id, ...words('First') } });
      const params = { id: String(body.conversationId) };
      for (let n = 1; n < count; n++) await sender.call(sendMessage, { params, body: words(`${n}`) });
    }
    expect((await asBen.call(countUnread)).body).toEqual({ total: 99, isCapped: false });
    const sender = await app.signedIn(await app.aUser({ membershipTier: 'professional' }));
    await sender.call(startConversation, { body: { to: ben.id, ...words('One more') } });
    expect((await asBen.call(countUnread)).body).toEqual({ total: 99, isCapped: true });
  });

  test('a screen gets only messages newer than its last one, without a gap', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, params, first } = await aConversation(app);
    await Promise.all(
      Array.from({ length: messagesPerPage + 5 }, (_, n) =>
        (n % 2 ? asAda : asBen).call(sendMessage, { params, body: words(`message ${n}`) }),
      ),
    );
    const seen: number[] = [];
    for (let after = first.id; ; ) {
      const { items } = (await asBen.call(listMessages, { params, query: { after: String(after) } })).body;
      if (items.length === 0) break;
      expect(items.length).toBeLessThanOrEqual(messagesPerPage);
      seen.push(...items.map(({ id }) => id).toReversed());
      after = items[0]?.id ?? 0;
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen).toHaveLength(messagesPerPage + 5);
  });

  test('history is paged, newest first, and so is the inbox', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, params } = await aConversation(app);
    for (let n = 1; n <= messagesPerPage; n++) await asAda.call(sendMessage, { params, body: words(`${n}`) });
    const page = (await asBen.call(listMessages, { params, query: {} })).body;
    expect(page.items).toHaveLength(messagesPerPage);
    expect(page.items[0]?.body).toBe(String(messagesPerPage));
    const rest = (await asBen.call(listMessages, { params, query: { cursor: page.nextCursor ?? '' } })).body;
    expect(rest).toMatchObject({ items: [{ body: 'A first word' }], nextCursor: null });
    const { status } = await asBen.refused(listMessages, { params, query: { cursor: 'nonsense' } });
    expect(status).toBe(400);
  });

  test('the inbox is sorted by the latest message', async () => {
    await using app = await createTestApp();
    const me = await app.aUser({ membershipTier: 'professional' });
    const client = await app.signedIn(me);
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { body } = await client.call(startConversation, { body: { to: (await app.aUser()).id, ...words(`${n}`) } });
      ids.push(body.conversationId);
    }
    const [one, two, three] = ids;
    await client.call(sendMessage, { params: { id: String(one) }, body: words('Again') });
    const first = (await client.call(listConversations, { query: { limit: '2' } })).body;
    expect(first.items.map(({ id }) => id)).toEqual([one, three]);
    const second = (await client.call(listConversations, { query: { limit: '2', cursor: first.nextCursor ?? '' } }))
      .body;
    expect(second.items.map(({ id }) => id)).toEqual([two]);
  });
});

describe('notifications', () => {
  test('are sent once for a conversation until it is read, and never contain the text', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const { asAda, asBen, params, ben } = await aConversation(app);
    const write = (text: string) => asAda.call(sendMessage, { params, body: words(text) });
    await write('Second');
    const last = (await write('Third')).body;
    await app.mail.flush();
    expect(smtp.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [ben.email, 'Ada One wrote to you'],
    ]);
    expect(JSON.stringify(smtp.received)).not.toMatch(/A first word|Second|Third/);
    expect(smtp.received[0]?.text).toContain(`${app.url}/network/messages/${params.id}`);
    await asBen.call(markRead, { params, body: { upTo: last.id - 1 } });
    await write('Still unread before this');
    await app.mail.flush();
    expect(smtp.received).toHaveLength(1);
    await asBen.call(markRead, { params, body: { upTo: last.id + 1 } });
    await write('After reading');
    await app.mail.flush();
    expect(smtp.received).toHaveLength(2);
    const bells = await app.deps.database.db.selectFrom('notifications').select('user_id').execute();
    expect(bells).toEqual([{ user_id: ben.id }, { user_id: ben.id }]);
  });
});

describe('simultaneous calls', () => {
  test('two members who start a conversation with each other start one', async () => {
    await using app = await createTestApp();
    const { ada, ben, asAda, asBen } = await twoMembers(app);
    const answers = await Promise.all(
      [1, 2, 3].flatMap(() => [
        asAda.call(startConversation, { body: { to: ben.id, ...words('A first word') } }),
        asBen.call(startConversation, { body: { to: ada.id, ...words('Hello Ada') } }),
      ]),
    );
    const [id, ...others] = new Set(answers.map(({ body }) => body.conversationId));
    expect(others).toEqual([]);
    const params = { id: String(id) };
    expect((await asAda.call(listMessages, { params, query: {} })).body.items).toHaveLength(6);
    expect((await asAda.call(countUnread)).body.total).toBe(3);
    expect((await asBen.call(countUnread)).body.total).toBe(3);
  });

  test('a message that arrives while the other member reads stays unread', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, params, first } = await aConversation(app);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 === 2
          ? asBen.call(markRead, { params, body: { upTo: first.id } })
          : asAda.call(sendMessage, { params, body: words(`${n}`) }),
      ),
    );
    expect((await asBen.call(countUnread)).body.total).toBe(8);
  });
});
