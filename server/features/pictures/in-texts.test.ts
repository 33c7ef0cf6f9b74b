import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { createArticle, deleteArticle } from '#contract/articles-admin.ts';
import { createCompany, getCompany, updateCompany } from '#contract/companies.ts';
import { createEvent, duplicateEvent } from '#contract/events-admin.ts';
import { createListing, getListing } from '#contract/listings.ts';
import {
  createDraft,
  deleteDraft,
  getListingForm,
  publishDraft,
  updateDraft,
  updateListing,
} from '#contract/listings-own.ts';
import { getPicture, type Picture, pictureBounds, setRecordPictures } from '#contract/pictures.ts';
import { createResearch } from '#contract/research-admin.ts';
import { addTechnology, updateTechnology } from '#contract/technologies.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { companyForm, technologyForm } from '#server/testing/company-factory.ts';
import { articleForm, researchForm } from '#server/testing/content-factory.ts';
import { eventForm } from '#server/testing/event-factory.ts';
import { listingForm } from '#server/testing/factories.ts';
import { uploadedPicture } from '#server/testing/file-factory.ts';

let app: TestApp;
let owner: CurrentUser;
let client: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.aUser();
  client = await app.signedIn(owner);
  admin = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

const words = 'A heat store of basalt, charged at noon and emptied at night, in a village of eight hundred people.';
const shown = ({ id, width, height }: Picture, alt = 'The store') =>
  `${words}\n\n<img src="/api/pictures/${id}-${width}.webp" alt="${alt}" width="${width}" height="${height}">\n\nMore.`;
const statusOf = async (as: TestClient, { id, width }: Picture) =>
  (await as.send(getPicture, { params: { file: `${id}-${width}.webp` } })).status;

const answerOf = async (response: Response) => [response.status, await response.json()];

/** The text of a new record of each kind, by somebody who may write it. */
const kinds = [
  [
    'listing',
    'description',
    async (as: TestClient, text: string) => as.send(createListing, { body: listingForm({ description: text }) }),
  ],
  [
    'company',
    'longDescription',
    async (as: TestClient, text: string) => as.send(createCompany, { body: companyForm({ longDescription: text }) }),
  ],
  [
    'technology',
    'detailedDescription',
    async (as: TestClient, text: string) => {
      const { body: company } = await as.call(createCompany, { body: companyForm() });
      return as.send(addTechnology, {
        params: { id: String(company.id) },
        body: technologyForm({ detailedDescription: text }),
      });
    },
  ],
  [
    'article',
    'content',
    async (as: TestClient, text: string) => as.send(createArticle, { body: articleForm({ content: text }) }),
  ],
  [
    'research',
    'content',
    async (as: TestClient, text: string) => as.send(createResearch, { body: researchForm({ content: text }) }),
  ],
  [
    'event',
    'content',
    async (as: TestClient, text: string) => as.send(createEvent, { body: eventForm({ content: text }) }),
  ],
] as const;

describe.each(kinds)('a picture in the text of a new %s', (_kind, field, create) => {
  test('belongs to it, so that nobody else can show it', async () => {
    const picture = await uploadedPicture(admin);
    expect((await create(admin, shown(picture))).status).toBe(201);
    app.clock.advance({ days: 2 });
    expect(await statusOf(admin, picture)).toBe(200);
    const again = await answerOf(await create(admin, shown(picture)));
    expect(again).toMatchObject([400, { fields: { [field]: expect.stringContaining('no longer here') } }]);
  });

  test('needs words, and an upload of the author', async () => {
    const own = await uploadedPicture(admin);
    const silent = await answerOf(await create(admin, shown(own, '')));
    expect(silent).toMatchObject([400, { fields: { [field]: expect.stringContaining('describe') } }]);
    const strange = await answerOf(await create(admin, shown(await uploadedPicture(client))));
    expect(strange).toMatchObject([400, { fields: { [field]: expect.stringContaining('no longer here') } }]);
  });
});

describe('a picture in the text of a listing', () => {
  test('is seen by everybody, and is gone with the edition that shows it no longer', async () => {
    const [a, b] = [await uploadedPicture(client), await uploadedPicture(client)];
    const { body: listing } = await client.call(createListing, { body: listingForm({ description: shown(a) }) });
    const params = { id: String(listing.id) };
    const { body: seen } = await app.visitor().call(getListing, { params });
    expect(seen.description).toContain(`<img src="/api/pictures/${a.id}-${a.width}.webp" alt="The store"`);
    expect(await statusOf(app.visitor(), a)).toBe(200);
    const { body: form } = await client.call(getListingForm, { params });
    expect(form.values.description).toBe(shown(a));
    // Those beside the text are another matter.
    await client.call(setRecordPictures, { params: { kind: 'listing', id: params.id }, body: { pictures: [] } });
    expect(await statusOf(app.visitor(), a)).toBe(200);
    await client.call(updateListing, {
      params,
      body: { ...listingForm({ description: shown(b) }), version: form.version },
    });
    expect([await statusOf(app.visitor(), a), await statusOf(app.visitor(), b)]).toEqual([404, 200]);
  });

  test('is kept with a draft for longer than an upload waits, is seen by its owner alone, and is published with it', async () => {
    const picture = await uploadedPicture(client);
    const { body: draft } = await client.call(createDraft, { body: { type: 'job', description: shown(picture, '') } });
    app.clock.advance({ days: 3 });
    expect(await Promise.all([client, admin, app.visitor()].map((as) => statusOf(as, picture)))).toEqual([
      200, 200, 404,
    ]);
    const params = { id: String(draft.id) };
    // A picture that is gone is no reason to lose a draft.
    const lost = shown(picture).replace(picture.id, '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11');
    const { body: saved } = await client.call(updateDraft, {
      params,
      body: { type: 'job', description: shown(picture) + lost, version: draft.version },
    });
    expect(saved.version).toBe(2);
    await client.call(publishDraft, { params, body: listingForm({ description: shown(picture) }) });
    expect(await statusOf(app.visitor(), picture)).toBe(200);
  });

  test('is gone with its draft', async () => {
    const picture = await uploadedPicture(client);
    const { body: draft } = await client.call(createDraft, { body: { type: 'job', description: shown(picture) } });
    await client.call(deleteDraft, { params: { id: String(draft.id) } });
    expect(await statusOf(client, picture)).toBe(404);
  });
});

test('the texts of companies and technologies keep the pictures that they have, and lose the others', async () => {
  const [a, b, c] = [await uploadedPicture(client), await uploadedPicture(client), await uploadedPicture(client)];
  const { body: company } = await client.call(createCompany, { body: companyForm({ longDescription: shown(a) }) });
  const technologyInput = technologyForm({ detailedDescription: shown(b) });
  const { body: technology } = await client.call(addTechnology, {
    params: { id: String(company.id) },
    body: technologyInput,
  });
  const params = { id: String(company.id) };
  const edited = { ...companyForm({ longDescription: shown(a) }), version: company.version };
  await client.call(updateCompany, { params, body: edited });
  expect((await app.visitor().call(getCompany, { params })).body.longDescription).toContain(a.id);
  const next = { ...technologyForm({ detailedDescription: shown(c) }), version: technology.version };
  await client.call(updateTechnology, { params: { id: String(technology.id) }, body: next });
  expect(await Promise.all([a, b, c].map((each) => statusOf(app.visitor(), each)))).toEqual([200, 404, 200]);
});

test('a text shows a bounded number of pictures', async () => {
  const many = Array.from({ length: pictureBounds.perText + 1 }, (_, index) => ({
    id: `0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f${index + 10}`,
    width: 9,
    height: 9,
  }));
  const text = many.map((each) => shown(each)).join('\n\n');
  const { status, body } = await admin.refused(createArticle, { body: articleForm({ content: text }) });
  expect([status, body.fields]).toEqual([400, { content: 'Please show at most 20 pictures in the text' }]);
});

test('pictures are deleted with their article, and do not go along with a copy of an event', async () => {
  const [a, b] = [await uploadedPicture(admin), await uploadedPicture(admin)];
  const { body: article } = await admin.call(createArticle, { body: articleForm({ content: shown(a) }) });
  expect(await statusOf(admin, a)).toBe(200);
  await admin.call(deleteArticle, { params: { id: String(article.id) } });
  expect(await statusOf(admin, a)).toBe(404);
  const { body: event } = await admin.call(createEvent, { body: eventForm({ content: shown(b) }) });
  const { body: copy } = await admin.call(duplicateEvent, { params: { id: String(event.id) } });
  expect([event.entries.content, copy.entries.content].map((text) => text.includes(b.id))).toEqual([true, false]);
});
