import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { deleteAccount } from '#contract/account-data.ts';
import type { CurrentUser } from '#contract/accounts.ts';
import { historyDays, listChanges } from '#contract/changes.ts';
import { addTeamMember, getCompany, removeTeamMember, updateCompany } from '#contract/companies.ts';
import { followRecord, unfollowRecord } from '#contract/connections-follows.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, companyForm } from '#server/testing/company-factory.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { sweepChanges } from './sweep.ts';

let app: TestApp;
let owner: CurrentUser;
let [owns, follows]: [TestClient, TestClient] = [null as never, null as never];
let id: number;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  owner = await app.aUser({ fullName: 'Olivia Owner' });
  [owns, follows] = [await app.signedIn(owner), await app.as('member')];
  id = await aCompany(app.deps, { ownerId: owner.id, name: 'Brinewell' });
});

type Form = Parameters<typeof companyForm>[0];

async function edit(client: TestClient, form: Form, of = id) {
  const params = { id: String(of) };
  const known = await app.deps.database.db.selectFrom('companies').where('id', '=', of).select('version').execute();
  await client.call(updateCompany, { params, body: { ...companyForm(form), version: known[0]?.version ?? 0 } });
}

const history = async (client: TestClient = app.visitor(), of = id) =>
  (await client.call(listChanges, { query: { kind: 'company', id: String(of) } })).body.items;
const texts = (items: Awaited<ReturnType<typeof history>>) =>
  items.map(({ field, old, new: now }) => `${field}: ${old ?? ''} -> ${now ?? ''}`);
const follow = (client: TestClient, of = id) =>
  client.call(followRecord, { params: { kind: 'company', id: String(of) } });
const withhold = (hold: Hold | null) =>
  app.deps.database.write(async (trx) => {
    await moderatedKind(app.deps, 'company').setHold?.(app.deps.database, trx, id, hold, app.clock.now());
  });

describe('the history of a company', () => {
  test('has each changed field with its old and new value, as the page shows them', async () => {
    const round = { type: 'Series A', amount: '$8M', date: '2026-02-01', investors: ['Blue Fund'] };
    await edit(owns, {
      name: 'Brinewell',
      valuation: '$50M',
      size: '51-200',
      focusArea: 'hydrogen',
      fundingRounds: [round],
    });
    expect(texts(await history())).toEqual(
      [
        'Size: 11-50 employees -> 51-200 employees',
        'Focus area: Energy Storage -> Hydrogen',
        'Valuation:  -> $50M',
        'Funding rounds:  -> Series A · $8M · February 1, 2026 · Blue Fund',
      ].toReversed(),
    );
    await edit(owns, { name: 'Brinewell', valuation: '$60M', size: '51-200', focusArea: 'hydrogen' });
    expect(texts(await history()).slice(0, 2)).toEqual([
      'Funding rounds: Series A · $8M · February 1, 2026 · Blue Fund -> ',
      'Valuation: $50M -> $60M',
    ]);
  });

  test('an edit without a difference adds nothing', async () => {
    await edit(owns, { name: 'Brinewell' });
    expect(await history()).toEqual([]);
  });

  test('a long text is cut; a difference beyond the cut is told without values', async () => {
    const long = 'We pump brine. '.repeat(100);
    await edit(owns, { name: 'Brinewell', longDescription: long });
    await edit(owns, { name: 'Brinewell', longDescription: `${long} In Chile.` });
    const [second, first] = await history();
    expect(second).toMatchObject({ field: 'About', old: null, new: null });
    expect(first?.new?.length).toBeLessThanOrEqual(301);
  });

  test('has the people who join and leave the team', async () => {
    const params = { id: String(id) };
    await owns.call(addTeamMember, { params, body: { name: 'Ada Lovelace', title: 'CTO', bio: '' } });
    const { team } = (await app.visitor().call(getCompany, { params })).body;
    await owns.call(removeTeamMember, { params: { ...params, memberId: String(team[0]?.id) } });
    expect(texts(await history())).toEqual(['Team: Ada Lovelace, CTO -> ', 'Team:  -> Ada Lovelace, CTO']);
  });

  test('says the role of whoever changed it; only admins read the name', async () => {
    const admin = await app.as('admin');
    await edit(owns, { name: 'Brinewell', valuation: '$50M' });
    await edit(admin, { name: 'Brinewell', valuation: '$40M' });
    for (const client of [app.visitor(), follows, owns]) {
      expect((await history(client)).map(({ by }) => by)).toEqual([
        { role: 'team', member: null },
        { role: 'owner', member: null },
      ]);
    }
    expect((await history(admin)).at(-1)?.by).toMatchObject({ role: 'owner', member: { name: 'Olivia Owner' } });
    await owns.call(deleteAccount, { body: { password: samplePassword } });
    expect((await history(admin)).at(-1)?.by).toEqual({ role: 'owner', member: null });
  });

  test('has nothing of the time before and while the team withheld it', async () => {
    await edit(owns, { name: 'Brinewell', description: 'A claim that nobody can check, made for this test.' });
    await follow(follows);
    await withhold('hidden');
    const query = { kind: 'company', id: String(id) } as const;
    for (const client of [app.visitor(), follows]) {
      expect((await client.refused(listChanges, { query })).status).toBe(404);
    }
    expect((await follows.call(listChanges, { query: {} })).body.items).toEqual([]);
    await edit(owns, { name: 'Brinewell', valuation: '$1' });
    await edit(owns, { name: 'Brinewell', valuation: '$2' });
    await withhold(null);
    expect(await history()).toEqual([]);
    await edit(owns, { name: 'Brinewell', valuation: '$3' });
    expect(texts(await history())).toEqual(['Valuation: $2 -> $3']);
  });

  test('goes back two years', async () => {
    await edit(owns, { name: 'Brinewell', valuation: '$50M' });
    app.clock.advance({ days: historyDays });
    await sweepChanges(app.deps);
    expect(await history()).toHaveLength(1);
    app.clock.advance({ milliseconds: 1 });
    await sweepChanges(app.deps);
    expect(await history()).toEqual([]);
  });

  test('wants the kind of a record; nobody has a feed without an account', async () => {
    const refusal = await follows.refused(listChanges, { query: { id: String(id) } });
    expect([refusal.status, refusal.body.fields]).toMatchObject([400, { kind: expect.any(String) as string }]);
    expect((await app.visitor().refused(listChanges, { query: {} })).status).toBe(401);
  });
});

describe('the feed', () => {
  test('has the changes of followed records only, newest first, page by page', async () => {
    const other = await aCompany(app.deps, { ownerId: owner.id, name: 'Tidewater' });
    const strange = await aCompany(app.deps, { ownerId: owner.id, name: 'Nobody’s' });
    await follow(follows);
    await follow(follows, other);
    for (const figure of ['$1', '$2', '$3']) {
      for (const [of, name] of [
        [id, 'Brinewell'],
        [other, 'Tidewater'],
        [strange, 'Nobody’s'],
      ] as const) {
        await edit(owns, { name, valuation: figure }, of);
      }
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
      const query: { limit: string; cursor?: string } = { limit: '2', ...(cursor && { cursor }) };
      const { body } = await follows.call(listChanges, { query });
      expect(body.count.value).toBe(6);
      seen.push(...body.items.map(({ title, new: now }) => `${title} ${now}`));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(['$3', '$2', '$1'].flatMap((figure) => [`Tidewater ${figure}`, `Brinewell ${figure}`]));
    await follows.call(unfollowRecord, { params: { kind: 'company', id: String(other) } });
    const { body } = await follows.call(listChanges, { query: { kind: 'company' } });
    expect(body.items.map(({ title }) => title)).toEqual(['Brinewell', 'Brinewell', 'Brinewell']);
  });
});
