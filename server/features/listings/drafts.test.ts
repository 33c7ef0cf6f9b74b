import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getListing, listListings } from '#contract/listings.ts';
import {
  createDraft,
  deleteDraft,
  getListingForm,
  type ListingDraftValues,
  listingDraftInput,
  listOwnListings,
  maxDrafts,
  publishDraft,
  updateDraft,
} from '#contract/listings-own.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { listingForm } from '#server/testing/factories.ts';

let app: TestApp;
let own: TestClient;
let others: [string, TestClient][];
beforeAll(async () => {
  app = await createTestApp();
  own = await app.as('member');
  others = [
    ['a stranger', await app.as('professional')],
    ['an admin', await app.as('admin')],
  ];
});
afterAll(() => app[Symbol.asyncDispose]());

const unfinished = {
  type: 'job',
  title: '  Half a ti',
  description: '<p>not yet',
  companyWebsite: 'no address yet',
  tags: ['one'],
} as const;

async function aDraft(values: Partial<ListingDraftValues> & { type: 'job' } = { ...unfinished, tags: ['one'] }) {
  const { body } = await own.call(createDraft, { body: values });
  return { ...body, params: { id: String(body.id) } };
}

describe('a draft', () => {
  test('comes back unchanged, complete or not', async () => {
    const { params, version } = await aDraft();
    expect(version).toBe(1);
    const { body } = await own.call(getListingForm, { params });
    expect(body).toMatchObject({ status: 'draft', version: 1 });
    expect(body.values).toEqual(listingDraftInput.parse(unfinished));
    expect(body.values).toMatchObject({ title: '  Half a ti', focusArea: '', companyWebsite: 'no address yet' });
  });

  test('R10: a version too large for the database is refused as invalid, not a server error', async () => {
    const { params } = await aDraft();
    const { status, body } = await own.refused(updateDraft, { params, body: { type: 'job', version: 3_000_000_000 } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['version']]);
  });

  test('may be as empty as a new form, and has a maximum size', async () => {
    const { params } = await aDraft({ type: 'job' });
    expect((await own.call(getListingForm, { params })).body.values.title).toBe('');
    for (const [field, value] of [
      ['title', 'x'.repeat(501)],
      ['description', 'x'.repeat(20_001)],
      ['tags', Array.from({ length: 51 }, () => 'x')],
      ['type', 'house'],
    ] as const) {
      const { body } = await own.refused(createDraft, { body: { type: 'job', [field]: value } });
      expect(Object.keys(body.fields ?? {})).toEqual([field]);
    }
    await own.call(createDraft, { body: { type: 'job', title: 'x'.repeat(500), description: 'x'.repeat(20_000) } });
  });

  test('cannot be seen, listed, found, changed, published or deleted by others, not even an admin', async () => {
    const { id, params } = await aDraft({ type: 'job', title: 'secretdraftword', tags: ['secretdraftword'] });
    for (const [, client] of [...others, ['a visitor', app.visitor()] as const]) {
      expect((await client.refused(getListing, { params })).status).toBe(404);
      for (const query of [{ search: 'secretdraftword' }, { tag: 'secretdraftword' }, {}]) {
        const { body } = await client.call(listListings, { query });
        expect(body.items.map((item) => item.id)).not.toContain(id);
      }
    }
    for (const [, client] of others) {
      expect((await client.refused(getListingForm, { params })).status).toBe(404);
      expect((await client.refused(updateDraft, { params, body: { type: 'job', version: 1 } })).status).toBe(404);
      expect((await client.refused(publishDraft, { params, body: listingForm() })).status).toBe(404);
      expect((await client.refused(deleteDraft, { params })).status).toBe(404);
    }
    expect((await own.call(getListingForm, { params })).body.version).toBe(1);
  });

  test('cannot be saved over a newer edition', async () => {
    const { id, params } = await aDraft();
    const saved = await own.call(updateDraft, { params, body: { type: 'job', title: 'second', version: 1 } });
    expect(saved.body).toMatchObject({ id, version: 2 });
    const { status, body } = await own.refused(updateDraft, {
      params,
      body: { type: 'job', title: 'late', version: 1 },
    });
    expect(status).toBe(409);
    expect(body.message).toContain('has been changed since you opened it');
    expect((await own.call(getListingForm, { params })).body).toMatchObject({
      version: 2,
      values: { title: 'second' },
    });
  });

  test('becomes the newest listing when it is published, and is no longer a draft', async () => {
    const { id, params } = await aDraft();
    // The listing published in between is older than the draft published now.
    const between = await app.aListing(await app.aUser());
    const { body, status } = await own.call(publishDraft, {
      params,
      body: listingForm({ title: 'Published out of a draft' }),
    });
    expect(status).toBe(201);
    expect(body.id).toBeGreaterThan(between);
    expect((await app.visitor().call(listListings, { query: {} })).body.items[0]?.id).toBe(body.id);
    expect((await own.refused(getListingForm, { params: { id } })).status).toBe(404);
    expect((await own.refused(publishDraft, { params, body: listingForm() })).status).toBe(404);
    // A published listing has no draft to save or to delete.
    const published = { params: { id: String(body.id) } };
    expect((await own.refused(updateDraft, { ...published, body: { type: 'job', version: 1 } })).status).toBe(404);
    expect((await own.refused(deleteDraft, published)).status).toBe(404);
  });

  test('is published once, even by two requests at once', async () => {
    const { params } = await aDraft();
    const body = listingForm({ tags: ['published-once'] });
    const answers = await Promise.all(Array.from({ length: 4 }, () => own.send(publishDraft, { params, body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404, 404, 404]);
    expect((await own.call(listListings, { query: { tag: 'published-once' } })).body.count.value).toBe(1);
  });

  test('stays a draft if publishing is refused', async () => {
    const { params } = await aDraft();
    const { status } = await own.refused(publishDraft, { params, body: listingForm({ title: 'short' }) });
    expect(status).toBe(400);
    expect((await own.call(getListingForm, { params })).body.status).toBe('draft');
  });

  test('can be deleted', async () => {
    const { params } = await aDraft();
    await own.call(deleteDraft, { params });
    expect((await own.refused(getListingForm, { params })).status).toBe(404);
    expect((await own.refused(deleteDraft, { params })).status).toBe(404);
  });
});

test('a member has a limited number of drafts, even if many are saved at once', async () => {
  const collector = await app.as('member');
  for (let number = 1; number < maxDrafts; number += 1) await collector.call(createDraft, { body: { type: 'job' } });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => collector.send(createDraft, { body: { type: 'job' } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  const { body } = await collector.refused(createDraft, { body: { type: 'job' } });
  expect(body.message).toBe('You already have 20 drafts. Please publish or delete one first.');
  const { body: mine } = await collector.call(listOwnListings, { query: { status: 'draft' } });
  expect(mine.count.value).toBe(maxDrafts);
});
