import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bestHits } from '#contract/kit/search-rank.ts';
import { hitsPerGroup, searchEverything, searchMaxLength } from '#contract/search.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { rebuildSearch } from './rebuild.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isSeeded: true });
  await rebuildSearch(app.deps);
});
afterAll(() => app[Symbol.asyncDispose]());

async function search(q: string) {
  const { body } = await app.visitor().call(searchEverything, { query: { q } });
  return Object.fromEntries(body.groups.map(({ kind, hits }) => [kind, hits]));
}

test('one query finds records of several kinds, also by the beginning of its last word', async () => {
  const groups = await search('perovsk');
  expect(groups.listing?.[0]).toMatchObject({
    title: 'Roll-to-roll perovskite coating line, ready for licensing',
    detail: 'Technology',
    path: expect.stringMatching(/^\/network\/listings\/\d+$/),
  });
  expect(groups.research?.[0]).toMatchObject({ path: '/research-hub/perovskite-solar-cells' });
});

test('all words must match; accents and case do not matter', async () => {
  const groups = await search('TIDEWELL sérìes');
  expect(groups.listing?.map(({ title }) => title)).toContain(
    'Tidewell Storage raises a Series A for iron-flow batteries',
  );
  expect(await search('tidewell unheardof')).toEqual({});
});

test('articles and events are found by their text, premium research by its summary only', async () => {
  const { db } = app.deps.database;
  const article = await db.selectFrom('articles').select(['id', 'title']).orderBy('id').executeTakeFirstOrThrow();
  expect((await search(article.title)).article?.map(({ path }) => path)).toContain(`/media/${article.id}`);
  const event = await db.selectFrom('events').select(['id', 'title']).orderBy('id').executeTakeFirstOrThrow();
  expect((await search(event.title)).event?.map(({ path }) => path)).toContain(`/events/${event.id}`);
});

test('a group shows a few results, an empty one is omitted, and no input is refused', async () => {
  const owner = await app.aUser();
  for (let count = 0; count <= hitsPerGroup; count++) await app.aListing(owner, { tags: ['zirconium'] });
  const groups = await search('zirconium');
  expect(Object.keys(groups)).toEqual(['listing']);
  expect(groups.listing).toHaveLength(hitsPerGroup);
  expect(await search('...')).toEqual({});
  const refusal = await app.visitor().refused(searchEverything, { query: { q: ' ' } });
  expect(refusal.body.fields).toEqual({ q: 'Please enter a word' });
  await search('x'.repeat(searchMaxLength));
  await app.visitor().refused(searchEverything, { query: { q: 'x'.repeat(searchMaxLength + 1) } });
});

test('P22: the group with the closest title comes first', async () => {
  const first = async (q: string) => {
    const { body } = await app.visitor().call(searchEverything, { query: { q } });
    return body.groups[0]?.hits[0]?.title;
  };
  expect(await first('thor')).toBe('Thorium Nuclear Fuel');
  expect(await first('thorn')).toBe('Jack Thornton');
  expect(await first('ines')).toBe('Ines Okafor');
  expect(await first('Perovskite Solar')).toBe('Perovskite Solar Cells');
  const groups = await search('perovskite');
  expect(groups.technology?.map(({ detail }) => detail)).toEqual([
    'Solar Energy, technology profile',
    'Solar Energy, Lumenfold Solar',
  ]);
});

test('P22: a word in the title is found, however many newer records have it in their text', async () => {
  const companyId = await aCompany(app.deps, { name: 'Quillon' });
  const called = await aTechnology(app.deps, { companyId, name: 'Xenolith drilling' });
  const owner = await app.aUser();
  const listing = await app.aListing(owner, { title: 'Xenolith drills for hire' });
  for (let count = 0; count < 30; count += 1) {
    await aTechnology(app.deps, { companyId, name: `Method ${count}`, tags: ['xenolith'] });
    await app.aListing(owner, { tags: ['xenolith'] });
  }
  const groups = await search('xenol');
  expect(groups.technology?.[0]?.id).toBe(called);
  expect(groups.listing?.[0]?.id).toBe(listing);
  expect(groups.technology).toHaveLength(hitsPerGroup);
});

describe('sorting the newest matches', () => {
  const hit = (id: number, title: string) => ({ id, title, detail: '', path: `/${id}` });
  const order = (titles: string[], typed: string, limit = 9) =>
    bestHits(
      titles.map((title, index) => hit(index, title)),
      typed,
      limit,
    ).map(({ hit: { id } }) => id);

  test('titles that begin with the query come first, then titles with a word that does, then the rest', () => {
    expect(order(['About storage', 'Nothing', 'Storage now', 'Restorage', 'Grid: storage'], 'stor')).toEqual([
      2, 0, 4, 1, 3,
    ]);
  });

  test('P22: the full title comes first, then the closest word, then all words in another order', () => {
    expect(order(['Jack Thornton', 'Thorium Nuclear Fuel', 'Thor'], 'thor')).toEqual([2, 1, 0]);
    expect(order(['Fuel of thorium', 'Thorium fuel', 'Thorium fuels', 'Fuel'], 'thorium fuel')).toEqual([1, 2, 0, 3]);
    expect(order(['Solder', 'A sol'], 'sol')).toEqual([1, 0]);
  });

  test('equal matches are newest first, and limited in number', () => {
    expect(order(['a1', 'a2', 'a3'], 'A', 2)).toEqual([0, 1]);
    expect(order(['Ágnes', 'Agnes'], 'ágn')).toEqual([0, 1]);
  });
});
