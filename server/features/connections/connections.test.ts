import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import {
  answerConnection,
  type ConnectionList,
  listConnections,
  listRelations,
  removeConnection,
  requestConnection,
} from '#contract/connections.ts';
import { blockMember, unblockMember } from '#contract/connections-blocks.ts';
import { getMember, listMemberNetwork, listMembers } from '#contract/members.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { listNotifications } from '#contract/notifications.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import type { TestClient } from '#server/testing/client.ts';
import { profileForm } from '#server/testing/factories.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

interface Person {
  id: number;
  user: CurrentUser;
  client: TestClient;
}

async function person(fullName: string | null = null): Promise<Person> {
  const user = await app.aUser({ fullName });
  return { id: user.id, user, client: await app.signedIn(user) };
}

const two = () => Promise.all([person('Uma One'), person('Otto Other')]);
const ask = async (from: Person, to: Person, note?: string) =>
  (await from.client.call(requestConnection, { body: { memberId: to.id, ...(note && { note }) } })).body.connection;
const refusedAsk = (from: Person, to: { id: number }) =>
  from.client.refused(requestConnection, { body: { memberId: to.id } });
const params = (of: Person) => ({ id: String(of.id) });
const answer = (by: Person, to: Person, choice: 'accept' | 'decline') =>
  by.client.call(answerConnection, { params: params(to), body: { answer: choice } });
const remove = (by: Person, other: Person) => by.client.call(removeConnection, { params: params(other) });
const relation = async (by: Person, to: Person) =>
  (await by.client.call(listRelations, { query: { ids: String(to.id) } })).body[0];
const stateOf = async (by: Person, to: Person) => (await relation(by, to))?.connection;
const listOf = async (by: Person, list: ConnectionList) =>
  (await by.client.call(listConnections, { query: { list } })).body.items.map(({ member }) => member.id);
const size = async (of: Person) => (await app.visitor().call(getMember, { params: params(of) })).body.networkSize;

test('a request, an answer and an end: both members see each and are counted', async () => {
  const [one, other] = await two();
  expect(await ask(one, other, 'We met in Graz.')).toBe('requested');
  expect([await stateOf(one, other), await stateOf(other, one)]).toEqual(['requested', 'received']);
  expect([await listOf(one, 'sent'), await listOf(other, 'received')]).toEqual([[other.id], [one.id]]);
  expect([await listOf(one, 'received'), await listOf(other, 'sent')]).toEqual([[], []]);
  const { body: received } = await other.client.call(listConnections, { query: { list: 'received' } });
  expect(received.items[0]).toMatchObject({ note: 'We met in Graz.', since: app.clock.now().toISOString() });
  expect(await size(other)).toBe(0);

  expect((await answer(other, one, 'accept')).body.connection).toBe('connected');
  expect([await stateOf(one, other), await stateOf(other, one)]).toEqual(['connected', 'connected']);
  expect([await listOf(one, 'connected'), await listOf(other, 'connected')]).toEqual([[other.id], [one.id]]);
  expect([await size(one), await size(other)]).toEqual([1, 1]);
  const { body: network } = await app.visitor().call(listMemberNetwork, { params: params(one), query: {} });
  expect(network).toMatchObject({ items: [{ id: other.id, connectionCount: 1 }], count: { value: 1 } });
  // Accepting again, or asking a connected member, changes nothing.
  await answer(other, one, 'accept');
  expect(await ask(one, other)).toBe('connected');
  expect([await size(one), await size(other)]).toEqual([1, 1]);

  expect((await remove(other, one)).body.connection).toBe('none');
  expect((await remove(other, one)).body.connection).toBe('none');
  expect([await size(one), await size(other)]).toEqual([0, 0]);
  expect(await stateOf(one, other)).toBe('none');
});

test('both members are notified: of the request, and of the answer', async () => {
  const [one, other] = await two();
  await ask(one, other, 'Hello there');
  await answer(other, one, 'accept');
  const news = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).body.items.map(({ title, path }) => [title, path]);
  expect(await news(other)).toEqual([['Uma One would like to connect', '/network/connections']]);
  expect(await news(one)).toEqual([['Otto Other is now in your network', `/network/profile/${other.id}`]]);
  await app.mail.flush();
  for (const { user } of [one, other]) {
    expect(app.smtp.received.filter(({ to }) => to?.[0]?.address === user.email)).toHaveLength(1);
  }
});

test('a member who sends a request back is connected at once', async () => {
  const [one, other] = await two();
  await ask(one, other);
  expect(await ask(other, one)).toBe('connected');
  expect([await size(one), await size(other)]).toEqual([1, 1]);
});

test('two members who request each other at the same moment are connected once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = await two();
    const states = await Promise.all([ask(one, other), ask(other, one), ask(one, other), ask(other, one)]);
    expect(states).toContain('connected');
    expect([await size(one), await size(other)]).toEqual([1, 1]);
    expect(await listOf(one, 'connected')).toEqual([other.id]);
  }
});

test('of an acceptance and a withdrawal at the same moment one succeeds, and the counts are correct', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = await two();
    await ask(one, other);
    await Promise.all([
      other.client.send(answerConnection, { params: params(one), body: { answer: 'accept' } }),
      one.client.send(removeConnection, { params: params(other) }),
    ]);
    const expected = (await stateOf(one, other)) === 'connected' ? 1 : 0;
    expect([await size(one), await size(other)]).toEqual([expected, expected]);
  }
});

test('of many acceptances at the same moment each connection is counted', async () => {
  const one = await person();
  const others = await Promise.all(Array.from({ length: 6 }, () => person()));
  for (const other of others) await ask(one, other);
  await Promise.all(others.map((other) => answer(other, one, 'accept')));
  expect(await size(one)).toBe(6);
  const { body } = await app.visitor().call(listMembers, { query: {} });
  expect(body.items[0]?.id).toBe(one.id);
});

describe('a declined member', () => {
  test('is not told and cannot ask again for 30 days; the other member can', async () => {
    const [one, other] = await two();
    await ask(one, other);
    expect((await answer(other, one, 'decline')).body.connection).toBe('none');
    expect(await stateOf(one, other)).toBe('none');
    expect(await listOf(one, 'sent')).toEqual([]);
    const day = app.clock.now();
    app.clock.advance({ days: 29 });
    // Their session has expired by now.
    const back = { ...one, client: await app.signedIn(one.user) };
    const again = await refusedAsk(back, other);
    expect(again.status).toBe(409);
    const date = dayInWords(day.getTime() + 30 * 86_400_000);
    expect(again.body.message).toBe(`This member has declined your request. You can ask again on ${date}.`);
    // Withdrawing the request does not help.
    await remove(back, other);
    expect((await refusedAsk(back, other)).status).toBe(409);
    app.clock.advance({ days: 1 });
    expect(await ask(back, other)).toBe('requested');
  });

  test('a member who declined can send a request at any time', async () => {
    const [one, other] = await two();
    await ask(one, other);
    await answer(other, one, 'decline');
    expect(await ask(other, one)).toBe('requested');
    expect(await stateOf(one, other)).toBe('received');
  });
});

describe('refused', () => {
  test('requests to oneself, to no one, and to a member who is not in the directory', async () => {
    const [one, other] = await two();
    expect((await refusedAsk(one, one)).body.fields).toEqual({ memberId: 'This is you' });
    expect((await refusedAsk(one, { id: 999_999 })).status).toBe(404);
    await other.client.call(updateProfile, { body: profileForm({ isListed: false }) });
    expect((await refusedAsk(one, other)).status).toBe(404);
  });

  test('answers to a request that was not sent, or that the caller sent', async () => {
    const [one, other] = await two();
    for (const choice of ['accept', 'decline'] as const) {
      const { status } = await one.client.refused(answerConnection, {
        params: params(other),
        body: { answer: choice },
      });
      expect(status).toBe(404);
    }
    await ask(one, other);
    const own = await one.client.refused(answerConnection, { params: params(other), body: { answer: 'accept' } });
    expect(own.status).toBe(404);
    // A stranger answers nothing either, and cannot take back what others asked.
    const stranger = await person();
    const theirs = await stranger.client.refused(answerConnection, { params: params(one), body: { answer: 'accept' } });
    expect(theirs.status).toBe(404);
    await remove(stranger, one);
    await remove(other, one);
    expect(await stateOf(one, other)).toBe('requested');
  });

  test('answers to a withdrawn or declined request, with the reason', async () => {
    const [one, other] = await two();
    const accept = () =>
      other.client.refused(answerConnection, { params: params(one), body: { answer: 'accept' as const } });
    await ask(one, other);
    await remove(one, other);
    expect(await accept()).toMatchObject({
      status: 404,
      body: { message: 'This member’s request to connect is no longer open. It may have been withdrawn.' },
    });
    await ask(one, other);
    await answer(other, one, 'decline');
    expect(await accept()).toMatchObject({ status: 409, body: { message: 'You have declined this request already.' } });
  });

  test('a note of 301 characters; 300 are accepted', async () => {
    const [one, other] = await two();
    const { body } = await one.client.refused(requestConnection, {
      body: { memberId: other.id, note: 'x'.repeat(301) },
    });
    expect(Object.keys(body.fields ?? {})).toEqual(['note']);
    expect(await ask(one, other, 'x'.repeat(300))).toBe('requested');
  });
});

describe('a block', () => {
  test('ends the connection, its count and any request, from either side', async () => {
    const [one, other] = await two();
    await ask(one, other);
    await answer(other, one, 'accept');
    await one.client.call(blockMember, { params: params(other) });
    expect([await size(one), await size(other)]).toEqual([0, 0]);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const { status, body } = await refusedAsk(from, to);
      expect([status, body.message]).toEqual([409, 'You cannot connect with this member.']);
    }
    expect((await relation(one, other))?.isBlocked).toBe(true);
    expect((await relation(other, one))?.isBlocked).toBe(false);
    await one.client.call(unblockMember, { params: params(other) });
    expect(await ask(other, one)).toBe('requested');
  });
});

describe('lists', () => {
  test('are newest first on either side, and show unlisted members only to their connections', async () => {
    const before = await person();
    const hub = await person();
    const after = await person();
    for (const other of [before, after]) {
      await ask(hub, other);
      await answer(other, hub, 'accept');
    }
    const first = await hub.client.call(listConnections, { query: { limit: '1' } });
    expect(first.body).toMatchObject({ items: [{ member: { id: after.id } }], count: { value: 2 } });
    const cursor = first.body.nextCursor ?? '';
    const second = await hub.client.call(listConnections, { query: { limit: '1', cursor } });
    expect(second.body).toMatchObject({ items: [{ member: { id: before.id } }], nextCursor: null });

    await after.client.call(updateProfile, { body: profileForm({ isListed: false }) });
    expect(await listOf(hub, 'connected')).toEqual([after.id, before.id]);
    const shown = async () => (await app.visitor().call(listMemberNetwork, { params: params(hub), query: {} })).body;
    expect(await shown()).toMatchObject({ items: [{ id: before.id }], count: { value: 1 } });
    await hub.client.call(updateProfile, { body: profileForm({ showsNetwork: false }) });
    expect(await shown()).toEqual({ items: [], nextCursor: null, count: { value: 0, isCapped: false } });
  });

  test('relations are returned for as many members as a page holds', async () => {
    const one = await person();
    const ids = Array.from({ length: 50 }, (_, index) => index + 1);
    expect((await one.client.call(listRelations, { query: { ids: ids.join(',') } })).body).toHaveLength(50);
    expect((await one.client.refused(listRelations, { query: { ids: [...ids, 51].join(',') } })).status).toBe(400);
    expect((await one.client.call(listRelations, { query: { ids: '' } })).body).toEqual([]);
  });
});
