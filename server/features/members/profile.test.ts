import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sendEnquiry } from '#contract/enquiries.ts';
import { getMember, listMembers, viewMember } from '#contract/members.ts';
import { getProfile, profileBounds, updateProfile } from '#contract/members-profile.ts';
import { sweepViews } from '#server/platform/views/views.ts';
import type { TestClient } from '#server/testing/client.ts';
import { profileForm } from '#server/testing/factories.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function newMember() {
  const user = await app.aUser();
  return { user, client: await app.signedIn(user), params: { id: String(user.id) } };
}

const engineer = {
  title: 'Engineer',
  companyName: 'A',
  location: '',
  startDate: '2015-01',
  endDate: '2019-06',
  isCurrent: false,
  description: '',
};

const full = profileForm({
  fullName: 'Noor Okonkwo',
  headline: 'Electrolysers that last',
  pronouns: 'she/her',
  currentPosition: 'Head of Stack Design',
  organization: 'Fjordspan (sample)',
  location: 'Bergen, Norway',
  website: 'https://noor.example.com/work',
  bio: 'First paragraph.\n\nSecond one.',
  wishes: 'Operators with two years of data.',
  focusAreas: ['energy-storage', 'renewable-energy'],
  interests: ['Hydrogen', 'sailing'],
  skills: ['PEM'],
  experience: [
    {
      title: 'Engineer',
      companyName: 'A',
      location: '',
      startDate: '2015-01',
      endDate: '2019-06',
      isCurrent: false,
      description: '',
    },
    {
      title: 'Head',
      companyName: 'B',
      location: 'Bergen',
      startDate: '2019-07',
      endDate: '',
      isCurrent: true,
      description: 'Stacks.',
    },
  ],
  education: [
    {
      institution: 'U',
      degree: 'MSc',
      fieldOfStudy: 'Chemistry',
      startDate: '2009-09',
      endDate: '2014-06',
      isCurrent: false,
      description: '',
    },
  ],
  achievements: [
    { title: 'Older prize', issuer: '', issueDate: '2018-05', description: '' },
    { title: 'Newer prize', issuer: 'Guild', issueDate: '2022-11', description: 'For a membrane.' },
  ],
});

test('a new account has an empty profile that everyone can see', async () => {
  const user = await app.aUser({ fullName: 'Ola Fresh', organization: 'Tidemark' });
  const { body } = await app.visitor().call(getMember, { params: { id: String(user.id) } });
  expect(body).toEqual({
    id: user.id,
    fullName: 'Ola Fresh',
    profileImage: null,
    headline: null,
    role: 'member',
    pronouns: null,
    location: null,
    country: null,
    cityId: null,
    currentPosition: null,
    organization: 'Tidemark',
    website: null,
    createdAt: app.clock.now().toISOString(),
    membershipTier: 'free',
    focusAreas: [],
    interests: [],
    matchProfile: null,
    skills: [],
    bio: null,
    wishes: null,
    experience: [],
    education: [],
    achievements: [],
    companies: [],
    technologies: [],
    profileViews: 0,
    networkSize: 0,
    followerCount: 0,
    lastActiveOn: null,
    showsNetwork: true,
    acceptsEnquiries: true,
    enquiriesFromMembers: false,
  });
  const unnamed = await app.aUser({ fullName: null, username: 'only.a.username' });
  const answer = await app.visitor().call(getMember, { params: { id: String(unnamed.id) } });
  expect(answer.body.fullName).toBe('only.a.username');
});

test('a saved profile is returned unchanged, and others see its entries in order', async () => {
  const { client, params } = await newMember();
  const saved = await client.call(updateProfile, { body: full });
  expect(saved.body.form).toEqual(full);
  expect((await client.call(getProfile, {})).body).toEqual(saved.body);
  const { body } = await app.visitor().call(getMember, { params });
  expect(body).toEqual(saved.body.member);
  expect(body).toMatchObject({
    fullName: 'Noor Okonkwo',
    bio: 'First paragraph.\n\nSecond one.',
    focusAreas: ['Renewable Energy', 'Energy Storage'],
    experience: [
      { title: 'Head', endDate: null, isCurrent: true },
      { title: 'Engineer', endDate: '2019-06' },
    ],
    achievements: [{ title: 'Newer prize' }, { title: 'Older prize' }],
  });
  const emptied = await client.call(updateProfile, { body: profileForm() });
  expect(emptied.body.form).toEqual(profileForm());
});

test('the setting for enquiries stays unchanged if a program omits it', async () => {
  const { client } = await newMember();
  const { enquiriesFromMembers: _, ...known } = full;
  expect((await client.call(updateProfile, { body: known })).body.form).toEqual(full);
  await client.call(updateProfile, { body: { ...full, enquiriesFromMembers: true } });
  const { body } = await client.call(updateProfile, { body: { ...known, fullName: 'Noor Renamed' } });
  expect(body.form).toEqual({ ...full, fullName: 'Noor Renamed', enquiriesFromMembers: true });
});

test('the search finds a change at once', async () => {
  const { client } = await newMember();
  const find = async (search: string) =>
    (await app.visitor().call(listMembers, { query: { search } })).body.count.value;
  await client.call(updateProfile, { body: profileForm({ fullName: 'Xanthe Before', bio: 'zeolites' }) });
  expect([await find('xanthe'), await find('zeolites')]).toEqual([1, 1]);
  await client.call(updateProfile, { body: profileForm({ fullName: 'Ywain After' }) });
  expect([await find('xanthe'), await find('zeolites'), await find('ywain')]).toEqual([0, 0, 1]);
});

test('a profile that is switched off is visible to its owner only', async () => {
  const { client, params } = await newMember();
  await client.call(updateProfile, { body: { ...full, fullName: 'Quentin Away', isListed: false } });
  for (const role of ['anonymous', 'member', 'admin'] as const) {
    const other = await app.as(role);
    expect((await other.refused(getMember, { params })).status).toBe(404);
    expect((await other.refused(viewMember, { params })).status).toBe(404);
  }
  expect((await client.call(getProfile, {})).body.member.fullName).toBe('Quentin Away');
  const { body } = await app.visitor().call(listMembers, { query: { search: 'quentin' } });
  expect(body.items).toEqual([]);
  await client.call(updateProfile, { body: { ...full, fullName: 'Quentin Back' } });
  expect((await app.visitor().call(getMember, { params })).body.fullName).toBe('Quentin Back');
});

test('a member can refuse messages; others get them at an address that stays hidden', async () => {
  const { user, client } = await newMember();
  const body = {
    kind: 'member',
    id: user.id,
    name: 'Vera',
    email: 'vera@test.example',
    message: 'Ten letters at least.',
  } as const;
  const sent = async () => {
    await app.mail.flush();
    return app.smtp.received.filter(({ to }) => to?.[0]?.address === user.email).length;
  };
  await app.visitor().call(sendEnquiry, { body });
  expect(await sent()).toBe(1);
  await client.call(updateProfile, { body: profileForm({ acceptsEnquiries: false }) });
  const { status, body: refusal } = await app.visitor().refused(sendEnquiry, { body });
  expect([status, refusal.message]).toEqual([409, 'This member no longer takes enquiries.']);
  expect(await sent()).toBe(1);
});

describe('bounds', () => {
  const long = (length: number) => 'x'.repeat(length);
  const entry = engineer;

  test.each([
    ['fullName', long(profileBounds.name + 1), 'fullName'],
    ['headline', 'two\nlines', 'headline'],
    ['bio', long(profileBounds.bio + 1), 'bio'],
    ['wishes', long(profileBounds.wishes + 1), 'wishes'],
    ['website', 'javascript:alert(1)', 'website'],
    ['website', 'noor', 'website'],
    ['focusAreas', ['energy-storage', 'perpetual-motion'], 'focusAreas.1'],
    ['skills', ['PEM', 'pem'], 'skills'],
    ['skills', [' '], 'skills.0'],
    ['interests', Array.from({ length: 21 }, (_, index) => `i${index}`), 'interests'],
    ['experience', [{ ...entry, title: '' }], 'experience.0.title'],
    ['experience', [{ ...entry, endDate: '2014-12' }], 'experience.0.endDate'],
    ['experience', [{ ...entry, endDate: '' }], 'experience.0.endDate'],
    ['experience', [{ ...entry, startDate: '2015-13' }], 'experience.0.startDate'],
    ['experience', Array.from({ length: 21 }, () => entry), 'experience'],
    ['achievements', [{ title: 'A', issuer: '', issueDate: 'May', description: '' }], 'achievements.0.issueDate'],
    ['isListed', 'yes', 'isListed'],
  ])('%s %j is refused', async (field, value, path) => {
    const { client } = await newMember();
    const { status, body } = await client.refused(updateProfile, { body: { ...full, [field]: value } });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([path]);
  });

  test('the shortest and longest values are accepted', async () => {
    const { client } = await newMember();
    const body = {
      ...full,
      fullName: long(profileBounds.name),
      bio: long(profileBounds.bio),
      skills: Array.from(
        { length: profileBounds.tags.max },
        (_, index) => `${index}${long(profileBounds.tags.length - 2)}`,
      ),
      experience: Array.from({ length: profileBounds.entries }, () => ({ ...entry, endDate: entry.startDate })),
    };
    expect((await client.call(updateProfile, { body })).body.form).toEqual(body);
  });
});

describe('profile views', () => {
  const viewsOf = async (params: { id: string }) => (await app.visitor().call(getMember, { params })).body.profileViews;

  async function looks(client: TestClient, params: { id: string }, times = 1) {
    for (let time = 0; time < times; time += 1) await client.call(viewMember, { params });
  }

  test("count once for each viewer and day, without the owner's own", async () => {
    const { client, params } = await newMember();
    const [one, other] = [await app.as('member'), await app.as('member')];
    await looks(client, params, 2);
    expect(await viewsOf(params)).toBe(0);
    await looks(one, params, 3);
    await looks(other, params);
    await looks(app.visitor(), params);
    await looks(app.visitor(), params);
    expect(await viewsOf(params)).toBe(3);
    app.clock.advance({ days: 1 });
    await looks(one, params);
    await looks(app.visitor(), params);
    expect(await viewsOf(params)).toBe(5);
  });

  test('at the same moment count once', async () => {
    const { params } = await newMember();
    const one = await app.as('member');
    await Promise.all(Array.from({ length: 8 }, () => one.call(viewMember, { params })));
    expect(await viewsOf(params)).toBe(1);
  });

  test("a visitor's network address is not stored, and yesterday's viewers are deleted", async () => {
    const { params } = await newMember();
    const { db } = app.deps.database;
    await looks(app.visitor(), params);
    const rows = await db.selectFrom('views').selectAll().where('item_id', '=', Number(params.id)).execute();
    expect(rows.map(({ viewer }) => viewer)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    await sweepViews(app.deps);
    expect(await db.selectFrom('views').selectAll().where('item_id', '=', Number(params.id)).execute()).toEqual(rows);
    app.clock.advance({ days: 1 });
    await sweepViews(app.deps);
    expect(await db.selectFrom('views').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('view_keys').selectAll().execute()).toEqual([]);
    expect(await viewsOf(params)).toBe(1);
  });
});

test('last active is the day of the last request, if its owner shows it', async () => {
  const { client, params } = await newMember();
  const active = async () => (await app.visitor().call(getMember, { params })).body.lastActiveOn;
  const today = app.clock.now().toISOString().slice(0, 10);
  expect(await active()).toBe(today);
  app.clock.advance({ days: 3 });
  expect(await active()).toBe(today);
  await client.call(getProfile, {});
  expect(await active()).toBe(app.clock.now().toISOString().slice(0, 10));
  await client.call(updateProfile, { body: profileForm({ showsActivity: false }) });
  expect(await active()).toBeNull();
});
