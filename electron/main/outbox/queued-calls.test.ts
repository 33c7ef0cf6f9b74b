import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';

import { followRecord } from '#contract/connections-follows.ts';
import { queuedHeader } from '#contract/kit/queue.ts';
import { addToList } from '#contract/lists.ts';
import { listMessages, sendMessage } from '#contract/messages.ts';
import { aMessage, anOutbox } from '#electron/testing/outbox.ts';
import { createQueuedCalls, type QueuedCall } from './queued-calls.ts';

const owner = { server: 'https://cardi.example', userId: 7 };
const answer = (status: number) => new Response('{}', { status });

function start() {
  const box = anOutbox();
  const onAdded = vi.fn<(server: string, isAway: boolean) => void>();
  const isSignedIn = vi.fn(async () => true);
  const report = vi.fn();
  const nameOf = vi.fn((): string | null => 'Anna Berg');
  const pass = createQueuedCalls({
    outbox: Promise.resolve(box.outbox),
    onAdded,
    onMade: () => {},
    isSignedIn,
    nameOf,
    report,
  });
  return { ...box, pass, onAdded, isSignedIn, nameOf, report };
}

const follow = (id: number): QueuedCall => ({
  ...owner,
  endpoint: followRecord,
  path: `/api/follows/member/${id}`,
  body: null,
});
const message = (text: string): QueuedCall => ({
  ...owner,
  endpoint: sendMessage,
  path: '/api/conversations/1/messages',
  body: new TextEncoder().encode(JSON.stringify({ body: text })),
});

test.each([502, 503, 504])('a change that meets a %s waits under the key it was sent with', async (status) => {
  const { pass, outbox, onAdded } = start();
  const sent: unknown[] = [];
  const response = await pass(follow(5), async (key) => {
    sent.push(key);
    return answer(status);
  });
  expect([response.status, await response.json()]).toEqual([202, { isFollowing: true }]);
  expect([response.headers.get(queuedHeader)]).toEqual(sent);
  expect(outbox.of(owner).map(({ key }) => key)).toEqual(sent);
  expect(onAdded.mock.calls).toEqual([[owner.server, true]]);
});

test.each([200, 400, 401, 409, 429, 500])('an answer of %s passes', async (status) => {
  const { pass, outbox } = start();
  expect((await pass(follow(5), async () => answer(status))).status).toBe(status);
  expect(outbox.of(owner)).toEqual([]);
});

test('a change keeps the key that its page has given it', async () => {
  const { pass, outbox } = start();
  const key = crypto.randomUUID();
  const send = vi.fn(async () => answer(503));
  await pass({ ...message('one'), key }, send);
  await pass({ ...follow(5), key: 'no key' }, send);
  const keys = outbox.of(owner).map((entry) => entry.key);
  expect([keys[0], send.mock.calls]).toEqual([key, keys.map((each) => [each])]);
  expect(keys[1]).not.toBe('no key');
});

test('behind a change that waits, a later one of the same record is not sent', async () => {
  const { pass, add, onAdded } = start();
  add(owner, aMessage(1, 'one'));
  const send = vi.fn(async () => answer(201));
  expect((await pass(message('two'), send)).status).toBe(202);
  expect([send.mock.calls, onAdded.mock.calls]).toEqual([[], [[owner.server, false]]]);
  expect((await pass(follow(5), send)).status).toBe(201);
});

test('a full outbox takes nothing more, and lets nothing overtake what waits', async () => {
  const { pass, add } = start();
  for (let number = 0; number < 500; number += 1) add(owner, aMessage(1, `${number}`));
  const send = vi.fn(async () => answer(201));
  const response = await pass(message('one more'), send);
  expect([response.status, await response.json(), send.mock.calls]).toEqual([
    503,
    { code: 'unavailable', message: expect.stringContaining('Too many changes') },
    [],
  ]);
});

test('of two that are under way at once, the later one does not get ahead', async () => {
  const { pass, outbox } = start();
  const slow = Promise.withResolvers<Response>();
  const first = pass(message('one'), () => slow.promise);
  const second = pass(message('two'), async () => answer(201));
  slow.resolve(answer(503));
  expect([(await first).status, (await second).status]).toEqual([202, 202]);
  expect(outbox.shown(owner).map(({ text }) => text)).toEqual(['one', 'two']);
});

test.each<[string, QueuedCall]>([
  [
    'an endpoint without a queue',
    { ...owner, endpoint: listMessages, path: '/api/conversations/1/messages', body: null },
  ],
  ['input that the server would refuse', message('   ')],
  ['a body that is no JSON', { ...message('one'), body: new TextEncoder().encode('{') }],
])('%s does not wait', async (_name, call) => {
  const { pass, outbox } = start();
  expect((await pass(call, async () => answer(503))).status).toBe(503);
  expect(outbox.of(owner)).toEqual([]);
});

test('where nothing can be kept, the call is answered as it was', async () => {
  const pass = createQueuedCalls({
    outbox: Promise.resolve(null),
    onAdded: () => {},
    onMade: () => {},
    isSignedIn: async () => true,
    nameOf: () => null,
    report: () => {},
  });
  expect((await pass(follow(5), async () => answer(503))).status).toBe(503);
});

test('a call that fails after its user has signed out leaves nothing behind', async () => {
  const { pass, outbox, onAdded, isSignedIn } = start();
  const slow = Promise.withResolvers<Response>();
  const response = pass(follow(5), () => slow.promise);
  isSignedIn.mockResolvedValue(false);
  outbox.wipe(owner);
  slow.resolve(answer(503));
  expect((await response).status).toBe(503);
  expect([outbox.of(owner), onAdded.mock.calls]).toEqual([[], []]);
});

test.each([false, true])('a change that is too large to wait says so (behind others: %s)', async (isBehind) => {
  const { pass, add, outbox } = start();
  if (isBehind) add(owner, aMessage(1, 'one'));
  const before = outbox.of(owner).length;
  // The contract trims the text; as it stands the body is more than the server takes.
  const response = await pass(message(`two${' '.repeat(100_000)}`), async () => answer(503));
  expect([response.status, await response.json()]).toEqual([
    503,
    { code: 'unavailable', message: expect.stringContaining('This is too large') },
  ]);
  expect(outbox.of(owner)).toHaveLength(before);
});

test('a change that the disk does not take is not acknowledged, and reported', async () => {
  const { pass, file, outbox, report } = start();
  const other = new Database(file);
  other.exec("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END");
  other.close();
  const response = await pass(follow(5), async () => answer(503));
  expect([response.status, await response.json()]).toEqual([
    503,
    { code: 'unavailable', message: expect.stringContaining('cannot be kept on this computer') },
  ]);
  expect([outbox.of(owner), report.mock.calls.length]).toEqual([[], 1]);
});

test('a change is called by the name of its record', async () => {
  const { pass, outbox } = start();
  await pass(follow(5), async () => answer(503));
  await pass(message('one'), async () => answer(503));
  expect(outbox.shown(owner).map(({ title }) => title)).toEqual(['Follow Anna Berg', 'Message to Anna Berg']);
});

test.each([
  ['Anna%20Berg%0A', 'Message to Anna Berg'],
  ['%E0%A4%A', 'Message'],
  ['%20', 'Message'],
  ['x'.repeat(100_000), `Message to ${'x'.repeat(119)}…`],
  [null, 'Message'],
])('where the app keeps no name, the one that the page tells is taken: %s', async (name, title) => {
  const { pass, outbox, nameOf } = start();
  nameOf.mockReturnValue(null);
  await pass({ ...message('one'), name }, async () => answer(503));
  expect(outbox.shown(owner).map((entry) => entry.title)).toEqual([title]);
});

test('a call about several records waits, under the title of all such calls', async () => {
  const { pass, outbox } = start();
  const records = [1, 2].map((id) => ({ kind: 'company', id }));
  const body = new TextEncoder().encode(JSON.stringify({ records }));
  const call = { ...owner, endpoint: addToList, path: '/api/lists/3/items', body };
  expect((await pass(call, async () => answer(503))).status).toBe(202);
  expect(outbox.of(owner)).toMatchObject([{ change: { title: 'Add to a list', record: 'lists/3', named: null } }]);
});
