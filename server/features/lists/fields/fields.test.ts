import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import {
  addToList,
  createList,
  exportList,
  getList,
  type ListAccess,
  listListItems,
  removeFromList,
  shareList,
} from '#contract/lists.ts';
import {
  addField,
  changeField,
  type FieldType,
  type FieldValue,
  removeField,
  setFieldValue,
} from '#contract/lists-fields.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof aMember>>;
let other: Awaited<ReturnType<typeof aMember>>;
let [mine, theirs]: [TestClient, TestClient] = [null as never, null as never];
let listId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  [owner, other] = [await aMember(app.deps), await aMember(app.deps)];
  [mine, theirs] = [await app.signedIn(owner), await app.signedIn(other)];
  await connect(app.deps, owner, other);
  listId = String((await mine.call(createList, { body: { name: 'Storage to meet' } })).body.id);
  for (const { id } of [owner, other]) await mine.call(addToList, { params: { listId }, body: { kind: 'member', id } });
});

const share = (access: ListAccess) =>
  mine.call(shareList, { params: { id: listId, memberId: String(other.id) }, body: { access } });
const aField = async (name: string, type: FieldType, options?: string[]) =>
  (await mine.call(addField, { params: { listId }, body: { name, type, ...(options && { options }) } })).body;
const cell = (fieldId: number, itemId = owner.id) => ({ listId, fieldId, kind: 'member' as const, itemId });
const set = (as: TestClient, fieldId: number, value: FieldValue | null, was: FieldValue | null = null) =>
  as.send(setFieldValue, { params: cell(fieldId), body: { value, was } });
const items = async (query: object = {}) =>
  (await mine.call(listListItems, { params: { listId }, query: { sort: 'oldest', ...query } })).body;
const valuesOf = async () => (await items()).items[0]?.values;

test('fields of each type are filled in, shown, exported and emptied', async () => {
  const values = [
    ['Why', 'text', 'Has a plant'],
    ['Ticket', 'number', 2.5],
    ['Meeting', 'date', '2026-12-01'],
    ['Priority', 'choice', 'High'],
    ['Tags', 'tags', ['cold', 'north']],
  ] as const;
  const ids: Record<string, FieldValue> = {};
  for (const [name, type, value] of values) {
    const field = await aField(name, type, { choice: ['High', 'Low'], tags: ['cold', 'north', 'sea'] }[type as string]);
    expect((await set(mine, field.id, value as FieldValue)).status).toBe(200);
    ids[field.id] = value as FieldValue;
  }
  expect(await valuesOf()).toEqual(ids);
  expect((await mine.call(getList, { params: { id: listId } })).body.fields.map(({ name }) => name)).toEqual(
    values.map(([name]) => name),
  );
  const csv = await (await mine.send(exportList, { params: { id: listId }, query: { format: 'csv' } })).text();
  expect(csv).toContain('Record,Kind,Address,Why,Ticket,Meeting,Priority,Tags,Added by,Added,As of');
  expect(csv).toContain('Has a plant,2.5,2026-12-01,High,"cold, north"');
  const [first = ''] = Object.keys(ids);
  expect((await set(mine, Number(first), null, 'Has a plant')).status).toBe(200);
  expect(await valuesOf()).not.toHaveProperty(first);
});

test.each<[FieldType, FieldValue, string]>([
  ['text', 3, 'Invalid input'],
  ['text', 'x'.repeat(501), 'at most 500 characters'],
  ['number', '3', 'Please enter a number, such as 0.45'],
  ['date', 'tomorrow', 'Please enter a valid date'],
  ['choice', 'Medium', 'Please choose from the options'],
  ['choice', ['High'], 'Invalid input'],
  ['tags', ['High', 'Medium'], 'Please choose from the options'],
  ['tags', [], 'Please choose at least one'],
])('a field of type %s does not take %j', async (type, value, sentence) => {
  const { id } = await aField('Field', type, ['High', 'Low']);
  const { status, body } = await mine.refused(setFieldValue, { params: cell(id), body: { value, was: null } });
  expect([status, body.fields?.value]).toEqual([400, expect.stringContaining(sentence)]);
  expect(await valuesOf()).toEqual({});
});

test('records are found by an option, also one whose text is part of another', async () => {
  const priority = await aField('Priority', 'choice', ['High', 'Very High']);
  const tags = await aField('Tags', 'tags', ['sea', 'deep "sea"']);
  await set(mine, priority.id, 'Very High');
  await set(mine, tags.id, ['deep "sea"']);
  const found = async (field: number, option: string) => {
    const { items: some, count } = await items({ field: String(field), option });
    expect(count.value).toBe(some.length);
    return some.map(({ itemId }) => itemId);
  };
  expect(await found(priority.id, 'Very High')).toEqual([owner.id]);
  expect(await found(priority.id, 'High')).toEqual([]);
  expect(await found(tags.id, 'deep "sea"')).toEqual([owner.id]);
  expect(await found(tags.id, 'sea')).toEqual([]);
});

test('of two who fill in one field at once, the second is told what the first wrote', async () => {
  await share('edit');
  const { id } = await aField('Why', 'text');
  const answers = await Promise.all([set(mine, id, 'Mine'), set(theirs, id, 'Theirs')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const kept = (await valuesOf())?.[id];
  const refused = await answers.find(({ status }) => status === 409)?.json();
  expect(refused).toMatchObject({ message: `Someone else changed this meanwhile. It says “${String(kept)}” now.` });
  expect((await set(theirs, id, 'Agreed', kept)).status).toBe(200);
  // Whoever wants what is there already has it.
  expect((await set(mine, id, 'Agreed', kept)).status).toBe(200);
});

test('who may view or comment reads the fields and changes nothing; a stranger sees neither', async () => {
  const { id, version } = await aField('Why', 'text');
  await set(mine, id, 'Has a plant');
  await share('comment');
  expect((await theirs.call(getList, { params: { id: listId } })).body.fields).toHaveLength(1);
  const stranger = await app.signedIn(await aMember(app.deps));
  for (const [client, status] of [
    [theirs, 403],
    [stranger, 404],
  ] as const) {
    const answers = await Promise.all([
      client.send(addField, { params: { listId }, body: { name: 'Mine', type: 'text' } }),
      client.send(changeField, { params: { listId, fieldId: id }, body: { name: 'Mine', version } }),
      client.send(removeField, { params: { listId, fieldId: id } }),
      set(client, id, 'Mine', 'Has a plant'),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  }
  expect(await valuesOf()).toEqual({ [id]: 'Has a plant' });
});

test('a field is renamed by the newest edition, keeps values whose option went, and goes with its values', async () => {
  const field = await aField('Priority', 'choice', ['High', 'Low']);
  await set(mine, field.id, 'High');
  const change = (body: object) => mine.send(changeField, { params: { listId, fieldId: field.id }, body });
  expect((await change({ name: 'Rank', options: ['First', 'Low'], version: 1 })).status).toBe(200);
  expect((await change({ name: 'Order', version: 1 })).status).toBe(409);
  expect((await change({ name: 'Rank', options: [], version: 2 })).status).toBe(400);
  expect(await valuesOf()).toEqual({ [field.id]: 'High' });
  expect((await set(mine, field.id, 'First', 'High')).status).toBe(200);
  expect((await set(mine, field.id, 'High', 'First')).status).toBe(400);
  expect((await mine.refused(addField, { params: { listId }, body: { name: 'rank', type: 'text' } })).status).toBe(409);
  await mine.call(removeField, { params: { listId, fieldId: String(field.id) } });
  expect(await valuesOf()).toEqual({});
  expect((await set(mine, field.id, 'First')).status).toBe(404);
});

test('a field of another list, and a record that the list does not hold, are not found', async () => {
  const { id } = await aField('Why', 'text');
  const another = String((await mine.call(createList, { body: { name: 'Another' } })).body.id);
  await mine.call(addToList, { params: { listId: another }, body: { kind: 'member', id: owner.id } });
  const elsewhere = { params: { ...cell(id), listId: another }, body: { value: 'x', was: null } };
  expect((await mine.refused(setFieldValue, elsewhere)).status).toBe(404);
  await mine.call(removeField, { params: { listId: another, fieldId: String(id) } });
  expect((await set(mine, id, 'Here')).status).toBe(200);
  await mine.call(removeFromList, { params: { listId, kind: 'member', itemId: String(owner.id) } });
  expect((await set(mine, id, 'Gone', 'Here')).status).toBe(404);
});

test('a list has at most 20 fields, also when the last two are added at once', async () => {
  for (let count = 1; count < 20; count += 1) await aField(`Field ${count}`, 'text');
  const answers = await Promise.all(
    ['A', 'B'].map((name) => mine.send(addField, { params: { listId }, body: { name, type: 'text' } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});
