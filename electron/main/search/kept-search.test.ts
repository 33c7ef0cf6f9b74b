import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { endpoints } from '#contract/endpoints.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { openCache } from '../cache/cache.ts';
import { sealKeyOf } from '../sealed/seal.ts';
import { createKeptSearch } from './kept-search.ts';

const server = 'https://cardi.example';
const visitor = { server, userId: null };
const ada = { server, userId: 7 };

const at = '2026-01-01T12:00:00.000Z';
const page = (items: unknown[]) => ({ items, nextCursor: null, count: { value: items.length, isCapped: false } });
const listing = (id: number, changes: object = {}) => ({
  id,
  title: `Listing ${id}`,
  type: 'job',
  focusArea: 'Energy Storage',
  focusAreaSlug: 'energy-storage',
  excerpt: 'Salt-water batteries',
  tags: ['Sodium'],
  companyName: null,
  location: 'Graz',
  isFeatured: false,
  createdAt: at,
  ...changes,
});
const company = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  description: 'Electrolysers for steel',
  logoUrl: null,
  location: 'Łódź',
  foundedYear: 2000 + id,
  size: '11-50',
  focusArea: { id: 'solar-energy', title: 'Solar Energy' },
  isVerified: false,
  isClaimed: false,
  ...changes,
});
const technology = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  description: 'Heat',
  focusArea: { id: 'solar-energy', title: 'Solar Energy' },
  status: 'mature',
  statusName: 'Mature',
  readinessLevel: 7,
  tags: ['heat'],
  imageUrl: null,
  isListedForSale: false,
  companyId: null,
  companyName: null,
  companyLogo: null,
  ...changes,
});
const member = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  title: 'Engineer',
  organization: null,
  bio: 'Membranes',
  focusAreas: ['Energy Storage'],
  memberSince: at,
  location: null,
  connectionCount: id,
  avatarUrl: null,
  ...changes,
});
const conversation = (id: number, name: string) => ({
  id,
  peer: { id: 9, name, hasProfile: true, organization: null },
  unread: 0,
  lastMessage: { excerpt: 'About the electrolyser', isOwn: false, sentAt: at },
});

function create() {
  let time = Date.parse(at);
  const cache = openCache({
    file: join(tempFolder(), 'cache.db'),
    key: sealKeyOf(Buffer.alloc(32, 1), true),
    contractVersion: 1,
    now: () => new Date(time),
  });
  const search = createKeptSearch(cache, (problem, error) => {
    throw new Error(problem, { cause: error });
  });
  onTestFinished(() => {
    search.close();
    cache.close();
  });
  const keep = (path: string, body: unknown, userId = 0) => {
    time += 1000;
    cache.put({ server, userId, path }, { body: JSON.stringify(body), etag: null });
  };
  const titles = async (typed: string, scope: typeof ada | typeof visitor = visitor) => {
    await search.prepare(scope);
    return (await search.find(scope, typed)).flatMap(({ hits }) => hits.map(({ title }) => title));
  };
  /** The answer to a GET, checked against the contract; the names or titles of its items. */
  const list = async (path: string) => {
    const url = new URL(path, 'app://cardi/');
    const endpoint = endpoints.find((one) => one.method === 'GET' && one.path === url.pathname);
    if (!endpoint) throw new Error(`There is no ${path}`);
    const answer = await search.answer(visitor, endpoint, url);
    if (!answer) return null;
    const body = endpoint.response.parse(answer.body) as {
      items: { name?: string; title?: string }[];
      nextCursor: string | null;
      count: { value: number };
      featured?: unknown[];
    };
    return { ...body, savedAt: answer.savedAt, names: body.items.map(({ name, title }) => name ?? title) };
  };
  return { cache, search, keep, titles, list };
}

test('records are found by the words of the server: beginnings, stems, without accents, parts of words', async () => {
  const { keep, titles } = create();
  keep('/api/listings', { ...page([listing(1), listing(2, { excerpt: 'Nothing of it' })]), featured: [] });
  keep('/api/companies?limit=24', page([company(1, 'Łąka Wasserstoff')]));
  expect(await titles('batter')).toEqual(['Listing 1']);
  expect(await titles('battery')).toEqual(['Listing 1']);
  expect(await titles('laka')).toEqual(['Łąka Wasserstoff']);
  expect(await titles('stoff')).toEqual(['Łąka Wasserstoff']);
  expect(await titles('zeolite')).toEqual([]);
});

test('the group with the closest title comes first', async () => {
  const { keep, search } = create();
  keep('/api/members', page([member(1, 'Sol Berg')]));
  keep('/api/technologies', page([technology(1, 'Sol')]));
  await search.prepare(visitor);
  expect((await search.find(visitor, 'sol')).map(({ kind }) => kind)).toEqual(['technology', 'member']);
});

test('a record’s own page adds its words, and a later list does not take them away', async () => {
  const { keep, titles } = create();
  const whole = {
    ...listing(1, { title: 'Listing one' }),

    description: '<p>Perovskite&nbsp;modules</p>',
    details: {},
    company: null,
    status: 'published',
    expiresAt: at,
    postedBy: { id: 3, name: 'Grace', hasProfile: true },
  };
  keep('/api/listings/1', whole);
  keep('/api/listings', { ...page([listing(1, { title: 'Listing one again' })]), featured: [] });
  expect(await titles('perovskite')).toEqual(['Listing one again']);
});

test('what comes while the app runs is found, what the server takes away is not', async () => {
  const { keep, titles, cache } = create();
  expect(await titles('listing')).toEqual([]);
  keep('/api/listings', { ...page([listing(1)]), featured: [] });
  expect(await titles('listing')).toEqual(['Listing 1']);
  cache.remove({ server, userId: 0, path: '/api/listings/1' });
  expect(await titles('listing')).toEqual([]);
});

test('messages are found by their user only', async () => {
  const { keep, titles } = create();
  keep('/api/conversations', page([conversation(4, 'Grace Hopper')]), 7);
  const message = { id: 11, isOwn: true, body: 'The membrane is ready', hold: null, sentAt: at, key: null };
  keep('/api/conversations/4/messages', { items: [message], nextCursor: null, readUpTo: 0 }, 7);
  expect(await titles('electrolyser', ada)).toEqual(['Grace Hopper']);
  expect(await titles('membrane', ada)).toEqual(['The membrane is ready']);
  for (const other of [visitor, { server, userId: 8 }, { server: 'https://staging.example', userId: 7 }]) {
    expect(await titles('membrane', other as typeof ada)).toEqual([]);
    expect(await titles('grace', other as typeof ada)).toEqual([]);
  }
});

test.each<[string, (created: ReturnType<typeof create>) => void]>([
  ['a sign-out', ({ cache }) => cache.wipePrivate(server)],
  ['clearing the cache', ({ cache }) => cache.clear()],
])('%s leaves nothing private to find', async (_name, end) => {
  const created = create();
  created.keep('/api/conversations', page([conversation(4, 'Grace Hopper')]), 7);
  expect(await created.titles('grace', ada)).toEqual(['Grace Hopper']);
  end(created);
  expect(await created.titles('grace', ada)).toEqual([]);
});

test('listings are filtered in every way, newest first, in pages', async () => {
  const { keep, list } = create();
  const items = Array.from({ length: 25 }, (_, index) =>
    listing(index + 1, {
      type: index < 3 ? 'technology' : 'job',
      focusAreaSlug: index === 1 ? 'water-technology' : 'energy-storage',
      isFeatured: index === 24,
    }),
  );
  keep('/api/listings', { ...page(items), featured: [] });
  const first = await list('/api/listings?withFeatured=true');
  expect([first?.names.length, first?.names[0], first?.count.value, first?.featured?.length]).toEqual([
    20,
    'Listing 25',
    25,
    1,
  ]);
  const next = await list(`/api/listings?cursor=${first?.nextCursor}`);
  expect([next?.names.at(-1), next?.nextCursor]).toEqual(['Listing 1', null]);
  expect((await list('/api/listings?type=technology&focusArea=energy-storage'))?.names).toEqual([
    'Listing 3',
    'Listing 1',
  ]);
  expect((await list('/api/listings?search=salt&focusArea=water-technology&tag=sodium'))?.names).toEqual(['Listing 2']);
  expect((await list('/api/listings?search=nowhere'))?.names).toEqual([]);
  expect(first?.savedAt).toBe(Date.parse(at) + 1000);
});

test('a filter by what records seek and offer is not answered, for cards do not say that', async () => {
  const { keep, list } = create();
  keep('/api/listings', { ...page([listing(1)]), featured: [] });
  keep('/api/companies', page([company(1, 'Beta')]));
  keep('/api/members', page([member(1, 'Ada')]));
  expect((await list('/api/members'))?.names).toEqual(['Ada']);
  expect(await list('/api/listings?seek=capital')).toBeNull();
  expect(await list('/api/companies?stage=seed&region=benelux')).toBeNull();
  expect(await list('/api/members?role=investor')).toBeNull();
});

test('companies and technologies are filtered and sorted as on the server', async () => {
  const { keep, list } = create();
  const wind = { focusArea: { id: 'wind-power', title: 'Wind Power' } };
  keep('/api/companies', page([company(1, 'Beta'), company(2, 'alpha', { size: '501+' }), company(3, 'Gamma', wind)]));
  keep(
    '/api/technologies',
    page([technology(1, 'Kiln'), technology(2, 'Mast', { ...wind, readinessLevel: 2, tags: [] })]),
  );
  expect((await list('/api/companies'))?.names).toEqual(['alpha', 'Beta', 'Gamma']);
  expect((await list('/api/companies?sort=newest&limit=2'))?.names).toEqual(['Gamma', 'alpha']);
  expect((await list('/api/companies?sort=oldest&size=11-50'))?.names).toEqual(['Beta', 'Gamma']);
  expect((await list('/api/companies?focusArea=wind-power'))?.names).toEqual(['Gamma']);
  // The area of the network holds all that belong to it.
  expect((await list('/api/companies?focusArea=renewable-energy'))?.names).toEqual(['alpha', 'Beta', 'Gamma']);
  expect((await list('/api/technologies'))?.names).toEqual(['Mast', 'Kiln']);
  expect((await list('/api/technologies?readiness=6&status=mature&tag=Heat'))?.names).toEqual(['Kiln']);
});

test('members are found by name first, and sorted in every order', async () => {
  const { keep, list } = create();
  keep('/api/focus-areas', [{ id: 1, slug: 'energy-storage', title: 'Energy Storage', description: '', icon: 'x' }]);
  keep(
    '/api/members',
    page([member(1, 'Berg Ode'), member(3, 'Ada', { bio: 'Bergen', focusAreas: [] }), member(2, 'Zoe')]),
  );
  expect((await list('/api/members'))?.names).toEqual(['Ada', 'Zoe', 'Berg Ode']);
  expect((await list('/api/members?sort=name'))?.names).toEqual(['Ada', 'Berg Ode', 'Zoe']);
  expect((await list('/api/members?search=berg'))?.names).toEqual(['Berg Ode', 'Ada']);
  const second = await list('/api/members?search=berg&limit=1');
  expect((await list(`/api/members?search=berg&limit=1&cursor=${second?.nextCursor}`))?.names).toEqual(['Ada']);
  expect((await list('/api/members?focusArea=energy-storage&sort=newest'))?.names).toEqual(['Zoe', 'Berg Ode']);
});

test('nothing is said of a list of which nothing is kept, nor of a place in the server’s own list', async () => {
  const { keep, list } = create();
  expect(await list('/api/listings')).toBeNull();
  keep('/api/listings', { ...page([listing(1)]), featured: [] });
  expect(await list('/api/members')).toBeNull();
  expect(await list('/api/listings?cursor=eyJpZCI6N30')).toBeNull();
  expect(await list('/api/listings?type=nonsense')).toBeNull();
  expect(await list('/api/site')).toBeNull();
});
