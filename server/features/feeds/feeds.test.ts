import { describe, expect, test } from 'vitest';
import { getCompany } from '#contract/companies.ts';
import {
  type FeedSource,
  itemsShown,
  likeFeedItem,
  listFeedItems,
  listFeeds,
  maxSources,
  myFeedLikes,
  unlikeFeedItem,
} from '#contract/feeds.ts';
import { hour } from '#contract/kit/durations.ts';
import { seedFeeds } from '#server/seed/feeds/seed-feeds.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aFeedItem, aFeedSource } from '#server/testing/feeds.ts';

async function feeds(app: TestApp, technology?: '4' | '5' | '8'): Promise<FeedSource[]> {
  return (await app.visitor().call(listFeeds, { query: technology ? { technology } : {} })).body;
}

const daysBefore = (app: TestApp, days: number) => new Date(app.clock.now().getTime() - days * 24 * hour).toISOString();

test('the samples are two or three sources a technology, with two or three items each, and are never read', async () => {
  await using app = await createTestApp();
  await seedFeeds(app.deps);
  await seedFeeds(app.deps);
  expect(await feeds(app)).toHaveLength(8);
  for (const technology of ['4', '5', '8'] as const) {
    const sources = await feeds(app, technology);
    expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(sources.length).toBeLessThanOrEqual(3);
    for (const source of sources) {
      expect(source).toMatchObject({ technologyId: Number(technology), state: 'sample', lastReadAt: null });
      expect(source.items.length).toBeGreaterThanOrEqual(2);
      expect(source.items.length).toBeLessThanOrEqual(3);
      expect(source.nextCursor).toBeNull();
      expect(source.url).toMatch(/^https:\/\/example\.com\//);
      const dates = source.items.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
    expect(sources.flatMap(({ items }) => items).filter(({ isPremium }) => isPremium)).not.toEqual([]);
  }
});

describe('the list', () => {
  test('has the three newest items of each source, and a way to load the rest', async () => {
    await using app = await createTestApp();
    const many = await aFeedSource(app.deps, { name: 'Many' });
    const few = await aFeedSource(app.deps, { name: 'Few' });
    await aFeedSource(app.deps, { technology_id: 5 });
    // Stored in no order, two of them with the same time.
    for (const days of [3, 1, 5, 2, 4, 2, 6]) {
      await aFeedItem(app.deps, many, { title: `${days}`, published_at: daysBefore(app, days) });
    }
    for (let number = 0; number < itemsShown; number += 1) await aFeedItem(app.deps, few);
    const [first, second, ...others] = await feeds(app, '4');
    expect(others).toEqual([]);
    expect([first?.name, second?.name]).toEqual(['Many', 'Few']);
    expect(first?.items.map(({ title }) => title)).toEqual(['1', '2', '2']);
    expect(second).toMatchObject({ nextCursor: null });

    const params = { id: String(many) };
    const seen: string[] = first?.items.map(({ title }) => title) ?? [];
    let cursor = first?.nextCursor ?? null;
    while (cursor) {
      const { body } = await app.visitor().call(listFeedItems, { params, query: { cursor, limit: '2' } });
      seen.push(...body.items.map(({ title }) => title));
      expect(body.count).toEqual({ value: 7, isCapped: false });
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(['1', '2', '2', '3', '4', '5', '6']);
    const all = await app.visitor().call(listFeedItems, { params, query: {} });
    expect(all.body.items.map(({ title }) => title)).toEqual(seen);
    expect(all.body.nextCursor).toBeNull();
  });

  test('is the same for everyone and supports its ETag', async () => {
    await using app = await createTestApp();
    const source = await aFeedSource(app.deps);
    const item = await aFeedItem(app.deps, source);
    const member = await app.as('member');
    await member.call(likeFeedItem, { params: { id: String(item) } });
    const [mine, theirs] = [await member.send(listFeeds), await app.visitor().send(listFeeds)];
    expect(await mine.text()).toBe(await theirs.text());
    const again = await app
      .visitor()
      .send(listFeeds, { headers: { 'If-None-Match': theirs.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test("refuses unknown topics and other lists' cursors", async () => {
    await using app = await createTestApp();
    const source = await aFeedSource(app.deps);
    const visitor = app.visitor();
    for (const technology of ['1', '04', 'thorium', '', '4,5']) {
      const { status, body } = await visitor.refused(listFeeds, { query: { technology } });
      expect([status, body.fields]).toEqual([400, { technology: 'There is no such topic' }]);
    }
    const cursors = ['x', Buffer.from('id:4').toString('base64url'), Buffer.from('item:2026:4').toString('base64url')];
    for (const cursor of cursors) {
      const { status, body } = await visitor.refused(listFeedItems, { params: { id: source }, query: { cursor } });
      expect([status, body.fields]).toEqual([400, { cursor: 'This cursor is not valid' }]);
    }
    expect((await visitor.refused(listFeedItems, { params: { id: source + 1 } })).status).toBe(404);
  });

  test('shows at most twenty sources a topic', async () => {
    await using app = await createTestApp();
    for (let number = 0; number <= maxSources; number += 1) await aFeedSource(app.deps);
    expect(await feeds(app, '4')).toHaveLength(maxSources);
  });
});

describe('likes', () => {
  test('count once for each member, can be undone, and are shown to that member only', async () => {
    await using app = await createTestApp();
    const source = await aFeedSource(app.deps);
    const params = { id: String(await aFeedItem(app.deps, source)) };
    const [one, other] = [await app.as('member'), await app.as('professional')];
    const itemId = Number(params.id);
    expect((await one.call(likeFeedItem, { params })).body).toEqual({ itemId, isLiked: true, likes: 1 });
    expect((await one.call(likeFeedItem, { params })).body.likes).toBe(1);
    expect((await other.call(likeFeedItem, { params })).body.likes).toBe(2);
    expect((await one.call(myFeedLikes)).body).toEqual({ itemIds: [itemId] });
    expect((await (await app.as('member')).call(myFeedLikes)).body).toEqual({ itemIds: [] });
    expect((await one.call(unlikeFeedItem, { params })).body).toEqual({ itemId, isLiked: false, likes: 1 });
    expect((await one.call(unlikeFeedItem, { params })).body.likes).toBe(1);
    expect((await feeds(app))[0]?.items[0]?.likes).toBe(1);
    for (const endpoint of [likeFeedItem, unlikeFeedItem]) {
      expect((await app.visitor().refused(endpoint, { params })).status).toBe(401);
      expect((await one.refused(endpoint, { params: { id: itemId + 1 } })).status).toBe(404);
    }
  });

  test('of many members at once are all counted; a double click counts once', async () => {
    await using app = await createTestApp();
    const params = { id: String(await aFeedItem(app.deps, await aFeedSource(app.deps))) };
    const members = await Promise.all(Array.from({ length: 12 }, () => app.as('member')));
    await Promise.all(members.flatMap((member) => [1, 2, 3].map(() => member.call(likeFeedItem, { params }))));
    expect((await feeds(app))[0]?.items[0]?.likes).toBe(12);
    await Promise.all(members.slice(0, 5).flatMap((one) => [1, 2].map(() => one.call(unlikeFeedItem, { params }))));
    expect((await feeds(app))[0]?.items[0]?.likes).toBe(7);
  });
});

test('sample items name sample companies by their ids', async () => {
  await using app = await createTestApp({ isSeeded: true });
  const named = (await feeds(app)).flatMap(({ items }) => items.flatMap((item) => item.associatedCompanies));
  expect(named).toHaveLength(4);
  for (const { id, name } of named) {
    const { body } = await app.visitor().call(getCompany, { params: { id: String(id) } });
    expect(body.name).toBe(name);
  }
});
