import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { removeConnection } from '#contract/connections.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { getPresence, sharePresence } from '#contract/live-presence.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type EventReader, readEvents } from '#server/testing/event-reader.ts';
import { connect } from '#server/testing/message-factory.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { createPresence } from './keeper.ts';
import { findExpired, findOnline, findOnlineTo, findSharing } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Numbers of the events that `settled` waits for. */
let marks = 0;

interface Somebody {
  user: CurrentUser;
  client: TestClient;
}

/** A member; `isShared`: shows connections when they are online. */
async function somebody(isShared: boolean): Promise<Somebody> {
  const user = await app.aUser();
  const client = await app.signedIn(user);
  if (isShared) await client.call(sharePresence, { body: { isShared } });
  return { user, client };
}

/** Two connected members who share it. */
async function aPair(): Promise<[Somebody, Somebody]> {
  const pair: [Somebody, Somebody] = [await somebody(true), await somebody(true)];
  await connect(app.deps, pair[0].user, pair[1].user);
  return pair;
}

const seenBy = async ({ client }: Somebody) => (await client.call(getPresence)).body.online;
const presence = { kind: 'presence' } as const;
/** A keeper as each process has one, which forgets at once who has left. */
const keeper = () => createPresence(app.deps, { beat: 60_000, grace: 0 });

describe('who is online', () => {
  test('is shown to connections, where both share it, as long as a stream is open', async () => {
    const [ada, bob] = await aPair();
    const strangers = [await somebody(true), await somebody(false)];
    await connect(app.deps, ada.user, (strangers[1] as Somebody).user);
    await using watching = await readEvents(bob.client);
    await using unshared = await readEvents((strangers[1] as Somebody).client);
    expect(await seenBy(bob)).toEqual([]);
    await using here = await readEvents(ada.client);
    expect(here.status).toBe(200);
    await expect.poll(() => seenBy(bob)).toEqual([ada.user.id]);
    await expect.poll(() => watching.events).toContainEqual(presence);
    expect(await seenBy(ada)).toEqual([bob.user.id]);
    for (const stranger of strangers) expect(await seenBy(stranger)).toEqual([]);
    expect(unshared.events).not.toContainEqual(presence);
  });

  test('is told at once by who turns it on, and to nobody by who turns it off', async () => {
    const [ada, bob] = [await somebody(false), await somebody(true)];
    await connect(app.deps, ada.user, bob.user);
    await using here = await readEvents(ada.client);
    expect(here.status).toBe(200);
    await using watching = await readEvents(bob.client);
    await expect.poll(() => rowsOf(bob)).toHaveLength(1);
    expect(await rowsOf(ada)).toEqual([]);
    const before = await settled(watching);
    const on = await ada.client.call(sharePresence, { body: { isShared: true } });
    expect(on.body).toEqual({ isShared: true, online: [bob.user.id] });
    expect(await seenBy(bob)).toEqual([ada.user.id]);
    await expect.poll(() => watching.events.slice(before)).toContainEqual(presence);
    const told = watching.events.length;
    const off = await ada.client.call(sharePresence, { body: { isShared: false } });
    expect(off.body).toEqual({ isShared: false, online: [] });
    expect(await seenBy(bob)).toEqual([]);
    expect(await rowsOf(ada)).toEqual([]);
    await expect.poll(() => watching.events.slice(told)).toContainEqual(presence);
  });

  test('is hidden by a block and by the end of a connection, which are told like one who leaves', async () => {
    for (const end of [
      (by: Somebody, other: Somebody) => by.client.call(blockMember, { params: { id: String(other.user.id) } }),
      (by: Somebody, other: Somebody) => by.client.call(removeConnection, { params: { id: String(other.user.id) } }),
    ]) {
      const [ada, bob] = await aPair();
      await using here = await readEvents(ada.client);
      expect(here.status).toBe(200);
      await using watching = await readEvents(bob.client);
      await expect.poll(() => seenBy(bob)).toEqual([ada.user.id]);
      const before = await settled(watching);
      await end(ada, bob);
      expect(await seenBy(bob)).toEqual([]);
      expect(await seenBy(ada)).toEqual([]);
      await expect.poll(() => watching.events.slice(before)).toContainEqual(presence);
    }
  });

  test('is shown to nobody while one of two who are still connected blocks the other', async () => {
    const [ada, bob] = await aPair();
    await using here = await readEvents(ada.client);
    expect(here.status).toBe(200);
    await expect.poll(() => seenBy(bob)).toEqual([ada.user.id]);
    const block = { blocker_id: ada.user.id, blocked_id: bob.user.id, created_at: app.clock.now().toISOString() };
    await app.deps.database.write((trx) => trx.insertInto('blocks').values(block).execute());
    expect(await seenBy(bob)).toEqual([]);
  });
});

describe('who leaves', () => {
  test('is gone once the last stream is, at every process', async () => {
    const [ada, bob] = await aPair();
    await using watching = await readEvents(bob.client);
    await expect.poll(() => rowsOf(bob)).toHaveLength(1);
    const [one, other] = [keeper(), keeper()];
    const leaving = [one.arrive(ada.user.id), one.arrive(ada.user.id), other.arrive(ada.user.id)];
    await Promise.all([one.say([ada.user.id]), other.say([ada.user.id])]);
    expect(await rowsOf(ada)).toHaveLength(2);
    leaving[0]?.();
    leaving[1]?.();
    await expect.poll(() => rowsOf(ada)).toHaveLength(1);
    expect(await seenBy(bob)).toEqual([ada.user.id]);
    const told = await settled(watching);
    leaving[2]?.();
    await expect.poll(() => seenBy(bob)).toEqual([]);
    await expect.poll(() => watching.events.slice(told)).toContainEqual(presence);
  });

  test('while a process is still noting the arrival is gone all the same', async () => {
    const ada = await somebody(true);
    let writes = 0;
    const gate = Promise.withResolvers<void>();
    const database: typeof app.deps.database = {
      ...app.deps.database,
      write: async (work, options) => {
        if (writes++ === 0) await gate.promise;
        return app.deps.database.write(work, options);
      },
    };
    const slow = createPresence({ ...app.deps, database }, { beat: 60_000, grace: 0 });
    const leave = slow.arrive(ada.user.id);
    await expect.poll(() => writes).toBe(1);
    leave();
    // The removal of a row that is not there yet.
    await expect.poll(() => writes).toBe(2);
    gate.resolve();
    await expect.poll(() => writes).toBe(3);
    await expect.poll(() => rowsOf(ada)).toEqual([]);
  });

  test('and comes back in the meantime has not left', async () => {
    const [ada, bob] = await aPair();
    const one = keeper();
    one.arrive(ada.user.id)();
    const leave = one.arrive(ada.user.id);
    await one.say([ada.user.id]);
    // Who leaves later is looked after later: by then it was decided about the other.
    const left = one.arrive(bob.user.id);
    await one.say([bob.user.id]);
    left();
    await expect.poll(() => rowsOf(bob)).toEqual([]);
    expect(await rowsOf(ada)).toHaveLength(1);
    leave();
    await expect.poll(() => rowsOf(ada)).toEqual([]);
  });

  test('because a process has died is not online after a minute, and is forgotten and told by another one', async () => {
    const [ada, bob] = await aPair();
    const dead = keeper();
    dead.arrive(ada.user.id);
    await dead.say([ada.user.id]);
    expect(await seenBy(bob)).toEqual([ada.user.id]);
    app.clock.advance({ seconds: 61 });
    expect(await seenBy(bob)).toEqual([]);
    await using watching = await readEvents(bob.client);
    await expect.poll(() => rowsOf(bob)).toHaveLength(1);
    const told = await settled(watching);
    await keeper().forget();
    expect(await rowsOf(ada)).toEqual([]);
    await expect.poll(() => watching.events.slice(told)).toContainEqual(presence);
  });
});

test.each<[string, (database: TestApp['deps']['database']) => Promise<unknown>]>([
  ['who shares it', (database) => findSharing(database, [1, 2])],
  ['who of some is online', (database) => findOnline(database, [1, 2], '2026-07-01T00:00:00.000Z')],
  ['who is online to some', (database) => findOnlineTo(database, [1, 2], '2026-07-01T00:00:00.000Z')],
  ['what is left of processes', (database) => findExpired(database, '2026-07-01T00:00:00.000Z')],
])('%s: every table is read by an index', async (_name, work) => {
  await expectIndexed(app.deps.database, work);
});

/** How many events a stream has told, once it has told all of what happened before: another event comes behind those. */
async function settled({ events }: EventReader): Promise<number> {
  marks += 1;
  const mark = { kind: 'record', of: 'company', id: marks } as const;
  await app.deps.database.write((trx) => tellLive(trx, 'all members', mark));
  await expect.poll(() => events).toContainEqual(mark);
  return events.length;
}

function rowsOf({ user }: Somebody) {
  return app.deps.database.db.selectFrom('live_presence').where('user_id', '=', user.id).select('process').execute();
}
