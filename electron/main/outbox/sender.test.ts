import type { RequestListener } from 'node:http';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';

import { day, minute, second } from '#contract/kit/durations.ts';
import { writeKeyHeader } from '#contract/kit/queue.ts';
import { sendJson } from '#electron/testing/fake-server.ts';
import { aFollow, aMessage, aSender } from '#electron/testing/outbox.ts';
import { tokenOf } from '#electron/testing/samples.ts';

const message = { id: 1, isOwn: true, body: '', hold: null, sentAt: '2026-01-01T12:00:00.000Z', key: null };

/** Answers a message or a follow. */
const accept: RequestListener = ({ url }, response) =>
  url?.includes('conversations') ? sendJson(response, message, 201) : sendJson(response, { isFollowing: true });
const refuse =
  (status: number, code: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    sendJson(response, { code, message: 'Not now.' }, status, headers);

test('what waits is sent with its key and the token, in the order of each record', async () => {
  const { add, flush, asked, server, outbox, owner, sent } = await aSender(accept);
  const keys = ['one', 'two', 'three'].map((text) => add(aMessage(1, text)));
  add(aFollow(5));
  await flush();
  expect(asked().filter((line) => line.startsWith('POST'))).toEqual(
    ['one', 'two', 'three'].map((text) => `POST /api/conversations/1/messages ${text}`),
  );
  expect(asked()).toContain('PUT /api/follows/member/5');
  expect(server.seen.filter(({ method }) => method === 'POST').map(({ headers }) => headers[writeKeyHeader])).toEqual(
    keys,
  );
  expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${tokenOf('a')}`);
  expect([outbox.of(owner), sent]).toEqual([[], [server.origin, server.origin, server.origin, server.origin]]);
});

test('a server that is away is left in peace, and gets everything when it answers again', async () => {
  const { add, flush, server, sender, outbox, owner, pass, asked } = await aSender(accept);
  await server.stop();
  add(aMessage(1, 'one'));
  await flush();
  await server.start();
  await flush();
  expect(asked()).toEqual([]);
  sender.serverAnswers(server.origin);
  await flush();
  expect([asked().length, outbox.of(owner)]).toEqual([1, []]);

  await server.stop();
  add(aMessage(1, 'two'));
  await flush();
  await server.start();
  pass(3 * second);
  await flush();
  expect(asked()).toHaveLength(2);
});

test('a fault of the server holds back its record alone, for longer each time', async () => {
  const { add, flush, server, pass, asked, owner, outbox } = await aSender((request, response) =>
    request.url?.includes('conversations') ? refuse(500, 'internal')(request, response) : accept(request, response),
  );
  add(aMessage(1, 'one'));
  add(aFollow(5));
  await flush();
  expect(asked()).toEqual(expect.arrayContaining(['PUT /api/follows/member/5']));
  expect(outbox.shown(owner)).toMatchObject([{ text: 'one', state: 'waiting' }]);
  const tries = () => asked().filter((line) => line.startsWith('POST')).length;
  for (const [wait, expected] of [
    [1.9, 1],
    [0.2, 2],
    [3.8, 2],
    [0.3, 3],
  ] as const) {
    pass(wait * second);
    await flush();
    expect(tries(), `after ${wait} seconds more`).toBe(expected);
  }
  server.answer(accept);
  pass(minute);
  await flush();
  expect(outbox.of(owner)).toEqual([]);
});

test.each([429, 503])('%s stops everything for as long as the server asks', async (status) => {
  const { add, flush, server, sender, pass, asked } = await aSender(
    refuse(status, status === 429 ? 'rate_limited' : 'unavailable', { 'retry-after': '90' }),
  );
  add(aMessage(1, 'one'));
  await flush();
  server.answer(accept);
  add(aFollow(5));
  pass(89 * second);
  // Other calls may be answered: that does not lift the limit.
  sender.serverAnswers(server.origin);
  await flush();
  expect(asked()).toHaveLength(1);
  pass(2 * second);
  await flush();
  expect(asked()).toHaveLength(3);
});

test('a refusal stays with what the server says, and holds back later changes of its record', async () => {
  const { add, flush, outbox, owner, asked, server } = await aSender(refuse(409, 'conflict'));
  const key = add(aMessage(1, 'one')) ?? '';
  add(aMessage(1, 'two'));
  await flush();
  expect(asked()).toHaveLength(1);
  expect(outbox.shown(owner)).toMatchObject([
    { text: 'one', state: 'refused', refusal: { status: 409, message: 'Not now.' } },
    { text: 'two', state: 'waiting' },
  ]);
  server.answer(accept);
  await flush();
  expect(asked()).toHaveLength(1);
  outbox.release(owner, key, () => false);
  await flush();
  expect(
    asked()
      .slice(1)
      .map((line) => line.split(' ').at(-1)),
  ).toEqual(['one', 'two']);
  expect(server.seen[1]?.headers[writeKeyHeader]).toBe(key);
});

test('an ended session stops it until the same user has signed in; another one sends nothing', async () => {
  const { add, flush, server, session, outbox, owner, asked } = await aSender(refuse(401, 'session_expired'));
  add(aMessage(1, 'one'));
  add(aFollow(5));
  await flush();
  expect(await session.current()).toBeNull();
  const before = asked().length;
  server.answer(accept);
  await flush();
  await session.start({ token: tokenOf('b'), userId: 8 });
  await flush();
  expect([asked().length, outbox.of(owner).length]).toEqual([before, 2]);
  await session.start({ token: tokenOf('c'), userId: 7 });
  await flush();
  expect(outbox.of(owner)).toEqual([]);
  expect(server.seen.at(-1)?.headers.authorization).toBe(`Bearer ${tokenOf('c')}`);
});

test('what is older than the server’s memory of keys is not sent by itself', async () => {
  const { add, flush, outbox, owner, asked, pass } = await aSender(accept);
  const key = add(aMessage(1, 'one')) ?? '';
  pass(29.5 * day);
  await flush();
  expect(asked()).toEqual([]);
  expect(outbox.shown(owner)).toMatchObject([
    { state: 'refused', refusal: { message: expect.stringContaining('four weeks') } },
  ]);
  outbox.release(owner, key, () => true);
  expect(outbox.of(owner)[0]?.key).not.toBe(key);
  await flush();
  expect(asked()).toHaveLength(1);
});

test('an answer that is not the server’s, such as a portal’s, leaves the change waiting', async () => {
  const { add, flush, server, outbox, owner, pass, asked } = await aSender((_request, response) =>
    sendJson(response, { ok: true }),
  );
  add(aMessage(1, 'one'));
  await flush();
  expect(outbox.shown(owner)).toMatchObject([{ text: 'one', state: 'waiting' }]);
  server.answer(accept);
  pass(minute);
  await flush();
  expect([asked().length, outbox.of(owner)]).toEqual([2, []]);
});

const turnAway: RequestListener = (_request, response) => {
  response.writeHead(413, { 'content-type': 'text/html' });
  response.end('<h1>Request Entity Too Large</h1>');
};

test('a change that a firewall turns away lets others pass, and after some tries asks its person', async () => {
  const { add, flush, server, sender, outbox, owner, pass, asked } = await aSender((request, response) =>
    request.url?.includes('conversations') ? turnAway(request, response) : accept(request, response),
  );
  const key = add(aMessage(1, 'one')) ?? '';
  await flush();
  add(aFollow(5));
  for (let tries = 0; tries < 20 && !outbox.of(owner)[0]?.refusal; tries += 1) {
    pass(5 * minute);
    sender.serverAnswers(server.origin);
    await flush();
  }
  expect(asked()).toContain('PUT /api/follows/member/5');
  expect(asked().filter((line) => line.startsWith('POST'))).toHaveLength(6);
  expect(outbox.shown(owner)).toMatchObject([
    { text: 'one', state: 'refused', refusal: { by: 'between', message: expect.stringContaining('firewall') } },
  ]);

  server.answer(accept);
  outbox.release(owner, key, () => false);
  sender.sendNow(server.origin, 'messages in/1');
  await flush();
  expect(outbox.of(owner)).toEqual([]);
});

test('behind a network that answers everything itself changes wait, for a day at most', async () => {
  const { add, flush, outbox, owner, pass } = await aSender(turnAway);
  add(aMessage(1, 'one'));
  for (let tries = 0; tries < 20; tries += 1) {
    pass(5 * minute);
    await flush();
  }
  expect(outbox.shown(owner)).toMatchObject([{ state: 'waiting' }]);
  pass(day);
  await flush();
  expect(outbox.shown(owner)).toMatchObject([{ state: 'refused', refusal: { by: 'between' } }]);
});

test('a disk that refuses while something is sent is reported, and the change goes again under its key', async () => {
  const { add, flush, file, outbox, owner, pass, reports, server } = await aSender(accept);
  const key = add(aFollow(5));
  const other = new Database(file);
  onTestFinished(() => void other.close());
  other.exec("CREATE TRIGGER full BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END");
  await flush();
  expect([outbox.of(owner).length, reports]).toEqual([1, [expect.stringContaining('could not be sent or noted')]]);
  other.exec('DROP TRIGGER full');
  pass(minute);
  await flush();
  expect(outbox.of(owner)).toEqual([]);
  expect(server.seen.map(({ headers }) => headers[writeKeyHeader])).toEqual([key, key]);
});
