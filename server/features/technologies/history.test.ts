import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { listChanges } from '#contract/changes.ts';
import type { FollowKind } from '#contract/connections-follows.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import { addTechnology, removeTechnology, updateTechnology } from '#contract/technologies.ts';
import { deleteHold, putHold } from '#server/features/moderation/hold-store.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, technologyForm } from '#server/testing/company-factory.ts';

let app: TestApp;
let owns: TestClient;
let companyId: number;
let id: number;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  const owner = await app.aUser();
  owns = await app.signedIn(owner);
  companyId = await aCompany(app.deps, { ownerId: owner.id });
  const params = { id: String(companyId) };
  id = (await owns.call(addTechnology, { params, body: technologyForm({ name: 'Salt cell' }) })).body.id;
});

const edit = (version: number, form: Parameters<typeof technologyForm>[0]) =>
  owns.call(updateTechnology, {
    params: { id: String(id) },
    body: { ...technologyForm({ name: 'Salt cell', ...form }), version },
  });
const remove = () => owns.call(removeTechnology, { params: { id: String(companyId), technologyId: String(id) } });
const withhold = (hold: Hold | null, kind: 'technology' | 'company' = 'technology') =>
  app.deps.database.write(async (trx) => {
    const of = kind === 'technology' ? id : companyId;
    const now = app.clock.now();
    await deleteHold(trx, kind, of);
    if (hold) await putHold(trx, { kind, itemId: of, reason: 'Nobody can check it', at: now.toISOString() });
    await moderatedKind(app.deps, kind).setHold?.(app.deps.database, trx, of, hold, now);
  });

async function history(kind: FollowKind, of: number): Promise<string[]> {
  const { body } = await app.visitor().call(listChanges, { query: { kind, id: String(of) } });
  return body.items.map(({ field, old, new: now }) => `${field}: ${old ?? ''} -> ${now ?? ''}`);
}

test('has the fields of the form, as the page shows them', async () => {
  await edit(1, { readinessLevel: 7, status: 'mature', tags: ['salt', 'heat'], isListedForSale: true });
  await edit(2, { readinessLevel: 8, status: 'mature', tags: ['heat', 'cells', 'salt'], isListedForSale: true });
  const form = technologyForm();
  expect(await history('technology', id)).toEqual([
    'Tags:  -> cells',
    'Readiness level: 7 -> 8',
    'For sale: No -> Yes',
    `Tags: ${form.tags.join('\n')} -> salt\nheat`,
    `Readiness level: ${form.readinessLevel} -> 7`,
    'Status: Emerging -> Mature',
  ]);
});

test('the history of a company names the technologies that come and go', async () => {
  expect(await history('company', companyId)).toEqual(['Technologies:  -> Salt cell']);
  await remove();
  expect(await history('company', companyId)).toEqual(['Technologies: Salt cell -> ', 'Technologies:  -> Salt cell']);
  const query = { kind: 'technology', id: String(id) } as const;
  expect((await app.visitor().refused(listChanges, { query })).status).toBe(404);
});

test('a withheld technology has no history, and its name leaves that of its company', async () => {
  await edit(1, { readinessLevel: 7 });
  await withhold('hidden');
  expect(await history('company', companyId)).toEqual([]);
  await edit(2, { readinessLevel: 8 });
  await withhold(null);
  expect(await history('technology', id)).toEqual([]);
  await withhold('hidden');
  await remove();
  expect(await history('company', companyId)).toEqual([]);
});

test('a technology that is withheld with its company has no history either', async () => {
  await edit(1, { readinessLevel: 7 });
  await withhold('hidden', 'company');
  await edit(2, { readinessLevel: 8 });
  await withhold(null, 'company');
  expect([await history('technology', id), await history('company', companyId)]).toEqual([[], []]);
});
