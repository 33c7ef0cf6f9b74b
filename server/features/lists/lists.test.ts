import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  addToList,
  createList,
  deleteList,
  exportList,
  getList,
  type ListedKind,
  listBounds,
  listListItems,
  listLists,
  listsHolding,
  removeFromList,
  renameList,
} from '#contract/lists.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';

let app: TestApp;
let companies: number[];
beforeAll(async () => {
  app = await createTestApp();
  const ownerId = (await app.aUser()).id;
  companies = [];
  for (const name of ['Ferrolane', 'Tidewell', '=Saltcell']) {
    companies.push(await aCompany(app.deps, { ownerId, name }));
  }
});
afterAll(() => app[Symbol.asyncDispose]());

const company = (index: number) => companies[index] ?? 0;
const make = async (client: TestClient, name = 'Storage to meet') =>
  String((await client.call(createList, { body: { name } })).body.id);
const add = (client: TestClient, id: string, itemId: number, kind: ListedKind = 'company') =>
  client.call(addToList, { params: { listId: id }, body: { kind, id: itemId } });
const remove = (client: TestClient, id: string, itemId: number) =>
  client.call(removeFromList, { params: { listId: id, kind: 'company', itemId: String(itemId) } });
const titlesOf = async (client: TestClient, id: string, query: object = {}) =>
  (await client.call(listListItems, { params: { listId: id }, query })).body.items.map(({ title }) => title);

test('a list holds each record once, last added first, with who added it', async () => {
  const member = await app.as('member');
  const id = await make(member);
  for (const index of [0, 1, 0]) await add(member, id, company(index));
  const { body } = await member.call(listListItems, { params: { listId: id }, query: {} });
  expect(body).toMatchObject({ count: { value: 2, isCapped: false }, nextCursor: null });
  expect(body.items).toMatchObject([
    { kind: 'company', itemId: company(1), title: 'Tidewell', path: `/network/companies/${company(1)}` },
    { title: 'Ferrolane', addedBy: { id: expect.any(Number) as number }, addedAt: app.clock.now().toISOString() },
  ]);
  expect(await titlesOf(member, id, { sort: 'oldest' })).toEqual(['Ferrolane', 'Tidewell']);
  expect(await titlesOf(member, id, { kind: 'listing' })).toEqual([]);
  const { items } = (await member.call(listLists)).body;
  expect(items).toMatchObject([{ name: 'Storage to meet', access: 'owner', owner: null, people: 0, items: 2 }]);
});

test.each(['newest', 'oldest'])('pages of the %s continue without a gap', async (sort) => {
  const member = await app.as('member');
  const id = await make(member);
  for (const index of [0, 1, 2]) await add(member, id, company(index));
  const { body: page } = await member.call(listListItems, {
    params: { listId: id },
    query: { sort, limit: '2' } as never,
  });
  const query = { sort, limit: '2', cursor: page.nextCursor ?? '' };
  const { body: rest } = await member.call(listListItems, { params: { listId: id }, query: query as never });
  const titles = ['Ferrolane', 'Tidewell', '=Saltcell'];
  expect([...page.items, ...rest.items].map(({ title }) => title)).toEqual(
    sort === 'oldest' ? titles : titles.toReversed(),
  );
  expect(rest.nextCursor).toBeNull();
});

test('which lists hold a record', async () => {
  const [member, other] = [await app.as('member'), await app.as('member')];
  const [with_, without, theirs] = [await make(member), await make(member), await make(other)];
  await add(member, with_, company(0));
  await add(member, without, company(1));
  await add(other, theirs, company(0));
  const query = { kind: 'company' as const, id: String(company(0)) };
  expect((await member.call(listsHolding, { query })).body.ids).toEqual([Number(with_)]);
});

test('a record is taken off; what is not there changes nothing', async () => {
  const member = await app.as('member');
  const id = await make(member);
  for (const index of [0, 1]) await add(member, id, company(index));
  for (let count = 0; count < 2; count++) await remove(member, id, company(0));
  expect((await member.call(getList, { params: { id } })).body.items).toBe(1);
});

test('a rename names the edition it changes, and the refusal says the name of today', async () => {
  const member = await app.as('member');
  const id = await make(member);
  const rename = (name: string) => ({ params: { id }, body: { name, version: 1 } });
  expect((await member.call(renameList, rename('Storage, Europe'))).body).toMatchObject({ version: 2 });
  expect((await member.refused(renameList, rename('Lost?'))).body).toMatchObject({
    code: 'conflict',
    message: 'This list was renamed elsewhere: it is called “Storage, Europe” now.',
  });
});

test('a deleted list is gone with its records', async () => {
  const member = await app.as('member');
  const id = await make(member);
  await add(member, id, company(0));
  await member.call(deleteList, { params: { id } });
  expect((await member.refused(getList, { params: { id } })).status).toBe(404);
  const left = await app.deps.database.db
    .selectFrom('list_items')
    .selectAll()
    .where('list_id', '=', Number(id))
    .execute();
  expect(left).toEqual([]);
});

test('a record that cannot be seen cannot be added; one that is gone stays without its name and can be removed', async () => {
  const member = await app.as('member');
  const id = await make(member);
  const missing = { params: { listId: id }, body: { kind: 'company', id: 987_654 } };
  expect((await member.refused(addToList, missing)).status).toBe(404);
  const listing = await app.aListing(await app.aUser());
  await add(member, id, listing, 'listing');
  await app.deps.database.write((trx) => trx.deleteFrom('listings').where('id', '=', listing).execute());
  expect(await titlesOf(member, id)).toEqual([null]);
  const params = { listId: id, kind: 'listing' as const, itemId: String(listing) };
  await member.call(removeFromList, { params });
  expect(await titlesOf(member, id)).toEqual([]);
});

test('lists have bounds, also for requests at once', async () => {
  const user = await app.aUser();
  const member = await app.signedIn(user);
  const id = await make(member);
  const at = app.clock.now().toISOString();
  await app.deps.database.write(async (trx) => {
    await trx
      .insertInto('lists')
      .values(
        Array.from({ length: listBounds.perMember - 2 }, (_, index) => ({
          owner_id: user.id,
          name: `List ${index}`,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute();
    await trx
      .updateTable('lists')
      .set({ items: listBounds.items - 1 })
      .where('id', '=', Number(id))
      .execute();
  });
  const made = await Promise.all([1, 2].map(() => member.send(createList, { body: { name: 'One more' } })));
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const adding = (index: number) => ({ params: { listId: id }, body: { kind: 'company', id: company(index) } });
  const added = await Promise.all([0, 1].map((index) => member.send(addToList, adding(index))));
  expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  // What was refused is not in the list, and what is there can be added again.
  expect(await titlesOf(member, id)).toHaveLength(1);
});

test('people who add and remove at once lose nothing, and the number stays right', async () => {
  const member = await app.as('member');
  const id = await make(member);
  await Promise.all([0, 1, 2, 0, 1].map((index) => add(member, id, company(index))));
  await Promise.all([remove(member, id, company(0)), remove(member, id, company(0)), add(member, id, company(2))]);
  expect((await member.call(getList, { params: { id } })).body.items).toBe(2);
  expect(new Set(await titlesOf(member, id))).toEqual(new Set(['=Saltcell', 'Tidewell']));
});

test('the file has the addresses of the records and no formulas', async () => {
  const member = await app.as('member');
  const id = await make(member, 'Størage: “Europe” / 2026');
  for (const index of [0, 2]) await add(member, id, company(index));
  const response = await member.send(exportList, { params: { id }, query: { format: 'csv' } });
  expect(response.headers.get('content-disposition')).toMatch(/filename=st-rage-europe-2026-\d{4}-\d\d-\d\d\.csv$/);
  const [head, first, second, end] = (await response.text()).replace(/^\uFEFF/, '').split('\r\n');
  expect(head).toBe('Record,Kind,Address,Added by,Added,As of');
  expect(first).toMatch(/^'=Saltcell,company,http:\/\/[^,]+\/network\/companies\/\d+,[^,]+,2026-/);
  expect(second).toMatch(/^Ferrolane,/);
  expect(end).toBe('');
});

test('a file of many records has all of them', async () => {
  const member = await app.as('member');
  const id = await make(member);
  await app.deps.database.write((trx) =>
    trx
      .insertInto('list_items')
      .values(
        Array.from({ length: 1001 }, (_, index) => ({
          list_id: Number(id),
          kind: 'company' as const,
          item_id: 500_000 + index,
          added_by: null,
          added_at: app.clock.now().toISOString(),
        })),
      )
      .execute(),
  );
  const response = await member.send(exportList, { params: { id }, query: { format: 'csv' } });
  expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(1002);
});

test('several records are added at once, each of them once', async () => {
  const member = await app.as('member');
  const id = await make(member);
  await add(member, id, company(1));
  const records = [0, 1, 2, 0].map((index) => ({ kind: 'company' as const, id: company(index) }));
  const params = { listId: id };
  await member.call(addToList, { params, body: { records } });
  await member.call(addToList, { params, body: { records } });
  expect((await member.call(getList, { params: { id } })).body.items).toBe(3);
  expect(new Set(await titlesOf(member, id))).toEqual(new Set(['Ferrolane', 'Tidewell', '=Saltcell']));
});

test('of several records none is added where one is hidden, or the list has no room for all', async () => {
  const member = await app.as('member');
  const id = await make(member);
  const of = (...ids: number[]) => ({
    params: { listId: id },
    body: { records: ids.map((each) => ({ kind: 'company', id: each })) },
  });
  const hidden = await member.refused(addToList, of(company(0), 987_654));
  expect(hidden).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('No record was added') as string },
  });
  await app.deps.database.write((trx) =>
    trx
      .updateTable('lists')
      .set({ items: listBounds.items - 1 })
      .where('id', '=', Number(id))
      .execute(),
  );
  const full = await member.refused(addToList, of(company(0), company(1)));
  expect(full).toMatchObject({ status: 409, body: { message: expect.stringContaining('room for 1 more') as string } });
  expect(await titlesOf(member, id)).toEqual([]);
  expect((await member.refused(addToList, of())).status).toBe(400);
  const many = Array.from({ length: listBounds.atOnce + 1 }, (_, index) => index + 1);
  expect((await member.refused(addToList, of(...many))).status).toBe(400);
});
