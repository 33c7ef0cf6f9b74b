import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { getCompany, listCompanies, updateCompany } from '#contract/companies.ts';
import {
  type CompanyMatchProfile,
  emptyCompanyMatchProfile,
  updateCompanyMatchProfile,
} from '#contract/match-profiles.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, companyForm } from '#server/testing/company-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const raising: CompanyMatchProfile = {
  closesOn: '2026-12-31',
  seeks: ['capital', 'pilot-site'],
  offers: ['technology'],
  stages: ['series-a'],
  regions: ['benelux'],
  raising: 4_500_000,
  currency: 'EUR',
  seeksText: 'A lead who has built a gigafactory-sized dryer',
};

async function anOwnedCompany(name: string) {
  const owner = await app.aUser();
  const id = await aCompany(app.deps, { name, ownerId: owner.id });
  return { id, params: { id: String(id) }, owner: await app.signedIn(owner) };
}

const found = async (query: Record<string, string>) =>
  (await app.visitor().call(listCompanies, { query })).body.items.map(({ id }) => id);

describe('what a company seeks and offers', () => {
  test('is set by its owner, shown on its page, and a new edition of the company', async () => {
    const { params, owner } = await anOwnedCompany('Dryer Works');
    expect((await app.visitor().call(getCompany, { params })).body).toMatchObject({ matchProfile: null, version: 1 });
    const { body } = await owner.call(updateCompanyMatchProfile, { params, body: { ...raising, version: 1 } });
    expect(body).toEqual({ ...raising, version: 2 });
    const { body: shown } = await app.visitor().call(getCompany, { params });
    expect(shown).toMatchObject({ version: 2 });
    expect(shown.matchProfile).toEqual(raising);
  });

  test('of an older edition is refused, and changes nothing', async () => {
    const { params, owner } = await anOwnedCompany('Twice Open');
    await owner.call(updateCompanyMatchProfile, { params, body: { ...raising, version: 1 } });
    const late = { ...emptyCompanyMatchProfile, version: 1 };
    expect((await owner.send(updateCompanyMatchProfile, { params, body: late })).status).toBe(409);
    expect((await app.visitor().call(getCompany, { params })).body.matchProfile).toEqual(raising);
  });

  test('is not for strangers to set; what an admin changes is in the audit log', async () => {
    const { id, params } = await anOwnedCompany('Audited Works');
    const stranger = await app.as('member');
    const body = { ...raising, version: 1 };
    expect((await stranger.send(updateCompanyMatchProfile, { params, body })).status).toBe(403);
    const admin = await app.as('admin');
    await admin.call(updateCompanyMatchProfile, { params, body });
    const { body: log } = await admin.call(listAuditEntries, { query: {} });
    const entry = log.items.find(({ target }) => target === 'Audited Works');
    expect(entry).toMatchObject({ action: 'content.edit', targetId: id });
    expect(entry?.note).toBe(
      'Changed: seeks, offers, stages, regions, amount raised now, day the round closes, what it seeks, in words',
    );
  });

  test('cannot be work as an employee', async () => {
    const { params, owner } = await anOwnedCompany('No Persons');
    const body = { ...raising, offers: ['talent'] as never, version: 1 };
    expect((await owner.send(updateCompanyMatchProfile, { params, body })).status).toBe(400);
  });
});

test('the directory filters by it, also by a part of the words, and after the other form was saved', async () => {
  const { id, params, owner } = await anOwnedCompany('Filtered Dryers');
  const { id: other } = await anOwnedCompany('Filtered Kilns');
  await owner.call(updateCompanyMatchProfile, { params, body: { ...raising, version: 1 } });
  const search = 'filtered';
  expect(await found({ search, seek: 'capital', stage: 'series-a', region: 'benelux' })).toEqual([id]);
  expect(await found({ search, seek: 'capital', offer: 'capital' })).toEqual([]);
  expect(new Set(await found({ search }))).toEqual(new Set([id, other]));
  expect(await found({ search: 'gafactory' })).toContain(id);
  const body = { ...companyForm({ name: 'Filtered Ovens' }), version: 2 };
  await owner.call(updateCompany, { params, body });
  expect(await found({ search: 'filtered ovens', offer: 'technology' })).toEqual([id]);
  await owner.call(updateCompanyMatchProfile, { params, body: { ...emptyCompanyMatchProfile, version: 3 } });
  expect(await found({ search, seek: 'capital' })).toEqual([]);
});
