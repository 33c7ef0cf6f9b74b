import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { addTeamMember } from '#contract/companies.ts';
import {
  type Agreement,
  agreeOnPerson,
  companyPeopleBounds,
  listCompanyPeople,
  listEmployments,
  removePerson,
} from '#contract/company-people.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { type CallInput, fillPath } from '#contract/kit/endpoint.ts';
import { listNotifications } from '#contract/notifications.ts';
import { relistMember } from '#server/features/members/index.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { connect } from '#server/testing/message-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

interface Somebody {
  user: CurrentUser;
  client: TestClient;
}

async function somebody(fullName?: string): Promise<Somebody> {
  const user = await app.aUser(fullName === undefined ? {} : { fullName });
  return { user, client: await app.signedIn(user) };
}

/** A company with its owner and a member who might work there. */
async function aTeam() {
  const [owner, member] = [await somebody('Olga Owner'), await somebody('Milo Member')];
  const id = await aCompany(app.deps, { ownerId: owner.user.id, name: 'Brinewell' });
  const at = (of: Somebody) => ({ id: String(id), memberId: String(of.user.id) });
  const agree = async (
    by: Somebody,
    about: Somebody,
    body: CallInput<typeof agreeOnPerson>['body'] = { role: 'Engineer' },
  ): Promise<Agreement> => (await by.client.call(agreeOnPerson, { params: at(about), body })).body.agreedBy;
  const end = (by: Somebody, about: Somebody) => by.client.call(removePerson, { params: at(about) });
  const seenBy = async ({ client }: { client: TestClient }) =>
    (await client.call(listCompanyPeople, { params: { id: String(id) } })).body;
  return { owner, member, id, at, agree, end, seenBy };
}

const news = async ({ client }: Somebody) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title, path }) => [title, path]);
const employmentsOf = async ({ user }: Somebody, client: TestClient) =>
  (await client.call(listEmployments, { params: { id: String(user.id) } })).body.items;

const visitor = () => ({ client: app.visitor() });

describe('both sides', () => {
  test('the company names a member, who confirms; only then others see it', async () => {
    const { owner, member, id, agree, seenBy } = await aTeam();
    expect(await agree(owner, member)).toBe('company');
    const stranger = await somebody();
    for (const viewer of [visitor(), stranger]) {
      expect(await seenBy(viewer)).toEqual({ items: [], waiting: [], own: null, known: [] });
      expect(await employmentsOf(member, viewer.client)).toEqual([]);
    }
    const path = `/network/companies/${id}?tab=team`;
    expect(await news(member)).toEqual([['Brinewell names you in its team', path]]);
    expect((await seenBy(owner)).waiting).toMatchObject([{ name: 'Milo Member', agreedBy: 'company' }]);
    expect((await seenBy(member)).own).toMatchObject({ role: 'Engineer', agreedBy: 'company' });
    expect(await employmentsOf(member, member.client)).toMatchObject([
      { company: { id, name: 'Brinewell' }, role: 'Engineer', agreedBy: 'company' },
    ]);

    expect(await agree(member, member, { role: null })).toBe('both');
    expect(await news(owner)).toEqual([['Milo Member confirms to work for Brinewell', path]]);
    expect((await seenBy(visitor())).items).toMatchObject([{ name: 'Milo Member', role: 'Engineer' }]);
    expect(await employmentsOf(member, app.visitor())).toMatchObject([{ company: { name: 'Brinewell' } }]);
    // Agreeing again changes nothing and tells nobody.
    expect(await agree(member, member, { role: null })).toBe('both');
    expect(await news(owner)).toHaveLength(1);
  });

  test('a member says to work there, and the owner confirms or declines', async () => {
    const { owner, member, agree, end, seenBy } = await aTeam();
    expect(await agree(member, member, { role: 'Head of tanks' })).toBe('member');
    expect((await news(owner))[0]?.[0]).toBe('Milo Member says to work for Brinewell');
    expect((await seenBy(owner)).waiting).toMatchObject([{ role: 'Head of tanks', agreedBy: 'member' }]);
    expect(await agree(owner, member, { role: null })).toBe('both');
    expect((await news(member))[0]?.[0]).toBe('Brinewell confirms that you work there');
    await end(owner, member);
    await end(owner, member);
    expect(await seenBy(visitor())).toMatchObject({ items: [] });
    await agree(member, member);
    await end(owner, member);
    expect((await seenBy(member)).own).toBeNull();
  });

  test('an owner who works there confirms alone, without news; an admin speaks for the company', async () => {
    const { owner, member, id, agree, at } = await aTeam();
    expect(await agree(owner, owner, { role: 'Founder' })).toBe('both');
    expect(await news(owner)).toEqual([]);
    const admin = await app.as('admin');
    const { body } = await admin.call(agreeOnPerson, { params: at(member), body: { role: 'Engineer' } });
    expect(body.agreedBy).toBe('company');
    const self = {
      id: String(id),
      memberId: String(
        (
          await app.deps.database.db
            .selectFrom('users')
            .select('id')
            .where('role', '=', 'admin')
            .executeTakeFirstOrThrow()
        ).id,
      ),
    };
    expect((await admin.call(agreeOnPerson, { params: self, body: { role: 'Adviser' } })).body.agreedBy).toBe('member');
  });

  test('both at once agree with each other, and neither is lost', async () => {
    const { owner, member, agree, seenBy } = await aTeam();
    const outcomes = await Promise.all([agree(owner, member), agree(member, member)]);
    expect(outcomes.toSorted()).toContain('both');
    expect((await seenBy(visitor())).items).toHaveLength(1);
  });

  test('a role is shown as both have said it: another one waits for the other side', async () => {
    const { owner, member, agree, seenBy } = await aTeam();
    await agree(owner, member, { role: 'Trainee' });
    expect(await agree(member, member, { role: 'Chief Executive' })).toBe('member');
    expect((await seenBy(visitor())).items).toEqual([]);
    expect((await news(owner))[0]?.[0]).toBe('Milo Member says to work for Brinewell');
    expect(await agree(owner, member, { role: 'Chief Executive' })).toBe('both');
    expect(await agree(owner, member, { role: 'Trainee' })).toBe('company');
    expect((await news(member))[0]?.[0]).toBe('Brinewell names you in its team');
    expect((await seenBy(visitor())).items).toEqual([]);
    expect(await agree(member, member, { role: null })).toBe('both');
    expect((await seenBy(visitor())).items).toMatchObject([{ role: 'Trainee' }]);
  });

  test('what one side withdraws is not confirmed by an answer at the same time', async () => {
    const { owner, member, agree, end, seenBy } = await aTeam();
    for (let round = 0; round < 25; round += 1) {
      await agree(owner, member);
      await Promise.all([end(owner, member), agree(member, member)]);
      expect((await seenBy(visitor())).items).toEqual([]);
      await end(member, member);
    }
  });

  test('either side ends it; nobody else speaks for them', async () => {
    const { owner, member, at, agree, end, seenBy } = await aTeam();
    const stranger = await somebody();
    await agree(owner, member);
    for (const endpoint of [agreeOnPerson, removePerson]) {
      const body = endpoint === agreeOnPerson ? { role: 'Boss' } : undefined;
      const { status } = await stranger.client.refused(endpoint, { params: at(member), ...(body && { body }) });
      expect(status).toBe(403);
    }
    await agree(member, member, { role: null });
    await end(member, member);
    expect((await seenBy(visitor())).items).toEqual([]);
  });
});

describe('what is refused', () => {
  test('the first word without a role, a company that nobody looks after, and members who are not in the directory', async () => {
    const { owner, member, at } = await aTeam();
    const noRole = await owner.client.refused(agreeOnPerson, { params: at(member), body: { role: null } });
    expect(noRole.body.fields).toEqual({ role: 'Please enter the role' });
    const unclaimed = String(await aCompany(app.deps));
    const call = { params: { id: unclaimed, memberId: String(member.user.id) }, body: { role: 'Engineer' } };
    expect((await member.client.refused(agreeOnPerson, call)).status).toBe(409);
    const hidden = await somebody();
    const { db } = app.deps.database;
    await db.updateTable('member_profiles').set({ is_listed: 0 }).where('user_id', '=', hidden.user.id).execute();
    expect((await owner.client.refused(agreeOnPerson, { params: at(hidden), body: { role: 'x' } })).status).toBe(404);
  });

  test('a block hides either from the other, and the answer does not say why', async () => {
    const { owner, member, at } = await aTeam();
    await member.client.call(blockMember, { params: { id: String(owner.user.id) } });
    const { status, body } = await owner.client.refused(agreeOnPerson, { params: at(member), body: { role: 'x' } });
    expect([status, body.message]).toEqual([409, 'This cannot be said of this member and this company.']);
    const other = await aTeam();
    await other.agree(other.owner, other.member);
    await other.agree(other.member, other.member, { role: null });
    const viewer = await somebody();
    await viewer.client.call(blockMember, { params: { id: String(other.member.user.id) } });
    expect((await other.seenBy(viewer)).items).toEqual([]);
    // Nor is what waits confirmed to somebody who has since blocked the other side.
    const late = await aTeam();
    await late.agree(late.member, late.member);
    await late.member.client.call(blockMember, { params: { id: String(late.owner.user.id) } });
    const confirming = { params: late.at(late.member), body: { role: null } };
    expect((await late.owner.client.refused(agreeOnPerson, confirming)).status).toBe(409);
    expect(await news(late.member)).toEqual([]);
  });

  test('a company names at most so many', async () => {
    const { owner, id, at } = await aTeam();
    const { db } = app.deps.database;
    const since = app.clock.now().toISOString();
    const ids = await Promise.all(Array.from({ length: companyPeopleBounds.perCompany }, () => app.aUser()));
    await db
      .insertInto('company_people')
      .values(
        ids.map((user) => ({ company_id: id, user_id: user.id, role: 'x', agreement: 'company' as const, since })),
      )
      .execute();
    const one = await somebody();
    const { status, body } = await owner.client.refused(agreeOnPerson, { params: at(one), body: { role: 'x' } });
    expect([status, body.message]).toEqual([409, 'A company can name at most 200 members.']);
  });
});

test('a member says it of at most so many companies, also of several at once', async () => {
  const { owner, member } = await aTeam();
  const { perMember } = companyPeopleBounds;
  const ids = await Promise.all(
    Array.from({ length: perMember + 5 }, () => aCompany(app.deps, { ownerId: owner.user.id })),
  );
  const statuses = await Promise.all(
    ids.map(async (id) => {
      const path = fillPath(agreeOnPerson.path, { id: String(id), memberId: String(member.user.id) });
      const headers = { 'Content-Type': 'application/json' };
      const sent = { method: 'PUT', headers, body: JSON.stringify({ role: 'Adviser' }) };
      return (await member.client.fetch(path, sent)).status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(perMember);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
});

test('a person of the team is one member', async () => {
  const { owner, member, id, agree, at, seenBy } = await aTeam();
  const input = { params: { id: String(id) }, body: { name: 'Milo M.', title: 'Engineer' } };
  const teamMemberId = (await owner.client.call(addTeamMember, input)).body.id;
  await agree(owner, member, { role: 'Engineer', teamMemberId });
  await agree(member, member, { role: null });
  expect((await seenBy(visitor())).items).toMatchObject([{ teamMemberId }]);
  const other = await somebody();
  const twice = { params: at(other), body: { role: 'x', teamMemberId } };
  expect((await owner.client.refused(agreeOnPerson, twice)).status).toBe(409);
  const elsewhere = await aTeam();
  const foreign = { params: elsewhere.at(elsewhere.member), body: { role: 'x', teamMemberId } };
  expect((await elsewhere.owner.client.refused(agreeOnPerson, foreign)).status).toBe(404);
});

test('who hides, or blocks the owner, no longer stands for a person of the team', async () => {
  const { owner, member, id, agree, seenBy } = await aTeam();
  const input = { params: { id: String(id) }, body: { name: 'Milo M.', title: 'Engineer' } };
  const teamMemberId = (await owner.client.call(addTeamMember, input)).body.id;
  const { database } = app.deps;
  const leaves = [
    ({ user }: Somebody) =>
      database.write(async (trx) => {
        await trx.updateTable('member_profiles').set({ wants_listing: 0 }).where('user_id', '=', user.id).execute();
        await relistMember(trx, user.id);
      }),
    ({ client }: Somebody) => client.call(blockMember, { params: { id: String(owner.user.id) } }),
  ];
  let last = member;
  for (const leave of leaves) {
    await agree(owner, last, { role: 'Engineer', teamMemberId });
    await agree(last, last, { role: null });
    await leave(last);
    expect((await seenBy(owner)).items.filter((person) => person.teamMemberId === teamMemberId)).toEqual([]);
    last = await somebody();
  }
  expect(await agree(owner, last, { role: 'Engineer', teamMemberId })).toBe('company');
  expect((await seenBy(member)).own).toMatchObject({ agreedBy: 'both', teamMemberId: null });
});

test('a member who deletes their account at the same time is not found', async () => {
  const { owner, at, id, seenBy } = await aTeam();
  const { database } = app.deps;
  for (let round = 0; round < 20; round += 1) {
    const leaving = await somebody();
    const path = fillPath(agreeOnPerson.path, at(leaving));
    const headers = { 'Content-Type': 'application/json' };
    const [{ status }] = await Promise.all([
      owner.client.fetch(path, { method: 'PUT', headers, body: JSON.stringify({ role: 'Engineer' }) }),
      database.write((trx) => trx.deleteFrom('users').where('id', '=', leaving.user.id).execute()),
    ]);
    expect([200, 404]).toContain(status);
  }
  expect((await seenBy(owner)).waiting).toEqual([]);
  expect(await database.db.selectFrom('company_people').where('company_id', '=', id).selectAll().execute()).toEqual([]);
});

describe('whom I know there', () => {
  test('connections first, then those whom my connections know; those who hide are left out', async () => {
    const { owner, member, agree, seenBy } = await aTeam();
    const [far, nobody] = [await somebody('Fay Far'), await somebody()];
    for (const one of [member, far, nobody]) {
      await agree(owner, one);
      await agree(one, one, { role: null });
    }
    const [me, friend, silent] = [await somebody(), await somebody('Finn Friend'), await somebody()];
    await connect(app.deps, me.user, member.user);
    for (const between of [friend, silent]) {
      await connect(app.deps, me.user, between.user);
      await connect(app.deps, between.user, far.user);
    }
    const { db } = app.deps.database;
    await db.updateTable('member_profiles').set({ is_listed: 0 }).where('user_id', '=', silent.user.id).execute();
    const { known } = await seenBy(me);
    expect(known.map(({ person, through }) => [person.name, through.map(({ name }) => name)])).toEqual([
      ['Milo Member', []],
      ['Fay Far', ['Finn Friend']],
    ]);
    expect((await seenBy(visitor())).known).toEqual([]);
    expect((await seenBy(await somebody())).known).toEqual([]);
  });
});

test('a member leaves a company that is hidden, where strangers find nothing', async () => {
  const { owner, member, id, at, agree, end, seenBy } = await aTeam();
  await agree(owner, member);
  await agree(member, member, { role: null });
  const hold = (value: 'hidden' | null) =>
    app.deps.database.db.updateTable('companies').set({ hold: value }).where('id', '=', id).execute();
  await hold('hidden');
  const stranger = await somebody();
  for (const about of [member, stranger]) {
    expect((await stranger.client.refused(removePerson, { params: at(about) })).status).toBe(404);
  }
  await end(member, member);
  await hold(null);
  expect((await seenBy(visitor())).items).toEqual([]);
});

test('a hidden company is on no profile; a deleted one leaves nothing behind', async () => {
  const { owner, member, id, agree } = await aTeam();
  await agree(owner, member);
  await agree(member, member, { role: null });
  const { db } = app.deps.database;
  const left = () => db.selectFrom('company_people').selectAll().where('company_id', '=', id).execute();
  expect(await left()).toHaveLength(1);
  await db.updateTable('companies').set({ hold: 'hidden' }).where('id', '=', id).execute();
  expect(await employmentsOf(member, app.visitor())).toEqual([]);
  await db.deleteFrom('companies').where('id', '=', id).execute();
  expect(await left()).toEqual([]);
});

test('what an admin says in the place of a company is in the audit log; what its owner and the member say is not', async () => {
  const { owner, member, id, agree, end } = await aTeam();
  const user = await app.aUser({ role: 'admin' });
  const admin = { user, client: await app.signedIn(user) };
  await agree(owner, member);
  await agree(member, member);
  await end(owner, member);
  await agree(admin, member, { role: 'Chemist' });
  await agree(admin, member, { role: 'Chemist' });
  await end(admin, member);
  await end(admin, member);
  // Of their own place they speak as a member.
  await agree(admin, admin);
  await end(admin, admin);
  const { items } = (await admin.client.call(listAuditEntries, { query: { action: 'content.edit' } })).body;
  expect(items.filter(({ targetId }) => targetId === id).map(({ target, note }) => [target, note])).toEqual([
    ['Brinewell', 'Said that Milo Member does not work there'],
    ['Brinewell', 'Said that Milo Member works there as “Chemist”'],
  ]);
});
