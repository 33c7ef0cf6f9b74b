import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { exportReachable, listReachable, listReachableCities } from '#contract/connections.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';

type Member = Awaited<ReturnType<typeof aMember>>;

let app: TestApp;
let me: Member;
let [near, far, both]: [Member, Member, Member] = [null as never, null as never, null as never];
let mine: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  [me, near, far, both] = [
    await aMember(app.deps),
    await aMember(app.deps),
    await aMember(app.deps),
    await aMember(app.deps),
  ];
  mine = await app.signedIn(me);
});

const reach = async (query: object = {}) => (await mine.call(listReachable, { query })).body;
const ids = async (query: object = {}) => (await reach(query)).items.map(({ id }) => id);
const hide = (member: Member) =>
  app.deps.database.write(async (trx) => {
    await trx.updateTable('member_profiles').set({ shows_network: 0 }).where('user_id', '=', member.id).execute();
  });

test('members connected with my connections, those with the most in common first, by pages', async () => {
  const other = await aMember(app.deps);
  for (const friend of [near, other]) {
    await connect(app.deps, me, friend);
    await connect(app.deps, friend, both);
  }
  await connect(app.deps, near, far);
  // My own connections are no news, even where they are connected with each other.
  await connect(app.deps, near, other);
  const page = await reach({ limit: '1' });
  expect(page).toMatchObject({
    items: [{ id: both.id, through: { count: 2, members: [{ id: near.id }, { id: other.id }] } }],
    count: { value: 2, isCapped: false },
  });
  const rest = await reach({ limit: '1', cursor: page.nextCursor ?? '' });
  expect(rest.items).toMatchObject([{ id: far.id, through: { count: 1, members: [{ id: near.id }] } }]);
  expect(rest.nextCursor).toBeNull();
  const theirs = await app.signedIn(far);
  const seen = (await theirs.call(listReachable, { query: {} })).body.items.map(({ id }) => id);
  expect(new Set(seen)).toEqual(new Set([me.id, both.id, other.id]));
});

test('the filters of the directory narrow them, and each value is counted with all other filters', async () => {
  const member = await aMember(app.deps, { location: 'Oslo, Norway', fullName: 'Ada Fjord' });
  await connect(app.deps, me, near);
  await connect(app.deps, near, far);
  await connect(app.deps, near, member);
  expect(await ids({ country: 'no' })).toEqual([member.id]);
  expect(await ids({ search: 'fjor' })).toEqual([member.id]);
  expect(await ids({ search: 'fjor', country: 'se' })).toEqual([]);
  const { facets } = await reach({ facets: 'true', country: 'se', search: 'fjord' });
  expect(facets?.country).toEqual([{ value: 'no', count: { value: 1, isCapped: false } }]);
  expect(facets?.basedIn).toEqual([]);
});

test('their cities are counted, and open them', async () => {
  const [here, there] = [
    await aMember(app.deps, { location: 'Oslo, Norway' }),
    await aMember(app.deps, { location: 'Bergen, Norway' }),
  ];
  // Nobody leads to this one.
  await aMember(app.deps, { location: 'Oslo, Norway' });
  await connect(app.deps, me, near);
  for (const member of [here, there, far]) await connect(app.deps, near, member);
  const cities = async (query: object) =>
    (await mine.call(listReachableCities, { query })).body.map(({ place, count }) => [place.label, count.value]);
  expect(new Set(await cities({ country: 'no' }))).toEqual(
    new Set([
      ['Oslo, Norway', 1],
      ['Bergen, Norway', 1],
    ]),
  );
  expect(await ids({ city: '3143244' })).toEqual([here.id]);
  expect(await cities({ city: '3143244' })).toHaveLength(2);
  expect((await reach({ city: '3143244', facets: 'true' })).facets?.country).toMatchObject([{ value: 'no' }]);
});

test('the search leaves as a file, with whom they have in common, and nobody else', async () => {
  await connect(app.deps, me, near);
  await connect(app.deps, near, far);
  await connect(app.deps, near, both);
  await (await app.signedIn(both)).call(blockMember, { params: { id: String(me.id) } });
  const { body } = await mine.call(exportReachable, { query: {} });
  const [head, ...rows] = body.trimEnd().split('\r\n');
  expect(head).toMatch(/Member since,In common,Connected with,Address$/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`/network/profile/${far.id}`);
  const { items } = await reach();
  expect(rows[0]).toContain(`,1,${items[0]?.through.members[0]?.name},`);
  expect((await mine.call(exportReachable, { query: { country: 'se' } })).body.trimEnd().split('\r\n')).toHaveLength(1);
});

test('who hides their connections neither appears nor leads to others; a block hides both ways', async () => {
  await connect(app.deps, me, near);
  await connect(app.deps, near, far);
  await connect(app.deps, near, both);
  expect(new Set(await ids())).toEqual(new Set([far.id, both.id]));
  await hide(far);
  expect(await ids()).toEqual([both.id]);
  const theirs = await app.signedIn(both);
  await theirs.call(blockMember, { params: { id: String(me.id) } });
  expect(await ids()).toEqual([]);
  const last = await aMember(app.deps);
  await connect(app.deps, near, last);
  expect(await ids()).toEqual([last.id]);
  await hide(near);
  expect(await ids()).toEqual([]);
});

test('a visitor has nobody in common', async () => {
  expect((await app.visitor().refused(listReachable, { query: {} })).status).toBe(401);
});
