import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestConnection } from '#contract/connections.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { listMembers, type MemberSort, memberSorts } from '#contract/members.ts';
import type { ProfileInput } from '#contract/members-profile.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aMember } from '#server/testing/factories.ts';
import { findMatchingInNameOrder } from './name-order.ts';
import { sortNameOf } from './sort-name.ts';
import type { MemberRow } from './store.ts';

let app: TestApp;
const ids = new Map<string, number>();

async function add(form: Partial<ProfileInput> & { fullName: string }) {
  const user = await aMember(app.deps, form);
  ids.set(form.fullName, user.id);
  return user;
}

const storage = ['energy-storage'];

beforeAll(async () => {
  app = await createTestApp();
  const ada = await add({ fullName: 'Ada Quill', organization: 'Saltworks', focusAreas: storage });
  const bruno = await add({ fullName: 'Bruno Vale', headline: 'Thinks about salt caverns' });
  const clara = await add({ fullName: 'Éclara Noor', bio: 'I map salt deposits for hydrogen.', focusAreas: storage });
  await add({ fullName: 'Dov Salt', currentPosition: 'Chemist', headline: 'Not shown on the card' });
  await add({ fullName: 'Eve Hidden', bio: 'salt', isListed: false });
  await connect(clara, ada);
  await connect(clara, bruno);
});
afterAll(() => app[Symbol.asyncDispose]());

async function connect(one: Parameters<TestApp['signedIn']>[0], other: Parameters<TestApp['signedIn']>[0]) {
  const [first, second] = [await app.signedIn(one), await app.signedIn(other)];
  await first.call(requestConnection, { body: { memberId: other.id } });
  await second.call(requestConnection, { body: { memberId: one.id } });
}

async function names(query: Record<string, string> = {}) {
  const { body } = await app.visitor().call(listMembers, { query });
  return body.items.map(({ name }) => name);
}

describe('orders', () => {
  test('most connections is the default; on equal counts the newest comes first', async () => {
    expect(await names()).toEqual(['Éclara Noor', 'Bruno Vale', 'Ada Quill', 'Dov Salt']);
    expect(await names({ sort: 'connections' })).toEqual(await names());
  });

  test('recently joined', async () => {
    expect(await names({ sort: 'newest' })).toEqual(['Dov Salt', 'Éclara Noor', 'Bruno Vale', 'Ada Quill']);
  });

  test('alphabetical, regardless of accents', async () => {
    expect(await names({ sort: 'name' })).toEqual(['Ada Quill', 'Bruno Vale', 'Dov Salt', 'Éclara Noor']);
  });

  test('relevance: matching names come before matching texts', async () => {
    expect(await names({ sort: 'relevance', search: 'salt' })).toEqual([
      'Dov Salt',
      'Éclara Noor',
      'Bruno Vale',
      'Ada Quill',
    ]);
    expect(await names({ sort: 'relevance' })).toEqual(await names());
  });

  test('every order has the same members', async () => {
    for (const sort of Object.keys(memberSorts)) {
      expect(await names({ sort, search: 'salt' })).toHaveLength(4);
      expect(await names({ sort, search: 'salt', focusArea: 'energy-storage' })).toHaveLength(2);
    }
  });
});

describe('search and filters', () => {
  test.each([
    ['name', 'quill', ['Ada Quill']],
    ['name without its accent', 'eclara', ['Éclara Noor']],
    ['title', 'chemist', ['Dov Salt']],
    ['organization', 'saltworks', ['Ada Quill']],
    ['bio', 'mapping deposit', ['Éclara Noor']],
    ['the beginning of a word', 'depos', ['Éclara Noor']],
    ['words of different fields', 'noor hydrogen', ['Éclara Noor']],
    ['nothing', 'geothermal', []],
    ['no letter at all', '!!', []],
  ])('%s', async (_what, search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  test('a focus area; an unknown one has no members', async () => {
    expect(await names({ focusArea: 'energy-storage' })).toEqual(['Éclara Noor', 'Ada Quill']);
    expect(await names({ focusArea: 'perpetual-motion' })).toEqual([]);
  });
});

describe('N1: people are found by who they are', () => {
  let people: TestApp;
  beforeAll(async () => {
    people = await createTestApp();
    const form = (fullName: string, more: Partial<ProfileInput>) => aMember(people.deps, { fullName, ...more });
    await form('Inês Okafor', { location: 'Rotterdam, Netherlands', interests: ['Rowing'], skills: ['Fundraising'] });
    await form('An Will', { currentPosition: 'Head of IT', organization: 'Venture Capital Works' });
    await form('Davi Ramos', { bio: 'The best in the trade, and in the world of salt.' });
    await form('Jan Davies', { headline: 'Puts capital into ventures in the North', bio: 'It is in the dunes.' });
  });
  afterAll(() => people[Symbol.asyncDispose]());

  test.each([
    ['Ines', ['Inês Okafor']],
    ['inê', ['Inês Okafor']],
    ['Okafor rowing', ['Inês Okafor']],
    ['davies', ['Jan Davies']],
    ['davi', ['Jan Davies', 'Davi Ramos']],
    ['an', ['An Will']],
    ['an will', ['An Will']],
    ['will an', ['An Will']],
    ['Rotterdam', ['Inês Okafor']],
    ['Rowing', ['Inês Okafor']],
    ['fundraise', ['Inês Okafor']],
    ['venture capital', ['Jan Davies', 'An Will']],
    ['capital in the ventures', ['Jan Davies', 'An Will']],
    ['head of it', ['An Will']],
    ['IT', ['An Will']],
    ['the', []],
    ['of', []],
    ['salt and', ['Davi Ramos']],
  ])('%s', async (search, expected) => {
    const { body } = await people.visitor().call(listMembers, { query: { search } });
    expect(body.items.map(({ name }) => name)).toEqual(expected);
    expect(body.count.value).toBe(expected.length);
  });

  test('a search sorts by matching names, unless another order is chosen', async () => {
    await aMember(people.deps, { fullName: 'Later Person', bio: 'I worked with Davies for years.' });
    const found = async (query: Record<string, string>) =>
      (await people.visitor().call(listMembers, { query })).body.items.map(({ name }) => name);
    expect(await found({ search: 'davies' })).toEqual(['Jan Davies', 'Later Person']);
    expect(await found({ search: 'davies', sort: 'relevance' })).toEqual(['Jan Davies', 'Later Person']);
    expect(await found({ search: 'davies', sort: 'connections' })).toEqual(['Later Person', 'Jan Davies']);
  });
});

/** Everyone, page by page. */
async function walk(
  client: TestClient,
  query: CallInput<typeof listMembers>['query'],
): Promise<{ names: string[]; counts: unknown[] }> {
  const { body } = await client.call(listMembers, { query });
  const rest = body.nextCursor === null ? null : await walk(client, { ...query, cursor: body.nextCursor });
  return {
    names: [...body.items.map(({ name }) => name), ...(rest?.names ?? [])],
    counts: [body.count, ...(rest?.counts ?? [])],
  };
}

test('pages have no gap or duplicate, in any order', async () => {
  for (const sort of Object.keys(memberSorts) as MemberSort[]) {
    for (const search of ['', 'salt']) {
      const given: Record<string, string> = search ? { search } : {};
      const walked = await walk(app.visitor(), { sort, limit: '1', ...given });
      expect(walked.counts).toEqual(Array.from({ length: 4 }, () => ({ value: 4, isCapped: false })));
      expect(walked.names, `${sort} ${search}`).toEqual(await names({ sort, ...given }));
    }
  }
});

test("another order's or an invalid cursor is refused", async () => {
  const { body } = await app.visitor().call(listMembers, { query: { sort: 'name', limit: '1' } });
  const cursor = body.nextCursor ?? '';
  for (const query of [
    { sort: 'newest', cursor },
    { sort: 'name', cursor: 'x' },
    { cursor: Buffer.from('["n",-1]').toString('base64url'), sort: 'newest' },
  ]) {
    expect((await app.visitor().refused(listMembers, { query })).body.fields).toEqual({
      cursor: 'This cursor is not valid',
    });
  }
});

test('a card has its fields, and no email address', async () => {
  const response = await app.visitor().send(listMembers, { query: { search: 'noor' } });
  const text = await response.text();
  expect(text).not.toContain('@');
  expect(text).not.toContain('isConnected');
  expect(JSON.parse(text).items).toEqual([
    {
      id: ids.get('Éclara Noor'),
      name: 'Éclara Noor',
      title: null,
      organization: null,
      bio: 'I map salt deposits for hydrogen.',
      focusAreas: ['Energy Storage'],
      memberSince: app.clock.now().toISOString(),
      location: null,
      country: null,
      cityId: null,
      connectionCount: 2,
      ticket: null,
      avatarUrl: null,
    },
  ]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('the title is the position, or else the headline', async () => {
  const { body } = await app.visitor().call(listMembers, { query: { search: 'salt', sort: 'name' } });
  expect(body.items.map(({ title }) => title)).toEqual([null, 'Thinks about salt caverns', 'Chemist', null]);
});

test('if too many match for one sort, they are divided by their first letters', async () => {
  const { database } = app.deps;
  const made = Array.from({ length: 60 }, (_, index) => {
    const letters = `${'zm'[index % 2]}${'abé'[Math.floor(index / 2) % 3]}${'kl'[index % 4 < 2 ? 0 : 1]}`;
    return { fullName: `${letters} ${String(index).padStart(2, '0')}`, bio: 'brine' };
  });
  for (const form of made) await aMember(app.deps, form);
  const search = searchQuery('brine', []);
  if (!search) throw new Error('there are words to search for');
  const all = await findMatchingInNameOrder(database, search, { name: '', id: 0, limit: 100 });
  expect(all.map((row) => row.sort_name)).toEqual(made.map(({ fullName }) => sortNameOf(fullName)).toSorted());
  const small = { sortable: 4, rareInSample: -1, frequentInSample: Number.POSITIVE_INFINITY, letters: 1 };
  const ways = [small, { ...small, letters: 9 }, { ...small, rareInSample: 400 }, { ...small, frequentInSample: 0 }];
  // In pages of seven, sorting at most four at once, letter by letter, all at once, or reading names: the same members in the same order.
  for (const bounds of ways) {
    const pages: MemberRow[] = [];
    for (let row: MemberRow | undefined; pages.length < all.length; row = pages.at(-1)) {
      const after = { name: row?.sort_name ?? '', id: row?.id ?? 0, limit: 7 };
      const page = await findMatchingInNameOrder(database, search, after, bounds);
      expect(page.length).toBe(Math.min(7, all.length - pages.length));
      pages.push(...page);
    }
    expect(pages).toEqual(all);
  }
});
