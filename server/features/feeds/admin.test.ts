import { describe, expect, test } from 'vitest';

import {
  createFeedSource,
  deleteFeedSource,
  likeFeedItem,
  listFeedSources,
  listFeeds,
  markFeedItem,
  myFeedLikes,
  refreshFeedSource,
  updateFeedSource,
} from '#contract/feeds.ts';
import { createOutbound } from '#server/platform/outbound/outbound.ts';
import { seedFeeds } from '#server/seed/feeds/seed-feeds.ts';
import { createTestApp } from '#server/testing/app.ts';
import { feedSourceForm } from '#server/testing/factories.ts';
import { entries, rss } from '#server/testing/feed-texts.ts';
import { aFeedItem, aFeedSource } from '#server/testing/feeds.ts';
import { startWebServer } from '#server/testing/web-server.ts';

describe('feed sources', () => {
  test('are added, changed and removed, and members see the changes', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const form = feedSourceForm({ state: 'active' });
    const { status, body } = await admin.call(createFeedSource, { body: form });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      name: form.name,
      type: 'Research',
      description: form.description,
      url: form.url,
      technologyId: 4,
      state: 'waiting',
      lastReadAt: null,
      feedUrl: form.feedUrl,
      isActive: true,
      lastTriedAt: null,
      lastError: null,
      failures: 0,
      nextDueAt: app.clock.now().toISOString(),
    });
    const params = { id: String(body.id) };
    const changed = { ...form, name: 'Another name', type: 'Advocacy', technologyId: 8, state: 'paused' } as const;
    expect((await admin.call(updateFeedSource, { params, body: changed })).body).toMatchObject({
      name: 'Another name',
      state: 'paused',
      isActive: false,
    });
    const [seen] = (await app.visitor().call(listFeeds, { query: { technology: '8' } })).body;
    expect(seen).toMatchObject({ name: 'Another name', type: 'Advocacy', state: 'paused' });
    expect(seen).not.toHaveProperty('feedUrl');
    expect((await admin.call(deleteFeedSource, { params })).body).toEqual({ id: body.id });
    expect((await admin.call(listFeedSources, { query: {} })).body.items).toEqual([]);
    for (const endpoint of [updateFeedSource, deleteFeedSource, refreshFeedSource]) {
      const refusal = await admin.refused(endpoint, { params, ...(endpoint.method === 'PUT' && { body: form }) });
      expect(refusal.status).toBe(404);
    }
  });

  test.each([
    ['name', '', 'Please name the source'],
    ['name', 'x'.repeat(101), 'Please keep this to 100 characters'],
    ['type', 'Blog', 'Please choose a type'],
    ['description', 'x'.repeat(501), 'Please keep this to 500 characters'],
    ['url', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['feedUrl', '', 'Please enter the address of a feed'],
    ['feedUrl', 'file:///etc/passwd', 'Please enter the address of a feed'],
    ['feedUrl', 'http://localhost/feed', 'Please enter the address of a feed'],
    ['feedUrl', 'http://127.0.0.1/feed', 'Please enter the address of a feed'],
    ['feedUrl', 'http://[::1]/feed', 'Please enter the address of a feed'],
    ['feedUrl', `https://example.com/${'x'.repeat(481)}`, 'Please enter the address of a feed'],
    ['technologyId', 3, 'There is no such topic'],
    ['state', 'deleted', 'Please choose a state'],
  ])('refuse %s %j', async (field, value, sentence) => {
    await using app = await createTestApp();
    const body = { ...feedSourceForm(), [field]: value };
    const refusal = await (await app.as('admin')).refused(createFeedSource, { body });
    expect([refusal.status, refusal.body.fields]).toEqual([400, { [field]: sentence }]);
  });

  test('accept the longest names and addresses', async () => {
    await using app = await createTestApp();
    const feedUrl = `https://example.com/${'x'.repeat(480)}`;
    expect(feedUrl).toHaveLength(500);
    const body = feedSourceForm({ name: 'x'.repeat(100), description: 'x'.repeat(500), feedUrl });
    await (await app.as('admin')).call(createFeedSource, { body });
  });

  test('a feed is added to a technology once, even by two requests at once', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const body = feedSourceForm();
    const answers = await Promise.all([1, 2, 3].map(() => admin.send(createFeedSource, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    await admin.call(createFeedSource, { body: { ...body, technologyId: 5 } });
    const other = await admin.call(createFeedSource, { body: feedSourceForm() });
    const refusal = await admin.refused(updateFeedSource, { params: { id: other.body.id }, body });
    expect([refusal.status, refusal.body.fields]).toEqual([409, { feedUrl: 'This technology already has this feed' }]);
  });

  test('are listed page by page, the newest first', async () => {
    await using app = await createTestApp();
    for (let number = 0; number < 5; number += 1) await aFeedSource(app.deps, { name: `${number}` });
    const admin = await app.as('admin');
    const first = (await admin.call(listFeedSources, { query: { limit: '3' } })).body;
    expect(first.items.map(({ name }) => name)).toEqual(['4', '3', '2']);
    expect(first.count).toEqual({ value: 5, isCapped: false });
    const query = { limit: '3', cursor: first.nextCursor ?? '' };
    const second = (await admin.call(listFeedSources, { query })).body;
    expect(second.items.map(({ name }) => name)).toEqual(['1', '0']);
    expect(second.nextCursor).toBeNull();
  });

  test('with a new address start again and keep their items; a sample loses its invented data', async () => {
    await using app = await createTestApp();
    await seedFeeds(app.deps);
    const admin = await app.as('admin');
    const [sample] = (await app.visitor().call(listFeeds, { query: { technology: '4' } })).body;
    if (!sample) throw new Error('there is a sample');
    const form = feedSourceForm({ state: 'active' });
    const params = { id: String(sample.id) };
    await admin.call(updateFeedSource, { params, body: form });
    const source = async () => {
      const { body } = await app.visitor().call(listFeeds, { query: { technology: '4' } });
      return body.find(({ id }) => id === sample.id);
    };
    expect(await source()).toMatchObject({ state: 'waiting', items: [] });

    await aFeedItem(app.deps, sample.id);
    const read = { etag: 'x', last_ok_at: app.clock.now().toISOString(), failures: 2, last_error: 'It broke.' };
    await app.deps.database.write((trx) =>
      trx.updateTable('feed_sources').set(read).where('id', '=', sample.id).execute(),
    );
    // The same address: nothing is deleted.
    await admin.call(updateFeedSource, { params, body: { ...form, name: 'Renamed' } });
    expect(await source()).toMatchObject({ name: 'Renamed', state: 'failing', lastReadAt: read.last_ok_at });
    const moved = await admin.call(updateFeedSource, { params, body: feedSourceForm({ state: 'active' }) });
    expect(moved.body).toMatchObject({ state: 'waiting', failures: 0, lastError: null, lastReadAt: null });
    expect((await source())?.items).toHaveLength(1);
  });

  test('are removed with their items and likes', async () => {
    await using app = await createTestApp();
    const id = await aFeedSource(app.deps);
    const item = await aFeedItem(app.deps, id);
    const member = await app.as('member');
    await member.call(likeFeedItem, { params: { id: String(item) } });
    await (await app.as('admin')).call(deleteFeedSource, { params: { id: String(id) } });
    expect((await member.call(myFeedLikes)).body.itemIds).toEqual([]);
    expect((await member.refused(likeFeedItem, { params: { id: item } })).status).toBe(404);
  });
});

describe('reading a source now', () => {
  test('works whether it is due or not, and reports the result', async () => {
    await using server = await startWebServer((_req, res) => res.end(rss(entries(2))));
    await using app = await createTestApp({ outbound: createOutbound({ trustedOrigins: [server.origin] }) });
    const feedUrl = `${server.origin}/feed`;
    const later = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const id = await aFeedSource(app.deps, { feed_url: feedUrl, next_due_at: later, state: 'paused' });
    const admin = await app.as('admin');
    const params = { id: String(id) };
    const { body } = await admin.call(refreshFeedSource, { params });
    expect(body).toMatchObject({ lastReadAt: app.clock.now().toISOString(), lastError: null });
    expect((await app.visitor().call(listFeeds, { query: {} })).body[0]?.items).toHaveLength(2);
    server.answer((_req, res) => res.writeHead(404).end());
    expect((await admin.call(refreshFeedSource, { params })).body).toMatchObject({
      lastReadAt: app.clock.now().toISOString(),
      lastError: 'The server answered with status 404.',
      failures: 1,
    });
  });

  test('cannot reach private networks, and does nothing for a sample', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const inside = await aFeedSource(app.deps, { feed_url: 'http://169.254.169.254/latest/meta-data/' });
    const { body } = await admin.call(refreshFeedSource, { params: { id: String(inside) } });
    expect(body.lastError).toBe('The address leads into a private network.');
    const sample = await aFeedSource(app.deps, { feed_url: null });
    const refusal = await admin.refused(refreshFeedSource, { params: { id: sample } });
    expect([refusal.status, refusal.body.message]).toEqual([
      409,
      'This is a sample source. Give it the address of a feed first.',
    ]);
  });
});

test('an item keeps its marks as premium and its companies', async () => {
  await using app = await createTestApp();
  const item = await aFeedItem(app.deps, await aFeedSource(app.deps));
  const admin = await app.as('admin');
  const marks = { isPremium: true, associatedCompanies: [{ id: 7, name: 'Sample Works', type: 'Manufacturer' }] };
  const { body } = await admin.call(markFeedItem, { params: { id: String(item) }, body: marks });
  expect(body).toMatchObject(marks);
  const [source] = (await app.visitor().call(listFeeds, { query: {} })).body;
  expect(source?.items[0]).toMatchObject(marks);
  expect((await admin.refused(markFeedItem, { params: { id: item + 1 }, body: marks })).status).toBe(404);
  const many = Array.from({ length: 11 }, () => marks.associatedCompanies[0]);
  const refusal = await admin.refused(markFeedItem, {
    params: { id: item },
    body: { ...marks, associatedCompanies: many },
  });
  expect(refusal.body.fields).toEqual({ associatedCompanies: 'Please name at most 10 companies' });
});
