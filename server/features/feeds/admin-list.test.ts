import { expect, test } from 'vitest';

import { exportFeedSources, type FeedState, feedStates, listFeedSources } from '#contract/feeds.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aFeedSource } from '#server/testing/feeds.ts';

/** One source in each state, and another one that works. */
async function stage(app: TestApp) {
  const at = app.clock.now().toISOString();
  const works = { last_ok_at: at, last_tried_at: at };
  await aFeedSource(app.deps, { name: 'Lagoon Letters', ...works });
  await aFeedSource(app.deps, {
    name: 'Meridian News',
    ...works,
    failures: 3,
    last_error: 'The server did not answer.',
    feed_url: 'https://meridian.example/100%_new/feed.xml',
  });
  await aFeedSource(app.deps, { name: 'Northern Notes' });
  // A source that failed before it was paused counts as paused.
  await aFeedSource(app.deps, { name: 'Old Observer', state: 'paused', failures: 2, ...works });
  await aFeedSource(app.deps, { name: 'Pilot Post', feed_url: null, url: 'https://pilot.example/' });
  await aFeedSource(app.deps, { name: 'Quarterly Quill', ...works });
}

test('the table of sources is filtered by state, and each row shows the same state', async () => {
  await using app = await createTestApp();
  await stage(app);
  const admin = await app.as('admin');
  const names = async (state: FeedState) => {
    const { body } = await admin.call(listFeedSources, { query: { state } });
    expect(body.items.every((source) => source.state === state)).toBe(true);
    expect(body.count.value).toBe(body.items.length);
    return body.items.map(({ name }) => name);
  };
  expect(await Promise.all(feedStates.map(names))).toEqual([
    ['Quarterly Quill', 'Lagoon Letters'],
    ['Meridian News'],
    ['Northern Notes'],
    ['Old Observer'],
    ['Pilot Post'],
  ]);
  expect((await admin.call(listFeedSources, { query: {} })).body.count.value).toBe(6);
  const refusal = await admin.refused(listFeedSources, { query: { state: 'off' } });
  expect(refusal.body.fields).toHaveProperty('state');
});

test('a part of a name or an address finds sources, in pages, and the export has the same rows', async () => {
  await using app = await createTestApp();
  await stage(app);
  const admin = await app.as('admin');
  const found = async (search: string, state?: FeedState) =>
    (await admin.call(listFeedSources, { query: { search, ...(state && { state }) } })).body.items.map(
      ({ name }) => name,
    );
  expect(await found('quill')).toEqual(['Quarterly Quill']);
  expect(await found('PILOT.example')).toEqual(['Pilot Post']);
  // Wildcards of SQL patterns are searched for as plain text.
  expect(await found('%_new')).toEqual(['Meridian News']);
  expect(await found('100_')).toEqual([]);
  expect(await found('\\')).toEqual([]);
  expect(await found('l', 'current')).toEqual(['Quarterly Quill', 'Lagoon Letters']);
  await aFeedSource(app.deps, { name: 'Übermorgen' });
  expect(await found('übermorgen')).toEqual(['Übermorgen']);
  expect(await found('x'.repeat(100))).toEqual([]);
  const long = await admin.refused(listFeedSources, { query: { search: 'x'.repeat(101) } });
  expect(long.body.fields).toHaveProperty('search');

  const query = { state: 'current', limit: '1' } as const;
  const { body: first } = await admin.call(listFeedSources, { query });
  expect([first.items.map(({ name }) => name), first.count.value]).toEqual([['Quarterly Quill'], 2]);
  const { body: second } = await admin.call(listFeedSources, { query: { ...query, cursor: first.nextCursor ?? '' } });
  expect([second.items.map(({ name }) => name), second.nextCursor]).toEqual([['Lagoon Letters'], null]);

  const { body: file } = await admin.call(exportFeedSources, {
    body: { filters: { state: 'failing', search: 'mer' } },
  });
  const [, row, ...more] = file.trim().split('\n');
  expect(row).toContain('Meridian News');
  expect(row).toContain('Failing');
  expect(more).toEqual([]);
});
