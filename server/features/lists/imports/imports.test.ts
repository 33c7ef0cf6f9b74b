import { afterAll, beforeAll, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { addToList, createList, getList, listBounds, listListItems, shareList } from '#contract/lists.ts';
import { createImport, type ImportRow, matchImport, undoImport } from '#contract/lists-imports.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';

let app: TestApp;
let ferrolane: number;
let twins: number[];
beforeAll(async () => {
  app = await createTestApp();
  const ownerId = (await app.aUser()).id;
  const make = (name: string, websiteUrl = '', location = 'Lisbon, Portugal') =>
    aCompany(app.deps, { ownerId, name, websiteUrl, location });
  ferrolane = await make('Ferrolane', 'https://www.ferrolane.example/en');
  twins = [await make('Saltcell', '', 'Ghent, Belgium'), await make('Saltcell', '', 'Porto, Portugal')];
  await make('Saltcell Storage');
  await make('Grün Wärme', 'https://sites.example/gruen');
  await make('Linked One', 'https://linkedin.com/company/one');
});
afterAll(() => app[Symbol.asyncDispose]());

const make = async (client: TestClient) =>
  String((await client.call(createList, { body: { name: 'To meet' } })).body.id);
const match = async (client: TestClient, listId: string, ...rows: ImportRow[]) =>
  (await client.call(matchImport, { params: { listId }, body: { rows } })).body.rows;
const take = async (client: TestClient, listId: string, ...ids: number[]) =>
  (await client.call(createImport, { params: { listId }, body: { records: { company: ids } } })).body;
const idsIn = async (client: TestClient, listId: string) =>
  (await client.call(listListItems, { params: { listId }, query: {} })).body.items.map(({ itemId }) => itemId);

test.each<[string, ImportRow, unknown]>([
  ['the address of its page', { website: 'PAGE', name: 'Another name' }, { by: 'address', isSure: true }],
  ['its website, however it is typed', { website: 'HTTP://ferrolane.example' }, { by: 'website', isSure: true }],
  ['another page of its website', { website: 'www.ferrolane.example/about?x=1' }, { by: 'website', isSure: true }],
  ['its name', { name: '  FERROLANE ' }, { by: 'name', isSure: true }],
  ['its name with a legal form', { name: 'Ferrolane B.V.' }, { by: 'name', isSure: true }],
  [
    'its name, where the website is unknown',
    { name: 'Ferrolane', website: 'other.example' },
    { by: 'name', isSure: true },
  ],
  ['a name alike, to choose from', { name: 'Ferro' }, { by: 'name', isSure: false }],
])('a record is found by %s', async (_how, row, expected) => {
  const member = await app.as('member');
  const listId = await make(member);
  const website = row.website === 'PAGE' ? `${app.deps.baseUrl()}/network/companies/${ferrolane}` : row.website;
  const [found] = await match(member, listId, { ...row, ...(website && { website }) });
  expect(found).toMatchObject(expected as object);
  expect(found?.candidates).toEqual([
    { kind: 'company', id: ferrolane, title: 'Ferrolane', path: `/network/companies/${ferrolane}`, isListed: false },
  ]);
});

test('of records with one name the country decides; without it the member chooses', async () => {
  const member = await app.as('member');
  const listId = await make(member);
  const [both, belgian, nowhere] = await match(
    member,
    listId,
    { name: 'Saltcell' },
    { name: 'Saltcell', country: 'be' },
    { name: 'Saltcell', country: 'Chile' },
  );
  expect(both).toMatchObject({ by: 'name', isSure: false });
  expect(both?.candidates.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(twins);
  expect(belgian).toMatchObject({ isSure: true, candidates: [{ id: twins[0] }] });
  expect(nowhere).toMatchObject({ isSure: false });
});

test.each<ImportRow>([
  {},
  { name: 'Nobody knows this one' },
  { name: '=HYPERLINK("http://x")' },
  { website: 'https://linkedin.com/company/another' },
  { website: 'javascript:alert(1)' },
  { website: 'PAGE/network/companies/999999' },
  { website: 'PAGE/network/companies/1e3' },
  { name: "'; drop table lists; --" },
  { name: '***' },
])('nothing is found for %j', async (row) => {
  const member = await app.as('member');
  const listId = await make(member);
  const website = row.website?.replace('PAGE', app.deps.baseUrl());
  expect(await match(member, listId, { ...row, ...(website && { website }) })).toEqual([
    { by: null, isSure: false, candidates: [] },
  ]);
});

test('a kind narrows what is found, and what the list holds says so', async () => {
  const member = await app.as('member');
  const listId = await make(member);
  const technology = await aTechnology(app.deps, { name: 'Ferrolane' });
  await member.call(addToList, { params: { listId }, body: { kind: 'technology', id: technology } });
  const [any, one] = await match(member, listId, { name: 'Ferrolane' }, { name: 'Ferrolane', kind: 'technology' });
  expect(any?.candidates).toHaveLength(2);
  expect(one).toMatchObject({ isSure: true, candidates: [{ kind: 'technology', id: technology, isListed: true }] });
  await app.deps.database.write((trx) => trx.deleteFrom('technologies').where('id', '=', technology).execute());
});

test('only records that the member may see are found and imported', async () => {
  const [user, other] = [await aMember(app.deps), await aMember(app.deps, { fullName: 'Quentin Hideaway' })];
  const member = await app.signedIn(user);
  const listId = await make(member);
  const row = { name: 'Quentin Hideaway' };
  expect((await match(member, listId, row))[0]).toMatchObject({ isSure: true, candidates: [{ id: other.id }] });
  const hidden = await aCompany(app.deps, { name: 'Withheld Works', websiteUrl: 'https://withheld.example' });
  await app.deps.database.write((trx) =>
    trx.updateTable('companies').set({ hold: 'hidden' }).where('id', '=', hidden).execute(),
  );
  const found = await match(member, listId, { name: 'Withheld Works' }, { website: 'withheld.example' });
  expect(found.map(({ candidates }) => candidates)).toEqual([[], []]);
  expect(await take(member, listId, hidden, 987_654)).toEqual({ id: null, added: 0 });
  const theirs = await app.signedIn(other);
  await theirs.call(blockMember, { params: { id: String(user.id) } });
  const after = await match(member, listId, row);
  const page = await member.send(addToList, { params: { listId }, body: { kind: 'member', id: other.id } });
  expect(after[0]?.candidates.length).toBe(page.ok ? 1 : 0);
});

test('an import adds each record once; undoing it takes off what it added and nothing else', async () => {
  const member = await app.as('member');
  const listId = await make(member);
  await member.call(addToList, { params: { listId }, body: { kind: 'company', id: ferrolane } });
  const { id, added } = await take(member, listId, ferrolane, ...twins, ...twins);
  expect(added).toBe(2);
  const { body: list } = await member.call(getList, { params: { id: listId } });
  expect(list).toMatchObject({ items: 3, lastImport: { id, added: 2, isOwn: true } });
  const { body } = await member.call(undoImport, { params: { listId, importId: String(id) } });
  expect(body).toEqual({ removed: 2 });
  expect(await idsIn(member, listId)).toEqual([ferrolane]);
  expect((await member.call(getList, { params: { id: listId } })).body).toMatchObject({ items: 1, lastImport: null });
  expect((await member.refused(undoImport, { params: { listId, importId: String(id) } })).status).toBe(404);
});

test('an import that does not fit adds nothing at all, also for two at once', async () => {
  const member = await app.as('member');
  const listId = await make(member);
  await app.deps.database.write((trx) =>
    trx
      .updateTable('lists')
      .set({ items: listBounds.items - 2 })
      .where('id', '=', Number(listId))
      .execute(),
  );
  const send = (...ids: number[]) =>
    member.send(createImport, { params: { listId }, body: { records: { company: ids } } });
  const refused = await send(ferrolane, ...twins);
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('10,000 records')]);
  expect(await idsIn(member, listId)).toEqual([]);
  expect((await member.call(getList, { params: { id: listId } })).body.lastImport).toBeNull();
  const both = await Promise.all([send(...twins), send(ferrolane)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('five thousand records are one import', async () => {
  const member = await app.as('member');
  const listId = await make(member);
  const at = app.clock.now().toISOString();
  const row = await app.deps.database.db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', ferrolane)
    .executeTakeFirstOrThrow();
  const ids = await app.deps.database.write(async (trx) => {
    const made: number[] = [];
    for (let start = 0; start < 5000; start += 500) {
      const { id: _, ...rest } = row;
      const values = Array.from({ length: 500 }, () => ({ ...rest, created_at: at }));
      made.push(...(await trx.insertInto('companies').values(values).returning('id').execute()).map(({ id }) => id));
    }
    return made;
  });
  const { id, added } = await take(member, listId, ...ids);
  expect(added).toBe(5000);
  const undone = await member.call(undoImport, { params: { listId, importId: String(id) } });
  expect(undone.body.removed).toBe(5000);
  const tooMany = { params: { listId }, body: { records: { company: [...ids, ferrolane] } } };
  expect((await member.refused(createImport, tooMany)).status).toBe(400);
  await app.deps.database.write((trx) => trx.deleteFrom('companies').where('id', 'in', ids).execute());
});

test('who may edit imports; only they and the owner undo it', async () => {
  const [user, other, third] = [await aMember(app.deps), await aMember(app.deps), await aMember(app.deps)];
  const [mine, theirs, thirds] = await Promise.all([user, other, third].map((each) => app.signedIn(each)));
  if (!mine || !theirs || !thirds) throw new Error('Nobody is signed in');
  const listId = await make(mine);
  for (const [who, access] of [
    [other, 'edit'],
    [third, 'edit'],
  ] as const) {
    await connect(app.deps, user, who);
    await mine.call(shareList, { params: { id: listId, memberId: String(who.id) }, body: { access } });
  }
  const { id } = await take(theirs, listId, ferrolane);
  const params = { listId, importId: String(id) };
  expect((await thirds.refused(undoImport, { params })).status).toBe(403);
  const lastFor = async (client: TestClient) =>
    (await client.call(getList, { params: { id: listId } })).body.lastImport?.isOwn;
  expect(await Promise.all([mine, theirs, thirds].map(lastFor))).toEqual([false, true, undefined]);
  await mine.call(shareList, { params: { id: listId, memberId: String(other.id) }, body: { access: 'view' } });
  expect((await theirs.refused(matchImport, { params: { listId }, body: { rows: [{ name: 'x' }] } })).status).toBe(403);
  expect((await theirs.refused(undoImport, { params })).status).toBe(403);
  expect((await mine.call(undoImport, { params })).body).toEqual({ removed: 1 });
});
