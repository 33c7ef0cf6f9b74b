import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import type { CurrentUser } from '#contract/accounts.ts';
import { confirmIdentity } from '#contract/accounts-sessions.ts';
import { type DocumentHolder, getAttachment } from '#contract/attachments.ts';
import { documentBounds, getDocument, listDocuments, setDocuments } from '#contract/attachments-documents.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { listChanges } from '#contract/changes.ts';
import { removeTechnology } from '#contract/technologies.ts';
import { putHold } from '#server/features/moderation/hold-store.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { aPicture, upload } from '#server/testing/file-factory.ts';
import { attachmentsJob } from '../sweep.ts';

let app: TestApp;
let owner: CurrentUser;
let client: TestClient;
let admin: TestClient;
let companyId: number;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.aUser();
  client = await app.signedIn(owner);
  admin = await app.as('admin');
  companyId = await aCompany(app.deps, { ownerId: owner.id, name: 'Ferrolane' });
});
afterAll(() => app[Symbol.asyncDispose]());

const at = (kind: DocumentHolder, id: number) => ({ params: { kind, id: String(id) } });
const titled = (title: string, ...ids: string[]) => ({ documents: ids.map((id) => ({ id, title })) });
const set = async (kind: DocumentHolder, id: number, body: ReturnType<typeof titled>, as = client) =>
  (await as.call(setDocuments, { ...at(kind, id), body })).body.documents;
const refusal = async (kind: DocumentHolder, id: number, body: ReturnType<typeof titled>, as = client) => {
  const { status, body: answer } = await as.refused(setDocuments, { ...at(kind, id), body });
  return [status, ...Object.keys(answer.fields ?? {})];
};
const statusOf = async (as: TestClient, id: string) => (await as.send(getDocument, { params: { id } })).status;
const uploadedId = async (as = client) => (await upload(as)).id;

describe('the documents of a record', () => {
  test.each(['company', 'technology', 'listing'] as const)(
    'that is a %s are set by its owner, and read and saved by everybody',
    async (kind) => {
      const ids = {
        company: companyId,
        technology: await aTechnology(app.deps, { companyId }),
        listing: await app.aListing(owner),
      };
      const id = ids[kind];
      const [a, b] = [await upload(client, undefined, 'Ærlig deck.pdf'), await upload(client)];
      const documents = await set(kind, id, {
        documents: [
          { id: b.id, title: 'Term sheet' },
          { id: a.id, title: 'Deck' },
        ],
      });
      expect(documents.map(({ title, name }) => [title, name])).toEqual([
        ['Term sheet', 'Term sheet.pdf'],
        ['Deck', 'Ærlig deck.pdf'],
      ]);
      expect((await app.visitor().call(listDocuments, at(kind, id))).body.documents).toEqual(documents);
      const answer = await app.visitor().send(getDocument, { params: { id: a.id } });
      expect(Buffer.from(await answer.arrayBuffer())).toHaveLength(a.bytes);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%C3%86rlig%20deck\.pdf/),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=3600',
      });
      await set(kind, id, titled('Only this', a.id));
      expect([await statusOf(client, a.id), await statusOf(client, b.id)]).toEqual([200, 404]);
    },
  );

  test('are files that are no pictures, each once and with a title, and uploads of the one who saves them', async () => {
    const [mine, others] = [await uploadedId(), await uploadedId(admin)];
    const { id: picture } = await upload(client, await aPicture(), 'a.jpg');
    const [id, other] = [await app.aListing(owner), await app.aListing(owner)];
    const many = Array.from({ length: documentBounds.perRecord + 1 }, () => crypto.randomUUID());
    expect(await refusal('listing', id, titled('', mine))).toEqual([400, 'documents.0.title']);
    expect(await refusal('listing', id, titled('Twice', mine, mine))).toEqual([400, 'documents']);
    expect(await refusal('listing', id, titled('Many', ...many))).toEqual([400, 'documents']);
    expect(await refusal('listing', id, titled('Picture', picture))).toEqual([400, 'documents']);
    expect(await refusal('listing', id, titled("Another's", others))).toEqual([400, 'documents']);
    await set('listing', id, titled('Deck', mine));
    expect(await refusal('listing', other, titled('Of another record', mine))).toEqual([400, 'documents']);
    expect((await app.visitor().call(listDocuments, at('listing', other))).body.documents).toEqual([]);
  });

  test('are not changed by others; admins change them, which the audit log tells', async () => {
    const id = await aCompany(app.deps, { ownerId: owner.id, name: 'Tidewell' });
    const stranger = await app.as('member');
    expect(await refusal('company', id, titled('Deck', await uploadedId(stranger)), stranger)).toEqual([404]);
    await set('company', id, titled('Deck', await uploadedId()));
    await set('company', id, titled('Checked by the team', await uploadedId(admin)), admin);
    const { body } = await admin.call(listAuditEntries, { query: {} });
    expect(body.items.filter(({ target }) => target === 'Tidewell')).toMatchObject([
      { action: 'content.edit', note: 'documents' },
    ]);
    const history = await app.visitor().call(listChanges, { query: { kind: 'company', id: String(id) } });
    expect(history.body.items.map(({ field, old, new: value, by }) => [field, old, value, by?.role])).toEqual([
      ['Documents', 'Deck', 'Checked by the team', 'team'],
      ['Documents', null, 'Deck', 'owner'],
    ]);
  });

  test('that waits or belongs to a note is no document', async () => {
    const id = await uploadedId();
    expect(await statusOf(client, id)).toBe(404);
    await set('listing', await app.aListing(owner), titled('Deck', id));
    expect((await client.send(getAttachment, { params: { id } })).status).toBe(404);
  });
});

test('documents of a withheld record are for its owner and admins, and stay in no shared cache', async () => {
  const id = await app.aListing(owner);
  const file = await uploadedId();
  await set('listing', id, titled('Deck', file));
  await app.deps.database.write(async (trx) => {
    await putHold(trx, { kind: 'listing', itemId: id, reason: 'Claims', at: app.clock.now().toISOString() });
    await moderatedKind(app.deps, 'listing').setHold?.(app.deps.database, trx, id, 'hidden', app.clock.now());
  });
  for (const [as, status] of [
    [app.visitor(), 404],
    [await app.as('member'), 404],
    [client, 200],
    [admin, 200],
  ] as const) {
    expect([(await as.send(listDocuments, at('listing', id))).status, await statusOf(as, file)]).toEqual([
      status,
      status,
    ]);
  }
  const { headers } = await client.send(getDocument, { params: { id: file } });
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('documents keep with a listing when it passes its review under a new number', async () => {
  const id = await app.aListing(owner);
  const file = await uploadedId();
  await set('listing', id, titled('Deck', file));
  const next = await app.deps.database.write(async (trx) => {
    await trx.updateTable('listings').set({ hold: 'pending' }).where('id', '=', id).execute();
    return moderatedKind(app.deps, 'listing').setHold?.(app.deps.database, trx, id, null, app.clock.now());
  });
  expect(next).not.toBe(id);
  const { body } = await app.visitor().call(listDocuments, at('listing', Number(next)));
  expect(body.documents).toMatchObject([{ id: file, title: 'Deck' }]);
});

test('documents of a removed technology are swept', async () => {
  const id = await aTechnology(app.deps, { companyId });
  const file = await uploadedId();
  await set('technology', id, titled('Deck', file));
  await client.call(removeTechnology, { params: { id: String(companyId), technologyId: String(id) } });
  expect(await statusOf(admin, file)).toBe(404);
  await runAlone(app.deps, attachmentsJob);
  expect(await app.deps.storage.get(file)).toBeNull();
});

test('with a deleted account, documents of its listings go and those of its company stay; the export names both', async () => {
  const user = await app.aUser();
  const as = await app.signedIn(user);
  const company = await aCompany(app.deps, { ownerId: user.id });
  const [kept, gone] = [await uploadedId(as), await uploadedId(as)];
  await set('company', company, titled('Deck', kept), as);
  await set('listing', await app.aListing(user), titled('Terms', gone), as);
  await as.call(confirmIdentity, { body: { password: samplePassword } });
  const { data } = (await as.call(exportAccount)).body;
  expect(data.attachments).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: kept, title: 'Deck', path: `/api/documents/${kept}` })]),
  );
  await as.call(deleteAccount, { body: { password: samplePassword } });
  expect([await statusOf(app.visitor(), kept), await statusOf(admin, gone)]).toEqual([200, 404]);
});
