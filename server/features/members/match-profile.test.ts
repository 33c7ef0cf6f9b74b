import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import {
  emptyMemberMatchProfile,
  getMatchProfile,
  type MemberMatchProfile,
  updateMatchProfile,
} from '#contract/match-profiles.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { getProfile, updateProfile } from '#contract/members-profile.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { profileForm, samplePassword } from '#server/testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const investor: MemberMatchProfile = {
  role: 'investor',
  seeks: ['technology', 'pilot-site'],
  offers: ['capital'],
  stages: ['seed', 'series-a'],
  regions: ['benelux', 'nordics'],
  ticketMin: 250_000,
  ticketMax: 10_000_000_000,
  currency: 'CHF',
  seeksText: 'Quartzite heat batteries.\nNo pumps.',
  offersText: 'Patience & zirconium contacts',
};

async function newMember(profile?: Partial<MemberMatchProfile>) {
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const body = { ...emptyMemberMatchProfile, ...profile };
  if (profile) await client.call(updateMatchProfile, { body });
  return { user, client, params: { id: String(user.id) } };
}

test('a form that is sent several times at once is saved once', async () => {
  const { client } = await newMember();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.send(updateMatchProfile, { body: investor })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await client.call(getMatchProfile)).body).toEqual(investor);
});

async function found(query: Parameters<typeof membersOf>[0]) {
  return (await membersOf(query)).body.items.map(({ id }) => id);
}
const membersOf = (query: Record<string, string>) => app.visitor().call(listMembers, { query });

describe('what a member seeks and offers', () => {
  test('is empty at first, and not on their page', async () => {
    const { client, params } = await newMember();
    expect((await client.call(getMatchProfile, {})).body).toEqual(emptyMemberMatchProfile);
    expect((await app.visitor().call(getMember, { params })).body.matchProfile).toBeNull();
  });

  test('is kept, public on their page and part of their own profile', async () => {
    const { client, params } = await newMember(investor);
    expect((await client.call(getMatchProfile, {})).body).toEqual(investor);
    expect((await app.visitor().call(getMember, { params })).body.matchProfile).toEqual(investor);
    expect((await client.call(getProfile, {})).body.member.matchProfile).toEqual(investor);
  });

  test('is replaced as a whole; a form without anything leaves nothing', async () => {
    const { client, params, user } = await newMember(investor);
    const less = { ...emptyMemberMatchProfile, role: 'adviser' as const };
    expect((await client.call(updateMatchProfile, { body: less })).body).toEqual(less);
    await client.call(updateMatchProfile, { body: { ...emptyMemberMatchProfile, currency: 'GBP' } });
    expect((await app.visitor().call(getMember, { params })).body.matchProfile).toBeNull();
    expect(await found({ search: user.username, role: 'adviser' })).toEqual([]);
  });

  test('stays when the other form of the profile is saved, and is still found', async () => {
    const { client, params, user } = await newMember(investor);
    await client.call(updateProfile, { body: profileForm({ fullName: 'Ines Kept' }) });
    expect((await app.visitor().call(getMember, { params })).body.matchProfile).toEqual(investor);
    expect(await found({ search: 'Ines Kept', seek: 'pilot-site' })).toEqual([user.id]);
  });

  test.each([
    ['seeks', { seeks: ['capital', 'capital'] }],
    ['seeks.0', { seeks: ['gold'] }],
    ['stages.0', { stages: ['public'] }],
    ['regions.0', { regions: ['__proto__'] }],
    ['role', { role: 'admin' }],
    ['currency', { currency: 'XAU' }],
    ['ticketMin', { ticketMin: 0 }],
    ['ticketMin', { ticketMin: 1.5 }],
    ['ticketMax', { ticketMax: 10_000_000_001 }],
    ['ticketMax', { ticketMin: 500, ticketMax: 499 }],
    ['seeksText', { seeksText: 'x'.repeat(301) }],
    ['offersText', { offersText: 'a\u0000b' }],
  ])('is refused at %s', async (field, wrong) => {
    const { client, params } = await newMember(investor);
    const refusal = await client.refused(updateMatchProfile, {
      body: { ...emptyMemberMatchProfile, ...wrong },
    });
    expect(Object.keys(refusal.body.fields ?? {})).toEqual([field]);
    expect((await app.visitor().call(getMember, { params })).body.matchProfile).toEqual(investor);
  });
});

describe('the directory', () => {
  test('filters by role, by what is sought and offered, stage and region, all at once and in any order', async () => {
    const quince = { seeksText: 'Quince orchards' };
    const { user: first } = await newMember({ ...investor, ...quince });
    const { user: second } = await newMember({ role: 'founder', seeks: ['capital'], regions: ['benelux'], ...quince });
    const search = 'quince';
    for (const sort of ['relevance', 'connections', 'newest', 'name']) {
      expect(await found({ search, sort, role: 'investor' })).toEqual([first.id]);
      expect(await found({ search, sort, role: 'investor', stage: 'seed', region: 'nordics' })).toEqual([first.id]);
      expect(await found({ search, sort, seek: 'capital' })).toEqual([second.id]);
      expect(await found({ search, sort, offer: 'capital', seek: 'capital' })).toEqual([]);
      expect(new Set(await found({ search, sort, region: 'benelux' }))).toEqual(new Set([first.id, second.id]));
    }
    const counted = await membersOf({ search, region: 'benelux', limit: '1' });
    expect(counted.body.count).toEqual({ value: 2, isCapped: false });
  });

  test('finds members by what they wrote, and not those who are not listed', async () => {
    const { user, client } = await newMember(investor);
    expect(await found({ search: 'zirconium' })).toContain(user.id);
    await client.call(updateProfile, { body: profileForm({ isListed: false }) });
    await client.call(updateMatchProfile, { body: investor });
    expect(await found({ search: 'zirconium' })).not.toContain(user.id);
  });

  test('refuses a value that does not exist', async () => {
    const { status } = await app.visitor().send(listMembers, { query: { role: 'wizard' } });
    expect(status).toBe(400);
  });
});

test('an account’s data holds it, and it goes with the account', async () => {
  const { client, user } = await newMember(investor);
  expect((await client.call(exportAccount)).body.data['seeksAndOffers']).toMatchObject([
    { role: 'investor', ticketMax: 10_000_000_000, seeksText: investor.seeksText },
  ]);
  await client.call(deleteAccount, { body: { password: samplePassword } });
  const { db } = app.deps.database;
  expect(await db.selectFrom('member_match_profiles').where('user_id', '=', user.id).selectAll().execute()).toEqual([]);
  expect(await found({ search: 'zirconium' })).not.toContain(user.id);
});
