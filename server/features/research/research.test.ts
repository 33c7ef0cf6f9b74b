import { expect, test } from 'vitest';

import { type Role, roles } from '#contract/kit/access.ts';
import { getResearchArticle, listResearch } from '#contract/research.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { insertResearchArticle } from './kind.ts';
import { openingParagraphs } from './presenter.ts';

const paragraphs = ['<p>One.</p>', '<h3>A heading</h3><p>Two.</p>', '<p>Three is secret.</p>', '<p>Four is, too.</p>'];

async function anArticle(app: TestApp, overrides: Partial<Parameters<typeof insertResearchArticle>[2]> = {}) {
  await app.deps.database.write((trx) =>
    insertResearchArticle(app.deps.database, trx, {
      slug: 'sample',
      title: 'A sample',
      description: 'What it is about.',
      category: 'storage',
      type: 'Market Report',
      image_url: null,
      publishedAt: '2026-05-01T00:00:00.000Z',
      read_time: 14,
      is_premium: 1,
      route: '/research-hub/sample',
      content: paragraphs.join(''),
      ...overrides,
    }),
  );
}

const sample = { params: { slug: 'sample' } };

const readers: Record<Role, boolean> = { anonymous: false, member: false, professional: true, admin: true };

test.each(roles)('%s gets the part of a premium article that the membership includes', async (role) => {
  await using app = await createTestApp();
  await anArticle(app);
  const reader = await app.as(role);
  const response = await reader.send(getResearchArticle, sample);
  const text = await response.text();
  const body = getResearchArticle.response.parse(JSON.parse(text));
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(body.isComplete).toBe(readers[role]);
  expect(body.content).toBe(paragraphs.slice(0, readers[role] ? undefined : openingParagraphs).join(''));
  // No word of the rest appears in any field.
  expect(text.includes('secret')).toBe(readers[role]);
  expect(body).toMatchObject({ title: 'A sample', readTime: 14, isPremium: true, date: 'May 2026' });
});

test.each(roles)('%s gets the full text of a free article', async (role) => {
  await using app = await createTestApp();
  await anArticle(app, { is_premium: 0 });
  const { body } = await (await app.as(role)).call(getResearchArticle, sample);
  expect(body).toMatchObject({ isComplete: true, content: paragraphs.join('') });
});

test('a cached answer is not used for another caller: the ETag differs', async () => {
  await using app = await createTestApp();
  await anArticle(app);
  const visitor = app.visitor();
  const professional = await app.as('professional');
  const etagOf = async (reader: typeof visitor) => (await reader.send(getResearchArticle, sample)).headers.get('etag');
  const [short, full] = [await etagOf(visitor), await etagOf(professional)];
  expect(short).toBeTruthy();
  expect(short).not.toBe(full);
  // Like a browser that revalidates; fetch by itself would bypass every cache.
  const ask = async (reader: typeof visitor, etag: string | null) => {
    const headers = { 'If-None-Match': etag ?? '', 'Cache-Control': 'max-age=0' };
    return (await reader.send(getResearchArticle, { ...sample, headers })).status;
  };
  expect(await ask(visitor, short)).toBe(304);
  expect(await ask(professional, short)).toBe(200);
  expect(await ask(visitor, full)).toBe(200);
  const { headers } = await visitor.call(getResearchArticle, sample);
  expect(headers.get('vary')).toMatch(/Cookie/);
  expect(headers.get('vary')).toMatch(/Authorization/);
});

test('the end of a membership closes the article again', async () => {
  await using app = await createTestApp();
  await anArticle(app);
  const user = await app.aUser({ membershipTier: 'professional' });
  const reader = await app.signedIn(user);
  expect((await reader.call(getResearchArticle, sample)).body.isComplete).toBe(true);
  await app.deps.database.write((trx) =>
    trx.updateTable('users').set({ membership_tier: 'free' }).where('id', '=', user.id).execute(),
  );
  expect((await reader.call(getResearchArticle, sample)).body.isComplete).toBe(false);
});

test('the list has no article text and is newest first', async () => {
  await using app = await createTestApp();
  await anArticle(app, { slug: 'second', publishedAt: '2026-03-01T00:00:00.000Z' });
  await anArticle(app, { slug: 'first', publishedAt: '2026-04-01T00:00:00.000Z', is_premium: 0 });
  const response = await app.visitor().send(listResearch);
  const text = await response.text();
  expect(listResearch.response.parse(JSON.parse(text)).map(({ slug }) => slug)).toEqual(['first', 'second']);
  expect(text).not.toContain('<p>');
});

test('an unknown or impossible id is not found', async () => {
  await using app = await createTestApp();
  await anArticle(app);
  const visitor = app.visitor();
  for (const slug of ['nothing', 'UPPER', 'a_b', 'x'.repeat(81), "a'--"]) {
    const { body } = await visitor.refused(getResearchArticle, { params: { slug } });
    expect(body.code, slug).toBe('not_found');
  }
});

test('a slug of 80 characters is valid', async () => {
  await using app = await createTestApp();
  const slug = 'x'.repeat(80);
  await anArticle(app, { slug });
  expect((await app.visitor().call(getResearchArticle, { params: { slug } })).body.slug).toBe(slug);
});
