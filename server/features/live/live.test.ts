import { describe, expect, test } from 'vitest';
import { signOut } from '#contract/accounts.ts';
import { endOtherSessions } from '#contract/accounts-sessions.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { lastEventHeader, openStream } from '#contract/live.ts';
import { markRead, sayTyping, startConversation } from '#contract/messages.ts';
import { listNotifications, markNotificationsRead } from '#contract/notifications.ts';
import { suspendUser } from '#contract/users.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { streamsOfMember } from '#server/platform/live/live.ts';
import { eventsKept, writePosition } from '#server/platform/live/position.ts';
import { type ToldEvent, tellLive } from '#server/platform/live/tell.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { readEvents } from '#server/testing/event-reader.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { words } from '#server/testing/message-factory.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { sweepEvents } from './sweep.ts';

/** Tells two members something that has an order: the conversation's number. */
const tell = ({ deps }: Pick<TestApp, 'deps'>, to: readonly number[] | 'all members', event: ToldEvent) =>
  deps.database.write((trx) => tellLive(trx, to, event));

const conversation = (id: number) => ({ kind: 'conversation', id }) as const;

/** Two professionals, who may write to each other. */
async function two(app: TestApp) {
  const [ada, bob] = await Promise.all([
    app.aUser({ membershipTier: 'professional' }),
    app.aUser({ membershipTier: 'professional' }),
  ]);
  const [adas, bobs] = await Promise.all([app.signedIn(ada), app.signedIn(bob)]);
  return { ada, bob, adas, bobs };
}

/** The same database as another process opens it; closed after the apps that use it. */
function openElsewhere({ location }: TestDatabase): Database & AsyncDisposable {
  const opened = openDatabase({ ...location, databaseTimeout: 60_000 }, 'requests');
  return { ...opened, [Symbol.asyncDispose]: opened.close };
}

describe('a stream', () => {
  test('tells both members of a message and what becomes of it, and nobody else', async () => {
    await using app = await createTestApp();
    const { adas, bob, bobs } = await two(app);
    await using sender = await readEvents(adas);
    await using receiver = await readEvents(bobs);
    await using stranger = await readEvents(await app.as('member'));
    const { body: sent } = await adas.call(startConversation, { body: { to: bob.id, ...words('Hello') } });
    const id = sent.conversationId;
    await expect.poll(() => receiver.events).toContainEqual(conversation(id));
    await expect.poll(() => receiver.events).toContainEqual({ kind: 'notifications' });
    await expect.poll(() => sender.events).toEqual([conversation(id)]);

    await bobs.call(markRead, { params: { id: String(id) }, body: { upTo: sent.message.id } });
    await expect.poll(() => sender.events).toEqual([conversation(id), conversation(id)]);
    // Told again, it would be noise.
    await bobs.call(markRead, { params: { id: String(id) }, body: { upTo: sent.message.id } });
    const { body } = await bobs.call(listNotifications, { query: {} });
    await bobs.call(markNotificationsRead, { body: { upTo: body.items[0]?.id ?? 0 } });
    await expect.poll(() => receiver.events.at(-1)).toEqual({ kind: 'notifications' });
    expect(sender.events).toHaveLength(2);
    expect(stranger.events).toEqual([]);
  });

  test('tells all members of a public record, and nobody of what is not committed', async () => {
    await using app = await createTestApp();
    await using reader = await readEvents(await app.as('member'));
    const failed = app.deps.database.write(async (trx) => {
      await tellLive(trx, 'all members', { kind: 'record', of: 'company', id: 1 });
      throw new Error('no luck');
    });
    await expect(failed).rejects.toThrow('no luck');
    await tell(app, 'all members', { kind: 'record', of: 'company', id: 2 });
    await expect.poll(() => reader.events).toEqual([{ kind: 'record', of: 'company', id: 2 }]);
  });

  test('begins with what happened while the page was loading', async () => {
    await using app = await createTestApp();
    const { ada, adas } = await two(app);
    await tell(app, [ada.id], conversation(1));
    await using reader = await readEvents(adas);
    await expect.poll(() => reader.events).toEqual([conversation(1)]);
  });

  test('goes on after the last id, also on another process, and tells everything to one that was away for long', async () => {
    await using database = await openTestDatabase();
    await using elsewhere = openElsewhere(database);
    await using one = await createTestApp({ database });
    await using other = await createTestApp({ database: elsewhere });
    const { ada, adas } = await two(one);
    await using first = await readEvents(adas);
    await tell(one, [ada.id], conversation(1));
    await expect.poll(() => first.events).toEqual([conversation(1)]);
    const lastId = first.lastId();
    await first[Symbol.asyncDispose]();

    for (const id of [2, 3, 2]) await tell(one, [ada.id], conversation(id));
    await using second = await readEvents(await other.signedIn(ada), lastId);
    await expect
      .poll(() => second.events.toSorted((a, b) => idOf(a) - idOf(b)))
      .toEqual([conversation(2), conversation(3)]);
    await tell(one, [ada.id], conversation(4));
    await expect.poll(() => second.events.at(-1)).toEqual(conversation(4));

    const old = writePosition({ from: 1, open: [] }, Date.now() - eventsKept);
    await using third = await readEvents(adas, old);
    await expect.poll(() => third.events).toEqual([{ kind: 'everything' }]);
    for (let id = 1; id <= 201; id += 1) await tell(one, [ada.id], conversation(id));
    // This process tells them once: what it has not read yet would also come to the one that comes back.
    await expect.poll(() => third.events.at(-1)).toEqual(conversation(201));
    await using fourth = await readEvents(adas, lastId);
    await expect.poll(() => fourth.events).toEqual([{ kind: 'everything' }]);
  });

  test('loses nothing when it is cut off again and again', async () => {
    await using app = await createTestApp();
    const { ada, adas } = await two(app);
    const heard = new Set<number>();
    const last = 60;
    const telling = (async () => {
      for (let id = 1; id <= last; id += 1) await tell(app, [ada.id], conversation(id));
    })();
    let lastId: string | undefined;
    while (!heard.has(last)) {
      const reader = await readEvents(adas, lastId);
      await new Promise((resolve) => setImmediate(resolve));
      if (heard.size > 0) await expect.poll(() => reader.events.length).toBeGreaterThan(0);
      await reader[Symbol.asyncDispose]();
      for (const event of reader.events) heard.add(idOf(event));
      if (reader.lastId() !== '') lastId = reader.lastId();
    }
    await telling;
    expect([...heard].toSorted((a, b) => a - b)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  });

  test('ends with its session, and only with its own', async () => {
    await using app = await createTestApp();
    const user = await app.aUser();
    const [here, there, gone] = await Promise.all([app.signedIn(user), app.signedIn(user), app.signedIn(user)]);
    await using kept = await readEvents(here);
    await using ended = await readEvents(there);
    await using left = await readEvents(gone);
    await gone.call(signOut);
    await left.ended;
    expect(left.events).toEqual([{ kind: 'session' }]);
    await here.call(endOtherSessions, { body: { password: samplePassword } });
    await ended.ended;
    await tell(app, [user.id], conversation(1));
    await expect.poll(() => kept.events).toEqual([conversation(1)]);
    const admin = await app.as('admin');
    await admin.call(suspendUser, { params: { id: String(user.id) }, body: { reason: 'Spam' } });
    await kept.ended;
    expect((await here.refused(openStream)).status).toBe(401);
  });

  test('is for members, a dozen at a time, with an id that was given out', async () => {
    await using app = await createTestApp();
    expect((await app.visitor().refused(openStream)).status).toBe(401);
    const member = await app.as('member');
    const wrong = await member.refused(openStream, { headers: { [lastEventHeader]: '1; drop table' } });
    expect(wrong.body).toMatchObject({ code: 'invalid_input', fields: { [lastEventHeader]: expect.any(String) } });
    const readers = await Promise.all(Array.from({ length: streamsOfMember }, () => readEvents(member)));
    expect((await member.refused(openStream)).status).toBe(429);
    await readers.pop()?.[Symbol.asyncDispose]();
    await expect
      .poll(async () => {
        await using next = await readEvents(member);
        return next.status;
      })
      .toBe(200);
    for (const reader of readers) await reader[Symbol.asyncDispose]();
  });

  test('says an id again and again while nothing happens, and ends when its session expires', async () => {
    await using app = await createTestApp({ streamQuiet: 0 });
    await using reader = await readEvents(await app.as('member'));
    await expect.poll(() => reader.ids()).toBeGreaterThan(2);
    expect(reader.events).toEqual([]);
    app.clock.advance({ days: 400 });
    await reader.ended;
    expect(reader.events).toEqual([{ kind: 'session' }]);
  });

  test('ends when the server stops', async () => {
    await using app = await createTestApp();
    await using reader = await readEvents(await app.as('member'));
    await app.deps.live.close();
    await expect(reader.ended).resolves.toBeUndefined();
    expect(reader.events).toEqual([]);
  });
});

describe('typing', () => {
  test('is shown to the other member, is not stored, and is nothing to strangers and blocked members', async () => {
    await using app = await createTestApp();
    const { ada, adas, bob, bobs } = await two(app);
    const { body: sent } = await adas.call(startConversation, { body: { to: bob.id, ...words('Hello') } });
    const params = { id: String(sent.conversationId) };
    await using own = await readEvents(adas);
    await using others = await readEvents(bobs);
    await expect.poll(() => others.events).toContainEqual(conversation(sent.conversationId));
    const stored = () => app.deps.database.db.selectFrom('live_events').select('id').execute();
    const before = await stored();
    await adas.call(sayTyping, { params });
    const typing = { kind: 'typing', conversationId: sent.conversationId };
    await expect.poll(() => others.events.at(-1)).toEqual(typing);
    expect(await stored()).toEqual(before);
    expect(own.events).not.toContainEqual(typing);

    expect((await (await app.as('professional')).refused(sayTyping, { params })).status).toBe(404);
    await bobs.call(blockMember, { params: { id: String(ada.id) } });
    expect((await adas.refused(sayTyping, { params })).status).toBe(403);
  });

  onlyOn('postgres', 'passes between processes', async () => {
    await using database = await openTestDatabase();
    await using elsewhere = openElsewhere(database);
    await using one = await createTestApp({ database });
    await using other = await createTestApp({ database: elsewhere });
    const { adas, bob } = await two(one);
    const { body: sent } = await adas.call(startConversation, { body: { to: bob.id, ...words('Hello') } });
    await using there = await readEvents(await other.signedIn(bob));
    const typing = { kind: 'typing', conversationId: sent.conversationId };
    // The other process may not listen yet: what nobody hears is gone, and is said again while somebody types.
    await expect
      .poll(
        async () => {
          await adas.call(sayTyping, { params: { id: String(sent.conversationId) } });
          return there.events;
        },
        { interval: 300 },
      )
      .toContainEqual(typing);
    await there[Symbol.asyncDispose]();
  });
});

onlyOn('postgres', 'an event that becomes visible late, after one with a larger id, is told and not lost', async () => {
  await using app = await createTestApp();
  const { ada, adas } = await two(app);
  await using reader = await readEvents(adas);
  const isTold = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const slow = app.deps.database.write(async (trx) => {
    await tellLive(trx, [ada.id], conversation(1));
    isTold.resolve();
    await mayCommit.promise;
  });
  await isTold.promise;
  await tell(app, [ada.id], conversation(2));
  await expect.poll(() => reader.events).toEqual([conversation(2)]);
  const lastId = reader.lastId();
  await tell(app, [ada.id], conversation(3));
  await expect.poll(() => reader.events).toHaveLength(2);
  mayCommit.resolve();
  await slow;
  await expect.poll(() => reader.events).toEqual([conversation(2), conversation(3), conversation(1)]);
  await using back = await readEvents(adas, lastId);
  await expect.poll(() => back.events.map(idOf).toSorted((a, b) => a - b)).toEqual([1, 3]);
});

test('events are deleted after an hour', async () => {
  await using app = await createTestApp();
  const { db } = app.deps.database;
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
  await db
    .insertInto('live_events')
    .values([
      { user_id: 1, event: '{"kind":"notifications"}', created_at: ago(eventsKept + 1000) },
      { user_id: 2, event: '{"kind":"notifications"}', created_at: ago(eventsKept - 60_000) },
    ])
    .execute();
  await sweepEvents(app.deps);
  expect(await db.selectFrom('live_events').select('user_id').execute()).toEqual([{ user_id: 2 }]);
});

function idOf(event: object): number {
  return 'id' in event ? Number(event.id) : 0;
}
