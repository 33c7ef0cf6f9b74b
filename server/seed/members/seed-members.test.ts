import { expect, test } from 'vitest';
import { signIn } from '#contract/accounts.ts';
import { listMemberNetwork, listMembers, type MemberSort, memberSorts } from '#contract/members.ts';
import { createTestApp } from '#server/testing/app.ts';
import { seed } from '../seed.ts';
import { knownMembers } from './known-members.ts';
import { sampleMembers } from './sample-members.ts';

const everybody = [...knownMembers, ...sampleMembers];

test('there are at least forty, with different names, positions and bios', () => {
  expect(sampleMembers.length).toBeGreaterThanOrEqual(40);
  for (const of of [
    (member: (typeof everybody)[number]) => member.profile.fullName,
    (member: (typeof everybody)[number]) => member.profile.headline,
    (member: (typeof everybody)[number]) => member.profile.bio,
    (member: (typeof everybody)[number]) => member.username,
  ]) {
    expect(new Set(everybody.map(of)).size).toBe(everybody.length);
  }
  const joined = everybody.map(({ joinedDaysAgo }) => joinedDaysAgo);
  expect(Math.max(...joined) - Math.min(...joined)).toBeGreaterThan(3 * 360);
});

test('each pair is named once', () => {
  const pairs = everybody.flatMap(({ username, connections }) =>
    connections.map((other) => [username, other].toSorted().join(' ')),
  );
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('the sample members are added once and cannot sign in', async () => {
  await using app = await createTestApp();
  await seed(app.deps);
  await seed(app.deps);
  for (const sort of Object.keys(memberSorts) as MemberSort[]) {
    const { body } = await app.visitor().call(listMembers, { query: { sort, limit: '50' } });
    expect(body.count.value, sort).toBe(everybody.length);
  }
  const { body } = await app.visitor().call(listMembers, { query: { sort: 'newest' } });
  expect(body.items[0]?.name).toBe('Theo van Dijk');
  const dates = body.items.map(({ memberSince }) => memberSince);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const [most] = (await app.visitor().call(listMembers, { query: {} })).body.items;
  const network = await app.visitor().call(listMemberNetwork, { params: { id: String(most?.id) }, query: {} });
  expect(network.body.count.value).toBe(most?.connectionCount);
  const refused = await app
    .visitor()
    .refused(signIn, { body: { username: 'theo.vandijk', password: 'Cleantech2026' } });
  expect(refused.status).toBe(401);
});
