import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { updateCompany } from '#contract/companies.ts';
import {
  agreeOnInvestor,
  type InvestorAgreement,
  type InvestorKind,
  listCompanyInvestors,
  listInvestments,
  removeInvestor,
} from '#contract/company-investors.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { listNotifications } from '#contract/notifications.ts';
import { relistMember } from '#server/features/members/index.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, companyForm } from '#server/testing/company-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

interface Somebody {
  user: CurrentUser;
  client: TestClient;
}

async function somebody(fullName: string): Promise<Somebody> {
  const user = await app.aUser({ fullName });
  return { user, client: await app.signedIn(user) };
}

const seed = { type: 'Seed', amount: '$2M', date: '2024-02-03', investors: ['Brine Angels', 'Tide Fund'] };
const seriesA = { type: 'Series A', amount: '$9M', date: '2026-02-03', investors: ['TIDE Fund'] };

/** A company whose rounds name two investors, its owner, and a member who might be one of them. */
async function aRaise() {
  const [owner, angel] = [await somebody('Olga Owner'), await somebody('Ana Angel')];
  const id = await aCompany(app.deps, { ownerId: owner.user.id, name: 'Brinewell', fundingRounds: [seed, seriesA] });
  const at = (kind: InvestorKind, investorId: number) => ({ id: String(id), kind, investorId: String(investorId) });
  const agree = async (
    by: Somebody,
    kind: InvestorKind,
    investorId: number,
    name: string | null,
  ): Promise<InvestorAgreement> =>
    (await by.client.call(agreeOnInvestor, { params: at(kind, investorId), body: { name } })).body.agreedBy;
  const seenBy = async (client: TestClient) =>
    (await client.call(listCompanyInvestors, { params: { id: String(id) } })).body;
  return { owner, angel, id, at, agree, seenBy };
}

async function hide({ user }: Somebody): Promise<void> {
  await app.deps.database.write(async (trx) => {
    await trx.updateTable('member_profiles').set({ wants_listing: 0 }).where('user_id', '=', user.id).execute();
    await relistMember(trx, user.id);
  });
}

const investmentsOf = async (kind: InvestorKind, id: number, client: TestClient) =>
  (await client.call(listInvestments, { params: { kind, id: String(id) }, query: {} })).body;
const news = async ({ client }: Somebody) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title, path }) => [title, path]);

describe('an investor who is a member', () => {
  test('is shown on both pages once both sides have said so', async () => {
    const { owner, angel, id, agree, seenBy } = await aRaise();
    expect(await agree(owner, 'member', angel.user.id, 'brine angels')).toBe('company');
    const waiting = { name: 'Brine Angels', kind: 'member', id: angel.user.id, title: 'Ana Angel' };
    expect(await seenBy(app.visitor())).toEqual({ items: [], waiting: [] });
    expect(await seenBy(owner.client)).toMatchObject({ items: [], waiting: [{ ...waiting, isOwn: false }] });
    expect(await seenBy(angel.client)).toMatchObject({ items: [], waiting: [{ ...waiting, isOwn: true }] });
    expect((await investmentsOf('member', angel.user.id, app.visitor())).items).toEqual([]);
    expect((await investmentsOf('member', angel.user.id, angel.client)).items).toMatchObject([{ agreedBy: 'company' }]);
    expect(await news(angel)).toEqual([['Brinewell names you as an investor', `/network/profile/${angel.user.id}`]]);

    expect(await agree(angel, 'member', angel.user.id, null)).toBe('both');
    expect(await news(owner)).toEqual([['Ana Angel confirms the investment', `/network/companies/${id}`]]);
    expect(await seenBy(app.visitor())).toMatchObject({ items: [{ ...waiting, agreedBy: 'both' }], waiting: [] });
    expect(await investmentsOf('member', angel.user.id, app.visitor())).toMatchObject({
      items: [
        {
          company: { id, name: 'Brinewell', path: `/network/companies/${id}` },
          rounds: [{ type: 'Seed', amount: '$2M', date: '2024-02-03' }],
        },
      ],
      count: { value: 1 },
    });
  });

  test('can say it first, and either side ends it', async () => {
    const { owner, angel, id, at, agree, seenBy } = await aRaise();
    expect(await agree(angel, 'member', angel.user.id, 'Brine Angels')).toBe('investor');
    expect(await news(owner)).toEqual([['Ana Angel says to have invested in Brinewell', `/network/companies/${id}`]]);
    expect(await agree(owner, 'member', angel.user.id, null)).toBe('both');
    for (const side of [owner, angel, angel]) {
      await side.client.call(removeInvestor, { params: at('member', angel.user.id) });
      expect(await seenBy(owner.client)).toEqual({ items: [], waiting: [] });
      if (side === owner) await agree(angel, 'member', angel.user.id, 'Brine Angels');
    }
  });

  test('confirms no other name than the one that the other side has said', async () => {
    const { owner, angel, id, agree, seenBy } = await aRaise();
    await agree(owner, 'member', angel.user.id, 'Brine Angels');
    expect(await agree(angel, 'member', angel.user.id, 'Tide Fund')).toBe('investor');
    expect((await seenBy(app.visitor())).items).toEqual([]);
    expect((await news(owner))[0]).toEqual([
      'Ana Angel says to have invested in Brinewell',
      `/network/companies/${id}`,
    ]);
    expect(await agree(owner, 'member', angel.user.id, 'TIDE fund')).toBe('both');
    // Nor does one side change it once both have confirmed.
    for (const [side, agreement] of [
      [angel, 'investor'],
      [owner, 'both'],
    ] as const) {
      expect(await agree(side, 'member', angel.user.id, 'Brine Angels')).toBe(agreement);
    }
    expect((await seenBy(app.visitor())).items).toMatchObject([{ name: 'Brine Angels' }]);
  });

  test('is not shown to who has blocked them, and blocks are not crossed', async () => {
    const { owner, angel, at, agree, seenBy } = await aRaise();
    await agree(owner, 'member', angel.user.id, 'Brine Angels');
    await agree(angel, 'member', angel.user.id, null);
    const blocker = await somebody('Bea Blocker');
    await blocker.client.call(blockMember, { params: { id: String(angel.user.id) } });
    expect((await seenBy(blocker.client)).items).toEqual([]);
    const other = await somebody('Otto Other');
    await other.client.call(blockMember, { params: { id: String(owner.user.id) } });
    const refused = await owner.client.refused(agreeOnInvestor, {
      params: at('member', other.user.id),
      body: { name: 'Tide Fund' },
    });
    expect(refused.status).toBe(409);
    // Nor is what waits confirmed to somebody who has since blocked the other side.
    const shy = await somebody('Sia Shy');
    await agree(shy, 'member', shy.user.id, 'Tide Fund');
    await shy.client.call(blockMember, { params: { id: String(owner.user.id) } });
    const late = { params: at('member', shy.user.id), body: { name: null } };
    expect((await owner.client.refused(agreeOnInvestor, late)).status).toBe(409);
    expect(await news(shy)).toEqual([]);
  });
});

describe('an investor that is a company', () => {
  test('needs no confirmation while nobody owns it; its rounds are found however the name is written', async () => {
    const { owner, id, agree } = await aRaise();
    const fund = await aCompany(app.deps, { name: 'Tide Fund' });
    expect(await agree(owner, 'company', fund, 'Tide Fund')).toBe('both');
    const { items } = await investmentsOf('company', fund, app.visitor());
    expect(items).toMatchObject([{ company: { id }, rounds: [{ type: 'Series A' }, { type: 'Seed' }] }]);
  });

  test('is confirmed by its owner', async () => {
    const { owner, agree, seenBy } = await aRaise();
    const partner = await somebody('Pia Partner');
    const fund = await aCompany(app.deps, { ownerId: partner.user.id, name: 'Tide Fund' });
    expect(await agree(owner, 'company', fund, 'Tide Fund')).toBe('company');
    expect(await news(partner)).toEqual([['Brinewell names Tide Fund as an investor', `/network/companies/${fund}`]]);
    expect(await agree(partner, 'company', fund, null)).toBe('both');
    await app.deps.database.db.updateTable('companies').set({ hold: 'hidden' }).where('id', '=', fund).execute();
    expect((await seenBy(app.visitor())).items).toEqual([]);
  });

  test('cannot be the company itself', async () => {
    const { owner, id, at } = await aRaise();
    const refused = await owner.client.refused(agreeOnInvestor, {
      params: at('company', id),
      body: { name: 'Tide Fund' },
    });
    expect(refused.status).toBe(409);
  });
});

test('only names of the rounds are investors, each is one record, and a name that goes takes the link with it', async () => {
  const { owner, angel, id, at, agree, seenBy } = await aRaise();
  const params = at('member', angel.user.id);
  for (const name of ['Somebody Else', null]) {
    const { status, body } = await owner.client.refused(agreeOnInvestor, { params, body: { name } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['name']]);
  }
  await agree(owner, 'member', angel.user.id, 'Brine Angels');
  const other = await somebody('Otto Other');
  const taken = { params: at('member', other.user.id), body: { name: 'Brine Angels' } };
  expect((await owner.client.refused(agreeOnInvestor, taken)).status).toBe(409);
  const form = companyForm({ name: 'Brinewell', fundingRounds: [seriesA] });
  await owner.client.call(updateCompany, { params: { id: String(id) }, body: { ...form, version: 1 } });
  expect(await seenBy(owner.client)).toEqual({ items: [], waiting: [] });
});

describe('an investor whom the company cannot see', () => {
  test.each(['hides', 'blocks the owner'])('a member who %s keeps no name from the one whose it is', async (how) => {
    const { owner, angel, at, agree, seenBy } = await aRaise();
    await agree(angel, 'member', angel.user.id, 'Brine Angels');
    if (how === 'hides') await hide(angel);
    else await angel.client.call(blockMember, { params: { id: String(owner.user.id) } });
    expect(await seenBy(owner.client)).toEqual({ items: [], waiting: [] });
    const real = await somebody('Rea Real');
    const call = { params: at('member', real.user.id), body: { name: 'Brine Angels' } };
    // Only the company decides whose the name is.
    expect((await real.client.refused(agreeOnInvestor, call)).status).toBe(409);
    expect(await agree(owner, 'member', real.user.id, 'Brine Angels')).toBe('company');
    expect((await seenBy(owner.client)).waiting).toMatchObject([{ title: 'Rea Real' }]);
    expect((await seenBy(angel.client)).waiting).toEqual([]);
  });

  test('is taken off all the same, and leaves a company that is hidden; strangers learn nothing', async () => {
    const { owner, angel, id, at, agree, seenBy } = await aRaise();
    const params = at('member', angel.user.id);
    const stranger = await somebody('Stan Stranger');
    await agree(angel, 'member', angel.user.id, 'Brine Angels');
    await hide(angel);
    expect((await stranger.client.refused(removeInvestor, { params })).status).toBe(404);
    await owner.client.call(removeInvestor, { params });
    expect((await seenBy(angel.client)).waiting).toEqual([]);

    await agree(angel, 'member', angel.user.id, 'Brine Angels');
    const hold = (value: 'hidden' | null) =>
      app.deps.database.db.updateTable('companies').set({ hold: value }).where('id', '=', id).execute();
    await hold('hidden');
    expect((await stranger.client.refused(removeInvestor, { params })).status).toBe(404);
    await angel.client.call(removeInvestor, { params });
    await hold(null);
    expect((await seenBy(angel.client)).waiting).toEqual([]);
  });
});

test('names that differ in the last word only are two investors; however one is written, it is one', async () => {
  const [owner, angel] = [await somebody('Olga Owner'), await somebody('Ana Angel')];
  const house = 'European Circular Bioeconomy Fund Management';
  const investors = [`${house} I`, `${house} II`, 'Ørsted Ventures', 'Orsted Ventures', 'Crédit Vert'];
  const id = await aCompany(app.deps, { ownerId: owner.user.id, fundingRounds: [{ ...seed, investors }] });
  const named = async (by: Somebody, name: string) => {
    const params = { id: String(id), kind: 'member', investorId: String(by.user.id) } as const;
    await owner.client.call(agreeOnInvestor, { params, body: { name } });
    const { waiting } = (await owner.client.call(listCompanyInvestors, { params: { id: String(id) } })).body;
    return waiting.find((investor) => investor.id === by.user.id)?.name;
  };
  expect(await named(angel, `${house} I`)).toBe(`${house} I`);
  expect(await named(await somebody('Otto Other'), `${house.toUpperCase()} II`)).toBe(`${house} II`);
  expect(await named(angel, 'orsted ventures')).toBe('Orsted Ventures');
  expect(await named(angel, 'credit vert')).toBe('Crédit Vert');
});

test('a member who deletes their account at the same time is not found', async () => {
  const { owner, at, id, seenBy } = await aRaise();
  const { database } = app.deps;
  for (let round = 0; round < 20; round += 1) {
    const leaving = await somebody('Leo Leaving');
    const path = fillPath(agreeOnInvestor.path, at('member', leaving.user.id));
    const headers = { 'Content-Type': 'application/json' };
    const [{ status }] = await Promise.all([
      owner.client.fetch(path, { method: 'PUT', headers, body: JSON.stringify({ name: 'Tide Fund' }) }),
      database.write((trx) => trx.deleteFrom('users').where('id', '=', leaving.user.id).execute()),
    ]);
    expect([200, 404]).toContain(status);
  }
  expect((await seenBy(owner.client)).waiting).toEqual([]);
  const left = await database.db.selectFrom('company_investors').where('company_id', '=', id).selectAll().execute();
  expect(left).toEqual([]);
});

test('strangers say nothing, admins speak for companies but not for themselves', async () => {
  const { angel, at, id } = await aRaise();
  const stranger = await somebody('Stan Stranger');
  const call = { params: at('member', angel.user.id), body: { name: 'Brine Angels' } };
  expect((await stranger.client.refused(agreeOnInvestor, call)).status).toBe(403);
  expect((await stranger.client.refused(removeInvestor, { params: call.params })).status).toBe(403);
  const user = await app.aUser({ role: 'admin' });
  const admin = { user, client: await app.signedIn(user) };
  expect((await admin.client.call(agreeOnInvestor, call)).body.agreedBy).toBe('company');
  const own = { params: { ...at('member', user.id), id: String(id) }, body: { name: 'Tide Fund' } };
  expect((await admin.client.call(agreeOnInvestor, own)).body.agreedBy).toBe('investor');
  const unowned = await aCompany(app.deps, { fundingRounds: [seed] });
  const unclaimed = { params: { ...call.params, id: String(unowned) }, body: call.body };
  expect((await angel.client.refused(agreeOnInvestor, unclaimed)).status).toBe(409);
});

test('what an admin says in the place of a company is in the audit log; what its owner and the investor say is not', async () => {
  const { owner, angel, id, at, agree } = await aRaise();
  const user = await app.aUser({ role: 'admin' });
  const admin = { user, client: await app.signedIn(user) };
  const investor = angel.user.id;
  const end = ({ client }: Somebody) => client.call(removeInvestor, { params: at('member', investor) });
  await agree(owner, 'member', investor, 'Tide Fund');
  await agree(angel, 'member', investor, null);
  await end(angel);
  await agree(admin, 'member', investor, 'brine angels');
  await agree(admin, 'member', investor, 'Brine Angels');
  await end(admin);
  await end(admin);
  const { items } = (await admin.client.call(listAuditEntries, { query: { action: 'content.edit' } })).body;
  expect(items.filter(({ targetId }) => targetId === id).map(({ target, note }) => [target, note])).toEqual([
    ['Brinewell', 'Said that “Brine Angels” of its rounds is not Ana Angel'],
    ['Brinewell', 'Said that “Brine Angels” of its rounds is Ana Angel'],
  ]);
});
