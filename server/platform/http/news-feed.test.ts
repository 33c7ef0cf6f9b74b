import { afterAll, beforeAll, expect, test } from 'vitest';

import { createArticle } from '#contract/articles-admin.ts';
import { eventsFeed } from '#contract/events.ts';
import { newsFeedEntries } from '#contract/kit/news-feeds.ts';
import { listingsFeed } from '#contract/listings.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { articleForm } from '#server/testing/content-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { parseXml } from '#server/testing/xml.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function feed(path: string) {
  const response = await app.visitor().fetch(path);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const document = parseXml(text);
  const entries = [...document.querySelectorAll('entry, item')].map((entry) => ({
    title: entry.querySelector('title')?.textContent?.trim(),
    summary: entry.querySelector('summary, description')?.textContent?.trim(),
    link: entry.querySelector('link')?.getAttribute('href') ?? entry.querySelector('link')?.textContent?.trim(),
  }));
  return { document, entries, type: response.headers.get('content-type'), etag: response.headers.get('etag') };
}

test.each([
  ['atom', 'application/atom+xml; charset=utf-8'],
  ['rss', 'application/rss+xml; charset=utf-8'],
])('listings of a search as %s, newest first', async (format, type) => {
  const owner = await app.aUser();
  const word = `word${format}`;
  const first = await app.aListing(owner, { title: `Pumps & <valves> ${word}` });
  const second = await app.aListing(owner, { title: `A later listing, "quoted" ${word}` });
  await app.aListing(owner, { title: 'Another thing altogether' });
  const found = await feed(`${listingsFeed.path}?search=${word}&format=${format}`);
  expect(found.type).toBe(type);
  expect(found.entries.map(({ title, link }) => [title, link])).toEqual([
    [`A later listing, "quoted" ${word}`, `${app.url}/network/listings/${second}`],
    [`Pumps & <valves> ${word}`, `${app.url}/network/listings/${first}`],
  ]);
  const self = [...found.document.querySelectorAll('*|link[rel=self]')].map((link) => link.getAttribute('href'));
  expect(self).toEqual([`${app.url}${listingsFeed.path}?search=${word}&format=${format}`]);
});

test('is Atom where no format is named, has an upper bound, and is not sent again to whom has it', async () => {
  const owner = await app.aUser();
  for (let index = 0; index < newsFeedEntries + 2; index += 1)
    await app.aListing(owner, { title: `One of many ${index}` });
  const { entries, type, etag } = await feed(`${listingsFeed.path}?search=many`);
  expect(type).toContain('atom');
  expect(entries).toHaveLength(newsFeedEntries);
  // Like a reader that revalidates; fetch by itself would bypass every cache.
  const again = await app.visitor().fetch(`${listingsFeed.path}?search=many`, {
    headers: { 'If-None-Match': etag ?? '', 'Cache-Control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

test('events that are not over, the latest announced first; a cancelled one says so', async () => {
  const soon = await anEvent(app.deps, { title: 'Soon', created_at: '2026-01-01T00:00:00.000Z' });
  await anEvent(app.deps, { title: 'Cancelled meeting', status: 'cancelled', created_at: '2026-02-01T00:00:00.000Z' });
  await anEvent(app.deps, { title: 'Over', startsInHours: -48 });
  const { entries } = await feed(eventsFeed.path);
  expect(entries.map(({ title }) => title)).toEqual(['Cancelled: Cancelled meeting', 'Soon']);
  expect(entries[1]?.link).toBe(`${app.url}/events/${soon}`);
});

test('published articles, without characters that XML does not allow', async () => {
  const admin = await app.as('admin');
  await admin.call(createArticle, { body: articleForm({ title: 'Heat from old mines', state: 'published' }) });
  await admin.call(createArticle, { body: articleForm({ title: 'A draft that nobody reads yet' }) });
  const { entries } = await feed('/api/articles/feed?focusAreaId=1');
  expect(entries.map(({ title }) => title)).toContain('Heat from old mines');
  expect(entries.map(({ title }) => title)).not.toContain('A draft that nobody reads yet');
});

test('refuses an unknown format and an unknown filter', async () => {
  const visitor = app.visitor();
  const { body } = await visitor.refused(listingsFeed, { query: { format: 'xls' } });
  expect(body.fields).toEqual({ format: 'Please choose Atom or RSS' });
  expect((await visitor.refused(listingsFeed, { query: { owner: '7' } })).status).toBe(400);
});
