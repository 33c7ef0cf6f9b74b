import { expect, test } from 'vitest';

import { getResearchArticle, listResearch } from '#contract/research.ts';
import {
  createResearch,
  deleteResearch,
  getResearchEdition,
  listResearchEditions,
  setResearchState,
  updateResearch,
} from '#contract/research-admin.ts';
import { insertResearchArticle } from '#server/features/research/kind.ts';
import { createTestApp } from '#server/testing/app.ts';
import { researchForm } from '#server/testing/content-factory.ts';

const one = (id: number) => ({ params: { id: String(id) } });

test('a slug can change until the article is published, and then stays, even if it is withdrawn', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { id } = (await admin.call(createResearch, { body: researchForm({ slug: 'first-idea' }) })).body;
  const edit = (slug: string, version: number) => ({ ...one(id), body: { ...researchForm({ slug }), version } });
  const moved = await admin.call(updateResearch, edit('better-idea', 1));
  expect(moved.body).toMatchObject({
    path: '/research-hub/better-idea',
    route: '/research-hub/better-idea',
    isSlugFixed: false,
  });
  // A future date does not fix the address yet, and cancelling the plan removes it.
  const later = new Date(app.clock.now().getTime() + 1000).toISOString();
  const planned = researchForm({ slug: 'better-idea', state: 'published', publishedAt: later });
  expect((await admin.call(updateResearch, { ...one(id), body: { ...planned, version: 2 } })).body.isSlugFixed).toBe(
    false,
  );
  await admin.call(updateResearch, edit('best-idea', 3));
  await admin.call(setResearchState, { ...one(id), body: { state: 'published', version: 4 } });
  await admin.call(setResearchState, { ...one(id), body: { state: 'draft', version: 5 } });
  expect((await admin.call(getResearchEdition, one(id))).body.isSlugFixed).toBe(true);
  const sentence = 'The address of an article that has been published stays as it is';
  const { status, body } = await admin.refused(updateResearch, edit('another-idea', 6));
  expect([status, body.fields]).toEqual([409, { slug: sentence }]);
  expect((await admin.call(updateResearch, edit('best-idea', 6))).body.version).toBe(7);
});

test('a slug is used once, even if two ask for it at the same moment', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const answers = await Promise.all(
    [1, 2].map(() => admin.send(createResearch, { body: researchForm({ slug: 'same' }) })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const { body } = await admin.refused(createResearch, { body: researchForm({ slug: 'same' }) });
  expect(body.fields).toEqual({ slug: 'An article with this address already exists' });
  for (const slug of ['', 'Upper', 'a--b', '-a', 'a-', 'ä', 'x'.repeat(81)]) {
    expect((await admin.refused(createResearch, { body: researchForm({ slug }) })).body.fields, slug).toHaveProperty(
      'slug',
    );
  }
});

test('premium articles show everyone their opening, and the date is the month of publication', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const content = '<p>One opening paragraph.</p><p>Two of them.</p><p>The secret third.</p>';
  const form = researchForm({
    slug: 'paid',
    isPremium: true,
    content,
    tags: ['Salt'],
    state: 'published',
    publishedAt: '2025-02-28T23:59:59.999Z',
  });
  await admin.call(createResearch, { body: form });
  const { body } = await app.visitor().call(getResearchArticle, { params: { slug: 'paid' } });
  expect(body).toMatchObject({ isComplete: false, date: 'February 2025', tags: ['Salt'], isSample: false });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('an article that links to a topic page keeps its link and its reading time', async () => {
  await using app = await createTestApp();
  const sample = {
    slug: 'salt',
    title: 'A profile of salt',
    description: 'What it is about, in a sentence.',
    category: 'nuclear' as const,
    type: 'Technology Profile' as const,
    image_url: null,
    read_time: 22,
    is_premium: 0,
    route: '/network/technologies/molten-salt-reactors',
    content: '<p>An opening that is long enough to be stored as a text.</p>',
    publishedAt: '2026-01-01T00:00:00.000Z',
  };
  await app.deps.database.write((trx) => insertResearchArticle(app.deps.database, trx, sample));
  const admin = await app.as('admin');
  const { id, values, version } = (await admin.call(getResearchEdition, one(1))).body;
  await admin.call(updateResearch, { ...one(id), body: { ...values, title: 'A profile of molten salt', version } });
  const [card] = (await app.visitor().call(listResearch)).body;
  expect(card).toMatchObject({ title: 'A profile of molten salt', route: sample.route, readTime: 22 });
  expect((await admin.call(listResearchEditions, { query: { category: 'nuclear' } })).body.items).toHaveLength(1);
  expect((await admin.call(listResearchEditions, { query: { category: 'solar' } })).body.items).toEqual([]);
  await admin.call(deleteResearch, one(id));
  expect((await app.visitor().call(listResearch)).body).toEqual([]);
});
