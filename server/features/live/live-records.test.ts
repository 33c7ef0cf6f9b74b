import { afterAll, beforeAll, expect, test } from 'vitest';

import { createArticle, deleteArticle, setArticleState, updateArticle } from '#contract/articles-admin.ts';
import { updateCompany } from '#contract/companies.ts';
import { registerForEvent } from '#contract/events.ts';
import { closeListing, updateListing } from '#contract/listings-own.ts';
import type { WatchedKind } from '#contract/live.ts';
import { createResearch, updateResearch } from '#contract/research-admin.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, companyForm } from '#server/testing/company-factory.ts';
import { articleForm, researchForm } from '#server/testing/content-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { type EventReader, readEvents } from '#server/testing/event-reader.ts';
import { listingForm } from '#server/testing/factories.ts';

let app: TestApp;
let admin: TestClient;
/** A member who changes nothing. */
let reader: EventReader;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('admin');
  reader = await readEvents(await app.as('member'));
});
afterAll(async () => {
  await reader[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const paramsOf = (id: number) => ({ params: { id: String(id) } });

/** How often the reader has heard of a record. */
const heardOf = (of: WatchedKind, id: number) =>
  reader.events.filter((event) => event.kind === 'record' && event.of === of && event.id === id).length;

test('everyone who looks at a company hears of an edit', async () => {
  const owner = await app.aUser();
  const id = await aCompany(app.deps, { ownerId: owner.id });
  await (await app.signedIn(owner)).call(updateCompany, {
    ...paramsOf(id),
    body: { ...companyForm({ name: 'Renamed' }), version: 1 },
  });
  await expect.poll(() => heardOf('company', id)).toBe(1);
});

test('everyone who looks at an event hears of a seat that is taken', async () => {
  const id = await anEvent(app.deps);
  const { email } = await app.aUser({ email: 'seat@test.example' });
  const guest = await app.signedIn(await app.aUser());
  await guest.call(registerForEvent, { ...paramsOf(id), body: { name: 'Ada', email, attendanceType: 'virtual' } });
  await expect.poll(() => heardOf('event', id)).toBe(1);
});

test('everyone who looks at a listing hears of an edit and of its end, not of what is not public', async () => {
  const owner = await app.aUser();
  const own = await app.signedIn(owner);
  const id = await app.aListing(owner);
  await own.call(updateListing, { ...paramsOf(id), body: { ...listingForm({ title: 'Changed words' }), version: 1 } });
  await expect.poll(() => heardOf('listing', id)).toBe(1);
  await own.call(closeListing, paramsOf(id));
  await expect.poll(() => heardOf('listing', id)).toBe(2);
  await own.call(updateListing, { ...paramsOf(id), body: { ...listingForm({ title: 'Closed words' }), version: 2 } });
  const other = await app.aListing(owner);
  await own.call(closeListing, paramsOf(other));
  await expect.poll(() => heardOf('listing', other)).toBe(1);
  expect(heardOf('listing', id)).toBe(2);
});

test('readers of a published article hear of what becomes of it, nobody of a draft or of one that is to come', async () => {
  const { body } = await admin.call(createArticle, { body: articleForm() });
  const { id } = body;
  await admin.call(updateArticle, { ...paramsOf(id), body: { ...articleForm({ title: 'Words' }), version: 1 } });
  await admin.call(setArticleState, { ...paramsOf(id), body: { state: 'published', version: 2 } });
  await admin.call(updateArticle, {
    ...paramsOf(id),
    body: { ...articleForm({ title: 'Other words', state: 'published' }), version: 3 },
  });
  await expect.poll(() => heardOf('article', id)).toBe(1);
  const publishedAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  const toCome = { body: articleForm({ state: 'published', publishedAt }) };
  const { body: scheduled } = await admin.call(createArticle, toCome);
  await admin.call(deleteArticle, paramsOf(scheduled.id));
  await admin.call(deleteArticle, paramsOf(id));
  await expect.poll(() => heardOf('article', id)).toBe(2);
  expect(heardOf('article', scheduled.id)).toBe(0);
});

test('readers of research hear of an edit', async () => {
  const form = researchForm({ state: 'published' });
  const { body } = await admin.call(createResearch, { body: form });
  await admin.call(updateResearch, { ...paramsOf(body.id), body: { ...form, title: 'Other words', version: 1 } });
  await expect.poll(() => heardOf('research', body.id)).toBe(1);
});
