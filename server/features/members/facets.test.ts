import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { emptyMemberMatchProfile, type MemberMatchProfile, updateMatchProfile } from '#contract/match-profiles.ts';
import { listMemberCities, listMembers } from '#contract/members.ts';
import { type MemberFacetName, memberFacetNames, ticketsOf } from '#contract/members-facets.ts';
import { type ProfileInput, updateProfile } from '#contract/members-profile.ts';
import { rebuildSearch } from '#server/features/search/rebuild.ts';
import { requestRebuild } from '#server/platform/search/rebuild-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { profileForm } from '#server/testing/factories.ts';
import { deleteProfile } from './profile-store.ts';
import { relistMember } from './search-index-store.ts';

let app: TestApp;
interface Somebody {
  user: CurrentUser;
  client: TestClient;
}
const known = new Map<string, Somebody>();

const people: Record<string, [Partial<ProfileInput>, Partial<MemberMatchProfile>]> = {
  Anna: [
    { location: 'Gent, Belgium', focusAreas: ['energy-storage'] },
    { role: 'investor', stages: ['seed', 'series-a'], ticketMin: 200_000, ticketMax: 1_000_000 },
  ],
  Ben: [{ location: 'Berlin, Germany' }, { role: 'investor', stages: ['series-a'], ticketMin: 5_000_000 }],
  Cleo: [{ location: 'Gent, Belgium', focusAreas: ['energy-storage', 'water-technology'] }, { role: 'founder' }],
  Dora: [{ location: 'Somewhere' }, {}],
};

beforeAll(async () => {
  app = await createTestApp();
  for (const [name, [profile, match]] of Object.entries(people)) {
    const user = await app.aUser({ fullName: `${name} Sample` });
    const client = await app.signedIn(user);
    await client.call(updateProfile, { body: profileForm({ fullName: `${name} Sample`, ...profile }) });
    await client.call(updateMatchProfile, { body: { ...emptyMemberMatchProfile, ...match } });
    known.set(name, { user, client });
  }
});
afterAll(() => app[Symbol.asyncDispose]());

const somebody = (name: string) => {
  const found = known.get(name);
  if (!found) throw new Error('unreachable');
  return found;
};
const ask = async (query: Record<string, string>) =>
  (await app.visitor().call(listMembers, { query: { ...query, facets: 'true' } })).body;

async function counts(query: Record<string, string>, name: MemberFacetName) {
  const { facets } = await ask(query);
  return Object.fromEntries(facets?.[name].map(({ value, count }) => [value, count.value]) ?? []);
}

async function names(query: Record<string, string>) {
  return (await ask({ ...query, sort: 'name' })).items.map(({ name }) => name.split(' ')[0]);
}

describe('counts', () => {
  test('without filters all members of the directory are counted', async () => {
    expect(await counts({}, 'role')).toEqual({ investor: 2, founder: 1 });
    expect(await counts({}, 'stage')).toEqual({ seed: 1, 'series-a': 2 });
    expect(await counts({}, 'ticket')).toEqual({ '100k-500k': 1, '500k-2m': 1, '2m-10m': 1, 'over-10m': 1 });
    expect(await counts({}, 'country')).toEqual({ be: 2, de: 1 });
    expect(await counts({}, 'basedIn')).toMatchObject({ europe: 3, benelux: 2 });
  });

  test('a filter counts with all others, but not with itself', async () => {
    expect(await counts({ country: 'be' }, 'country')).toEqual({ be: 2, de: 1 });
    expect(await counts({ country: 'be' }, 'role')).toEqual({ investor: 1, founder: 1 });
    expect(await counts({ focusArea: 'energy-storage' }, 'role')).toEqual({ investor: 1, founder: 1 });
    expect(await counts({ role: 'investor', stage: 'series-a' }, 'country')).toEqual({ be: 1, de: 1 });
    expect(await counts({ focusArea: '%' }, 'country')).toEqual({});
  });

  test.each<Record<string, string>>([
    {},
    { search: 'sample' },
    { search: 'anna', country: 'be,de' },
    { stage: 'seed,series-a', basedIn: 'europe' },
    { role: 'investor', ticket: '2m-10m,100k-500k' },
    { focusArea: 'water-technology' },
    { city: '2797656', role: 'founder' },
  ])('every count is the number of members whom the filter then finds: %j', async (query) => {
    const { facets } = await ask(query);
    for (const name of memberFacetNames) {
      for (const { value, count } of facets?.[name] ?? []) {
        const found = await app.visitor().call(listMembers, { query: { ...query, [name]: value } });
        expect(found.body.count, `${name}=${value}`).toEqual(count);
      }
    }
  });

  test.each<Record<string, string>>([
    { focusArea: 'Energy-Storage' },
    { focusArea: 'energy-storage,water-technology' },
    { focusArea: ',' },
    { search: '...' },
    { search: '%' },
    { search: '...', role: 'investor' },
  ])('a filter that reads oddly counts whom it finds: %j', async (query) => {
    const { facets } = await ask(query);
    for (const country of ['be', 'de']) {
      const found = await app.visitor().call(listMembers, { query: { ...query, country } });
      const count = facets?.country.find(({ value }) => value === country)?.count.value ?? 0;
      expect(count, country).toBe(found.body.count.value);
    }
  });
});

test('several values of a filter find members with any of them, in each order', async () => {
  expect(await names({ role: 'investor,founder' })).toEqual(['Anna', 'Ben', 'Cleo']);
  expect(await names({ ticket: '500k-2m,over-10m' })).toEqual(['Anna', 'Ben']);
  const relevant = await ask({ role: 'investor,founder', search: 'sample' });
  expect(relevant.items).toHaveLength(3);
});

describe('cities', () => {
  const cities = async (query: Record<string, string>) =>
    (await app.visitor().call(listMemberCities, { query })).body.map(({ place, count }) => [place.label, count.value]);

  test('each city has the number of members there whom the filters find', async () => {
    expect(await cities({})).toEqual([
      ['Ghent, Belgium', 2],
      ['Berlin, Germany', 1],
    ]);
    expect(await cities({ role: 'investor', country: 'be' })).toEqual([['Ghent, Belgium', 1]]);
    expect(await cities({ stage: 'series-a', search: 'ben' })).toEqual([['Berlin, Germany', 1]]);
  });

  test('a chosen city leaves the others to be chosen, and finds its members in each order', async () => {
    expect(await cities({ city: '2797656' })).toHaveLength(2);
    expect(await names({ city: '2797656' })).toEqual(['Anna', 'Cleo']);
    expect((await ask({ city: '2797656,2950159', sort: 'newest' })).items).toHaveLength(3);
    expect(await counts({ city: '2797656' }, 'role')).toEqual({ investor: 1, founder: 1 });
  });
});

test('what changes is counted anew: profiles, suspended accounts, those who leave', async () => {
  const { database } = app.deps;
  const { user, client } = somebody('Dora');
  await client.call(updateMatchProfile, { body: { ...emptyMemberMatchProfile, role: 'adviser' } });
  expect(await counts({}, 'role')).toEqual({ investor: 2, founder: 1, adviser: 1 });
  const suspend = (at: string | null) =>
    database.write(async (trx) => {
      await trx.updateTable('users').set({ suspended_at: at }).where('id', '=', user.id).execute();
      await relistMember(trx, user.id);
    });
  await suspend('2026-01-01T00:00:00.000Z');
  await suspend('2026-01-02T00:00:00.000Z');
  expect(await counts({}, 'role')).toEqual({ investor: 2, founder: 1 });
  await suspend(null);
  expect(await counts({}, 'role')).toEqual({ investor: 2, founder: 1, adviser: 1 });
  await database.write((trx) => deleteProfile(trx, user.id));
  expect(await counts({}, 'role')).toEqual({ investor: 2, founder: 1 });
});

test('while members are indexed anew, counts are the least there are; doing it twice counts nobody twice', async () => {
  const { database } = app.deps;
  const before = await ask({});
  await database.write((trx) => requestRebuild(trx, 'member'));
  expect((await ask({})).facets?.role[0]?.count.isCapped).toBe(true);
  await rebuildSearch(app.deps);
  expect(await ask({})).toEqual(before);
});

test('an investor is found by every range that their amounts touch', () => {
  const tickets = (ticketMin: number | null, ticketMax: number | null) =>
    ticketsOf({ ...emptyMemberMatchProfile, ticketMin, ticketMax });
  expect(tickets(null, null)).toEqual([]);
  expect(tickets(null, 100_000)).toEqual(['under-100k', '100k-500k']);
  expect(tickets(500_000, 500_000)).toEqual(['500k-2m']);
  expect(tickets(499_999, 2_000_000)).toEqual(['100k-500k', '500k-2m', '2m-10m']);
  expect(tickets(20_000_000, null)).toEqual(['over-10m']);
});

test.each<Record<string, string>>([{ role: 'king' }, { ticket: '7' }, { stage: 'seed,' }])(
  '%j is refused',
  async (query) => {
    const { status, body } = await app.visitor().refused(listMembers, { query });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(query)]);
  },
);
