import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { getArticle } from '#contract/articles.ts';
import { createArticle, deleteArticle, setArticleState } from '#contract/articles-admin.ts';
import { getEvent } from '#contract/events.ts';
import { createEvent, deleteEvent, duplicateEvent, publishEvent } from '#contract/events-admin.ts';
import { pictureAddress } from '#contract/kit/picture-addresses.ts';
import { getListing } from '#contract/listings.ts';
import {
  getPicture,
  getRecordPictures,
  type Picture,
  type PicturedKind,
  setRecordPictures,
} from '#contract/pictures.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { articleForm } from '#server/testing/content-factory.ts';
import { eventForm } from '#server/testing/event-factory.ts';
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

const at = (kind: PicturedKind, id: number) => ({ params: { kind, id: String(id) } });
const named = (alt: string, ...pictures: Picture[]) => ({ pictures: pictures.map(({ id }) => ({ id, alt })) });
const statusOf = async (as: TestClient, { id, width }: Picture) =>
  (await as.send(getPicture, { params: { file: `${id}-${width}.webp` } })).status;

describe('the pictures of a listing', () => {
  test('are set by its owner or an admin, each with a text, and shown on its page', async () => {
    const id = await app.aListing(owner);
    const [a, b] = [await uploadedPicture(client), await uploadedPicture(client)];
    const { body } = await client.call(setRecordPictures, { ...at('listing', id), body: named('The plant', b, a) });
    expect(body.pictures.map((each) => each.id)).toEqual([b.id, a.id]);
    expect((await client.call(getRecordPictures, at('listing', id))).body).toEqual(body);
    const { body: shown } = await app.visitor().call(getListing, { params: { id: String(id) } });
    expect(shown.pictures).toEqual(body.pictures);
    expect(await statusOf(app.visitor(), a)).toBe(200);
    const refused = await client.refused(setRecordPictures, { ...at('listing', id), body: named('', a) });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['pictures.0.alt']]);
    await admin.call(setRecordPictures, { ...at('listing', id), body: named('Seen by the team', a) });
    expect(await statusOf(app.visitor(), b)).toBe(404);
  });

  test('keep with it when it passes its review under a new number', async () => {
    const id = await app.aListing(owner);
    const picture = await uploadedPicture(client);
    await client.call(setRecordPictures, { ...at('listing', id), body: named('The plant', picture) });
    const hold = (to: 'pending' | null, of: number) =>
      app.deps.database.write(async (trx) => {
        if (to) await trx.updateTable('listings').set({ hold: to }).where('id', '=', of).execute();
        else return moderatedKind(app.deps, 'listing').setHold?.(app.deps.database, trx, of, null, app.clock.now());
      });
    await hold('pending', id);
    expect([await statusOf(app.visitor(), picture), await statusOf(client, picture)]).toEqual([404, 200]);
    const next = await hold(null, id);
    expect(next).not.toBe(id);
    expect(await statusOf(app.visitor(), picture)).toBe(200);
    const { body } = await client.call(getRecordPictures, at('listing', Number(next)));
    expect(body.pictures).toMatchObject([{ id: picture.id }]);
  });
});

describe('the picture of what the team writes', () => {
  test('is set by admins alone, and is seen by others once the article is published', async () => {
    const { body: article } = await admin.call(createArticle, { body: articleForm() });
    const picture = await uploadedPicture(admin);
    expect((await client.refused(getRecordPictures, at('article', article.id))).status).toBe(404);
    const body = named('', picture);
    expect((await client.refused(setRecordPictures, { ...at('article', article.id), body })).status).toBe(404);
    await admin.call(setRecordPictures, { ...at('article', article.id), body });
    const draft = { params: { id: String(article.id) }, body: { version: article.version, state: 'draft' as const } };
    const { body: hidden } = await admin.call(setArticleState, draft);
    expect([await statusOf(app.visitor(), picture), await statusOf(admin, picture)]).toEqual([404, 200]);
    const publish = { ...draft, body: { version: hidden.version, state: 'published' as const } };
    await admin.call(setArticleState, publish);
    expect(await statusOf(app.visitor(), picture)).toBe(200);
    const { body: shown } = await app.visitor().call(getArticle, { params: { id: String(article.id) } });
    expect(shown.imageUrl).toBe(pictureAddress(picture, picture.width));
    const two = { pictures: [picture, await uploadedPicture(admin)].map(({ id }) => ({ id, alt: '' })) };
    expect((await admin.refused(setRecordPictures, { ...at('article', article.id), body: two })).status).toBe(400);
    await admin.call(deleteArticle, { params: { id: String(article.id) } });
    expect(await statusOf(admin, picture)).toBe(404);
  });

  test('does not go along with a copy of an event, and is gone with its draft', async () => {
    const { body: event } = await admin.call(createEvent, { body: eventForm() });
    const picture = await uploadedPicture(admin);
    await admin.call(setRecordPictures, { ...at('event', event.id), body: named('', picture) });
    const params = { id: String(event.id) };
    const { body: copy } = await admin.call(duplicateEvent, { params });
    expect((await admin.call(getRecordPictures, at('event', copy.id))).body.pictures).toEqual([]);
    await admin.call(publishEvent, { params, body: { version: event.version } });
    const { body: shown } = await app.visitor().call(getEvent, { params });
    expect(shown.imageUrl).toBe(pictureAddress(picture, picture.width));
    const other = await uploadedPicture(admin);
    await admin.call(setRecordPictures, { ...at('event', copy.id), body: named('', other) });
    await admin.call(deleteEvent, { params: { id: String(copy.id) } });
    expect([await statusOf(admin, other), await statusOf(app.visitor(), picture)]).toEqual([404, 200]);
  });
});
