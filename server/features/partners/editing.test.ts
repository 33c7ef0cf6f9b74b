import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import { listPartners } from '#contract/partners.ts';
import {
  createPartner,
  deletePartner,
  listPartnerEditions,
  orderPartners,
  type PartnerFields,
  partnerBounds,
  updatePartner,
} from '#contract/partners-admin.ts';
import { createTestApp } from '#server/testing/app.ts';

const fields = (overrides: Partial<PartnerFields> = {}): PartnerFields => ({
  name: 'Brinewell',
  tagline: 'Storage in salt, sample',
  isShown: true,
  ...overrides,
});
const one = (id: number) => ({ params: { id: String(id) } });

test('partners are added, edited, hidden, reordered and deleted, for everyone at once; each step is logged', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const shown = async () => (await app.visitor().call(listPartners)).body.map(({ name }) => name);
  const first = (await admin.call(createPartner, { body: fields() })).body;
  expect(first).toEqual({ ...fields(), id: first.id, version: 1 });
  const second = (await admin.call(createPartner, { body: fields({ name: 'Gullwing', isShown: false }) })).body;
  expect(await shown()).toEqual(['Brinewell']);
  await admin.call(updatePartner, { ...one(second.id), body: { ...fields({ name: 'Gullwing' }), version: 1 } });
  expect(await shown()).toEqual(['Brinewell', 'Gullwing']);
  await admin.call(orderPartners, { body: { ids: [second.id, first.id] } });
  expect(await shown()).toEqual(['Gullwing', 'Brinewell']);
  await admin.call(updatePartner, {
    ...one(first.id),
    body: { ...fields({ name: 'Brinewell & Sons', isShown: false }), version: 1 },
  });
  expect(await shown()).toEqual(['Gullwing']);
  expect((await admin.call(listPartnerEditions)).body.map(({ name, isShown }) => [name, isShown])).toEqual([
    ['Gullwing', true],
    ['Brinewell & Sons', false],
  ]);
  await admin.call(deletePartner, one(second.id));
  expect(await shown()).toEqual([]);
  expect((await admin.refused(deletePartner, one(second.id))).status).toBe(404);
  const { items } = (await admin.call(listAuditEntries, { query: {} })).body;
  expect(items.map(({ action, target, note }) => [action, target, note])).toEqual([
    ['content.remove', 'Gullwing', null],
    ['content.hide', 'Brinewell & Sons', 'Changed: name, visibility. It was called Brinewell'],
    ['content.edit', 'All partners', 'New order'],
    ['content.restore', 'Gullwing', 'Changed: visibility'],
    ['content.create', 'Gullwing', null],
    ['content.create', 'Brinewell', null],
  ]);
});

test('names are unique, an old edition is not saved, and an order lists each partner once', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { id } = (await admin.call(createPartner, { body: fields() })).body;
  const other = (await admin.call(createPartner, { body: fields({ name: 'Gullwing' }) })).body;
  const taken = { name: 'A partner with this name already exists' };
  expect((await admin.refused(createPartner, { body: fields() })).body.fields).toEqual(taken);
  const twin = await admin.refused(updatePartner, { ...one(other.id), body: { ...fields(), version: 1 } });
  expect([twin.status, twin.body.fields]).toEqual([409, taken]);
  const edit = (tagline: string) =>
    admin.send(updatePartner, { params: { id }, body: { ...fields({ tagline }), version: 1 } });
  const answers = await Promise.all([edit('Salt for storage'), edit('Storage for salt')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await answers.find(({ ok }) => !ok)?.json()).toMatchObject({ message: staleEdition });
  expect((await admin.refused(updatePartner, { ...one(999), body: { ...fields(), version: 1 } })).status).toBe(404);
  for (const ids of [[], [id], [id, id], [id, other.id, id], [id, 999]]) {
    expect((await admin.refused(orderPartners, { body: { ids } })).status).toBe(409);
  }
});

test('the last free place is taken once, also by five requests at once', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const add = (name: string) => admin.send(createPartner, { body: fields({ name }) });
  for (let number = 1; number < partnerBounds.count; number += 1) await add(`Partner ${number}`);
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => add(`Late ${index}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  expect((await admin.call(listPartnerEditions)).body).toHaveLength(partnerBounds.count);
});

test.each<[keyof PartnerFields, unknown, number]>([
  ['name', 'x', 400],
  ['name', 'Ox', 201],
  ['name', 'x'.repeat(60), 201],
  ['name', 'x'.repeat(61), 400],
  ['name', 'two\nlines', 400],
  ['tagline', 'xx', 400],
  ['tagline', 'xxx', 201],
  ['tagline', 'x'.repeat(120), 201],
  ['tagline', 'x'.repeat(121), 400],
  ['isShown', 'yes', 400],
])('%s %j is answered with %d', async (field, value, status) => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const answer = await admin.send(createPartner, { body: { ...fields(), [field]: value } });
  expect(answer.status).toBe(status);
  if (status === 400) expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});
