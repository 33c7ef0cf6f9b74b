import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { blockMember, unblockMember } from '#contract/connections-blocks.ts';
import { getMember, viewMember } from '#contract/members.ts';
import { getViewSharing, listProfileViews, type ProfileView, setViewSharing } from '#contract/members-views.ts';
import { restoreUser, suspendUser } from '#contract/users.ts';
import { sweep } from '#server/platform/jobs/sweep.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

interface Person {
  user: CurrentUser;
  client: TestClient;
}

interface Kind {
  shares?: boolean;
  tier?: 'free' | 'professional';
}

/** A Professional who shares their visits, unless told otherwise. */
async function aPerson({ shares = true, tier = 'professional' }: Kind = {}): Promise<Person> {
  const user = await app.aUser({ membershipTier: tier });
  const client = await app.signedIn(user);
  if (shares) await client.call(setViewSharing, { body: { isShared: true } });
  return { user, client };
}

const idOf = ({ user }: Person) => ({ params: { id: String(user.id) } });
const visit = (viewer: { client: TestClient }, viewed: Person) => viewer.client.call(viewMember, idOf(viewed));
const viewsOf = async ({ client }: Person) => (await client.call(listProfileViews, { query: {} })).body;

/** An entry as a test compares it: the number of a named member, or how many private visits. */
const short = (view: ProfileView) => (view.by === 'member' ? view.member.id : { private: view.visits });
const listOf = async (person: Person) => (await viewsOf(person)).items.map(short);

describe('a visit', () => {
  test('is named where both members share theirs', async () => {
    const [viewer, viewed] = [await aPerson(), await aPerson()];
    await visit(viewer, viewed);
    const { items, recent, isLimited, isShared } = await viewsOf(viewed);
    expect(items).toMatchObject([{ by: 'member', day: '2026-05-04', member: { id: viewer.user.id } }]);
    expect({ recent, isLimited, isShared }).toEqual({
      recent: { value: 1, isCapped: false },
      isLimited: false,
      isShared: true,
    });
  });

  test.each([
    ['the visitor', { shares: false }, {}],
    ['the visited member', {}, { shares: false }],
  ])('is a number where %s does not share theirs, and nothing stored says whose it was', async (_who, one, other) => {
    const [viewer, viewed] = [await aPerson(one), await aPerson(other)];
    await visit(viewer, viewed);
    expect(await listOf(viewed)).toEqual([{ private: 1 }]);
    const { db } = app.deps.database;
    expect(await db.selectFrom('profile_visits').where('viewer_id', '=', viewer.user.id).selectAll().execute()).toEqual(
      [],
    );
    // Sharing later does not name it.
    for (const { client } of [viewer, viewed]) await client.call(setViewSharing, { body: { isShared: true } });
    expect(await listOf(viewed)).toEqual([{ private: 1 }]);
  });

  test('counts once for each viewer and day, also when sent many times at once', async () => {
    const [viewer, other, viewed] = [await aPerson(), await aPerson({ shares: false }), await aPerson()];
    await Promise.all([viewer, viewer, viewer, other, other].map((person) => visit(person, viewed)));
    expect(await listOf(viewed)).toEqual([viewer.user.id, { private: 1 }]);
    app.clock.advance({ days: 1 });
    await visit(viewer, viewed);
    expect(await listOf(viewed)).toEqual([viewer.user.id, viewer.user.id, { private: 1 }]);
  });

  test('does not count for oneself, for visitors and for admins', async () => {
    const viewed = await aPerson();
    await visit(viewed, viewed);
    await visit({ client: app.visitor() }, viewed);
    await visit({ client: await app.as('admin') }, viewed);
    expect(await viewsOf(viewed)).toMatchObject({ items: [], recent: { value: 0 } });
  });

  test('does not count between members of whom one has blocked the other; an earlier one is deleted', async () => {
    const [viewer, viewed] = [await aPerson(), await aPerson()];
    await visit(viewer, viewed);
    await visit(viewed, viewer);
    await viewed.client.call(blockMember, idOf(viewer));
    app.clock.advance({ days: 1 });
    await visit(viewer, viewed);
    await visit(viewed, viewer);
    for (const one of [viewer, viewed]) expect(await viewsOf(one)).toMatchObject({ items: [], recent: { value: 0 } });
    await viewed.client.call(unblockMember, idOf(viewer));
    expect(await listOf(viewed)).toEqual([]);
  });

  test('is not shown while the visitor is suspended', async () => {
    const [viewer, viewed] = [await aPerson(), await aPerson()];
    await visit(viewer, viewed);
    const admin = await app.as('admin');
    await admin.call(suspendUser, { ...idOf(viewer), body: { reason: 'Sends advertising' } });
    expect(await viewsOf(viewed)).toMatchObject({ items: [], recent: { value: 0 } });
    await admin.call(restoreUser, idOf(viewer));
    expect(await listOf(viewed)).toEqual([viewer.user.id]);
  });

  test('has no name while the visitor’s profile is turned off', async () => {
    const [viewer, viewed] = [await aPerson(), await aPerson()];
    await app.deps.database.write((trx) =>
      trx.updateTable('member_profiles').set({ is_listed: 0 }).where('user_id', '=', viewer.user.id).execute(),
    );
    await visit(viewer, viewed);
    expect(await listOf(viewed)).toEqual([{ private: 1 }]);
  });

  test('is deleted after 90 days', async () => {
    const [viewer, other, viewed] = [await aPerson(), await aPerson({ shares: false }), await aPerson()];
    await visit(viewer, viewed);
    await visit(other, viewed);
    app.clock.advance({ days: 89 });
    // The sessions of so long ago have ended.
    const later = { ...viewed, client: await app.signedIn(viewed.user) };
    await sweep(app.deps);
    expect(await viewsOf(later)).toMatchObject({ items: [{}, {}], recent: { value: 0 } });
    app.clock.advance({ days: 1 });
    await sweep(app.deps);
    expect(await listOf(later)).toEqual([]);
  });
});

describe('who shares no longer', () => {
  test('is named nowhere at once, and sees no names', async () => {
    const [one, other, third] = [await aPerson(), await aPerson(), await aPerson()];
    await visit(one, other);
    await visit(other, one);
    await visit(third, other);
    await one.client.call(setViewSharing, { body: { isShared: false } });
    expect(await listOf(one)).toEqual([{ private: 1 }]);
    expect(await listOf(other)).toEqual([third.user.id, { private: 1 }]);
    // Sharing again does not bring the names back.
    await one.client.call(setViewSharing, { body: { isShared: true } });
    expect(await listOf(one)).toEqual([{ private: 1 }]);
    expect(await listOf(other)).toEqual([third.user.id, { private: 1 }]);
  });

  test('keeps the names while the same choice is sent again', async () => {
    const [viewer, viewed] = [await aPerson(), await aPerson()];
    await visit(viewer, viewed);
    await viewed.client.call(setViewSharing, { body: { isShared: true } });
    expect(await listOf(viewed)).toEqual([viewer.user.id]);
  });

  test('is not named by a visit that was recorded at the same moment', async () => {
    const [viewer, viewed] = [await aPerson(), await aPerson()];
    await viewer.client.call(setViewSharing, { body: { isShared: false } });
    await app.deps.database.write((trx) =>
      trx
        .insertInto('profile_visits')
        .values({ viewed_id: viewed.user.id, day: '2026-05-04', viewer_id: viewer.user.id })
        .execute(),
    );
    expect(await listOf(viewed)).toEqual([]);
    await viewer.client.call(setViewSharing, { body: { isShared: true } });
    expect(await listOf(viewed)).toEqual([{ private: 1 }]);
  });

  test('nobody shares without having said so', async () => {
    const person = await aPerson({ shares: false });
    expect((await person.client.call(getViewSharing)).body).toEqual({ isShared: false });
  });
});

describe('the list', () => {
  test('goes on by key, a day’s members before its private visits', async () => {
    const [viewed, secret] = [await aPerson(), await aPerson({ shares: false })];
    const viewers = [await aPerson(), await aPerson(), await aPerson()];
    const expected: unknown[] = [];
    for (let day = 0; day < 3; day += 1) {
      for (const viewer of [...viewers, secret]) await visit(viewer, viewed);
      expected.push(...viewers.map(({ user }) => user.id).toReversed(), { private: 1 });
      app.clock.advance({ days: 1 });
    }
    const seen: unknown[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: '2', ...(cursor && { cursor }) };
      const { body } = await viewed.client.call(listProfileViews, { query });
      expect(body.count).toEqual({ value: 12, isCapped: false });
      seen.push(...body.items.map(short));
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen).toEqual(expected);
  });

  test.each([['nonsense'], [Buffer.from('viewed:1:yesterday').toString('base64url')]])(
    'refuses the cursor %s',
    async (cursor) => {
      const { client } = await aPerson();
      expect((await client.send(listProfileViews, { query: { cursor } })).status).toBe(400);
    },
  );

  test('is a number on the Free plan', async () => {
    const [viewer, viewed] = [await aPerson(), await aPerson({ tier: 'free' })];
    await visit(viewer, viewed);
    expect(await viewsOf(viewed)).toEqual({
      items: [],
      nextCursor: null,
      count: { value: 0, isCapped: false },
      recent: { value: 1, isCapped: false },
      isLimited: true,
      isShared: true,
    });
  });

  test('is kept in no cache, and counts 30 days', async () => {
    const [viewer, viewed] = [await aPerson(), await aPerson()];
    await visit(viewer, viewed);
    app.clock.advance({ days: 29 });
    const client = await app.signedIn(viewed.user);
    expect((await client.send(listProfileViews, { query: {} })).headers.get('cache-control')).toBe('no-store');
    expect((await viewsOf({ ...viewed, client })).recent.value).toBe(1);
    app.clock.advance({ days: 1 });
    expect((await viewsOf({ ...viewed, client })).recent.value).toBe(0);
  });

  test('leaves the figure on the profile as it was: that counts visitors, too', async () => {
    const [viewer, viewed] = [await aPerson({ shares: false }), await aPerson()];
    await visit(viewer, viewed);
    await visit({ client: app.visitor() }, viewed);
    expect((await app.visitor().call(getMember, idOf(viewed))).body.profileViews).toBe(2);
    expect((await viewsOf(viewed)).recent.value).toBe(1);
  });
});
