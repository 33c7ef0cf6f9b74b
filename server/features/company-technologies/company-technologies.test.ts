import { afterAll, beforeAll, expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import {
  companyTechnologyBounds,
  linkTechnology,
  listLinkedTechnologies,
  listOwnTechnologyCompanies,
  listTechnologyCompanies,
  unlinkTechnology,
} from '#contract/company-technologies.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A company with its owner, and a technology of another company. */
async function aLinkable() {
  const user = await app.aUser();
  const owner = await app.signedIn(user);
  const id = await aCompany(app.deps, { ownerId: user.id, name: 'Brinewell' });
  const makerId = await aCompany(app.deps, { name: 'Saltmaker' });
  const technologyId = await aTechnology(app.deps, { companyId: makerId, name: 'Brine cell' });
  const params = { id: String(id), technologyId: String(technologyId) };
  const technologies = async () =>
    (await app.visitor().call(listLinkedTechnologies, { params: { id: params.id } })).body.items;
  const companies = async (query = {}) =>
    (await app.visitor().call(listTechnologyCompanies, { params: { id: params.technologyId }, query })).body;
  return { user, owner, id, technologyId, params, technologies, companies };
}

test('the owner of a company says what it does with a technology; both pages show it', async () => {
  const { owner, id, technologyId, params, technologies, companies } = await aLinkable();
  const own = async () =>
    (await owner.call(listOwnTechnologyCompanies, { params: { id: params.technologyId } })).body.items;
  const company = { id, name: 'Brinewell', path: `/network/companies/${id}` };
  expect(await own()).toEqual([{ ...company, use: null }]);
  for (const use of ['develops', 'uses'] as const) {
    await owner.call(linkTechnology, { params, body: { use } });
    expect(await technologies()).toEqual([
      { id: technologyId, name: 'Brine cell', path: `/network/technologies/${technologyId}`, use },
    ]);
    expect((await companies()).items).toEqual([{ ...company, use }]);
    expect(await own()).toEqual([{ ...company, use }]);
  }
  await owner.call(unlinkTechnology, { params });
  await owner.call(unlinkTechnology, { params });
  expect(await technologies()).toEqual([]);
  expect((await companies()).count).toEqual({ value: 0, isCapped: false });
});

test('a technology that is deleted at the same time is not found', async () => {
  const { owner, id, params, technologies } = await aLinkable();
  const { database } = app.deps;
  for (let round = 0; round < 20; round += 1) {
    const technologyId = await aTechnology(app.deps, { companyId: await aCompany(app.deps), name: 'Brine cell' });
    const path = fillPath(linkTechnology.path, { id: params.id, technologyId: String(technologyId) });
    const headers = { 'Content-Type': 'application/json' };
    const [{ status }] = await Promise.all([
      owner.fetch(path, { method: 'PUT', headers, body: JSON.stringify({ use: 'uses' }) }),
      database.write((trx) => trx.deleteFrom('technologies').where('id', '=', technologyId).execute()),
    ]);
    expect([200, 404]).toContain(status);
  }
  expect(await technologies()).toEqual([]);
  const left = await database.db.selectFrom('company_technologies').where('company_id', '=', id).selectAll().execute();
  expect(left).toEqual([]);
});

test('the companies of a technology come in pages', async () => {
  const { user, owner, id, params, companies } = await aLinkable();
  const second = await aCompany(app.deps, { ownerId: user.id });
  for (const company of [id, second]) {
    await owner.call(linkTechnology, { params: { ...params, id: String(company) }, body: { use: 'uses' } });
  }
  const first = await companies({ limit: '1' });
  expect([first.items[0]?.id, first.count.value]).toEqual([second, 2]);
  const last = await companies({ limit: '1', cursor: first.nextCursor });
  expect([last.items[0]?.id, last.nextCursor]).toEqual([id, null]);
});

test('withheld companies and technologies are not shown', async () => {
  const { owner, id, technologyId, params, technologies, companies } = await aLinkable();
  await owner.call(linkTechnology, { params, body: { use: 'uses' } });
  const { db } = app.deps.database;
  await db.updateTable('companies').set({ hold: 'hidden' }).where('id', '=', id).execute();
  expect(await companies()).toMatchObject({ items: [], count: { value: 0 } });
  await db.updateTable('companies').set({ hold: null }).where('id', '=', id).execute();
  expect((await companies()).items).toHaveLength(1);
  await db.updateTable('technologies').set({ hold: 'hidden' }).where('id', '=', technologyId).execute();
  expect(await technologies()).toEqual([]);
  const refused = await app.visitor().refused(listTechnologyCompanies, { params: { id: params.technologyId } });
  expect(refused.status).toBe(404);
});

test('only the owner and admins name technologies', async () => {
  const { params, technologies } = await aLinkable();
  const stranger = await app.signedIn(await app.aUser());
  expect((await stranger.refused(linkTechnology, { params, body: { use: 'uses' } })).status).toBe(403);
  expect((await stranger.refused(unlinkTechnology, { params })).status).toBe(403);
  const admin = await app.signedIn(await app.aUser({ role: 'admin' }));
  await admin.call(linkTechnology, { params, body: { use: 'uses' } });
  expect(await technologies()).toHaveLength(1);
});

test('what an admin changes at a company of others is in the audit log; what its owner changes is not', async () => {
  const { owner, id, params, technologies } = await aLinkable();
  const admin = await app.signedIn(await app.aUser({ role: 'admin' }));
  await owner.call(linkTechnology, { params, body: { use: 'uses' } });
  await owner.call(unlinkTechnology, { params });
  await admin.call(linkTechnology, { params, body: { use: 'develops' } });
  await admin.call(unlinkTechnology, { params });
  await admin.call(unlinkTechnology, { params });
  expect(await technologies()).toEqual([]);
  const { items } = (await admin.call(listAuditEntries, { query: { action: 'content.edit' } })).body;
  expect(items.filter(({ targetId }) => targetId === id).map(({ target, note }) => [target, note])).toEqual([
    ['Brinewell', 'Took the technology “Brine cell” off'],
    ['Brinewell', 'Said of “Brine cell”: develops it'],
  ]);
});

test('a company names no technology of its own, and not too many', async () => {
  const { owner, id, params } = await aLinkable();
  const ownId = String(await aTechnology(app.deps, { companyId: id }));
  const link = (technologyId: string) => ({ params: { ...params, technologyId }, body: { use: 'uses' as const } });
  expect((await owner.refused(linkTechnology, link(ownId))).status).toBe(409);
  for (let count = 0; count < companyTechnologyBounds.perCompany; count += 1) {
    const technology_id = await aTechnology(app.deps);
    await app.deps.database.db
      .insertInto('company_technologies')
      .values({ company_id: id, technology_id, use: 'uses' })
      .execute();
  }
  expect((await owner.refused(linkTechnology, link(params.technologyId))).status).toBe(409);
});
