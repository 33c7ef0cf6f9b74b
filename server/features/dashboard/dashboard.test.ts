import { expect, test } from 'vitest';

import { requestConnection } from '#contract/connections.ts';
import { getDashboard } from '#contract/dashboard.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { registerForEvent } from '#contract/events.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { createTestApp } from '#server/testing/app.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { profileForm } from '#server/testing/factories.ts';

test('shows a new member no tasks, and what the profile lacks', async () => {
  await using app = await createTestApp();
  const { body } = await (await app.as('member')).call(getDashboard, {});
  expect(body.waiting).toEqual({ connectionRequests: 0, introductionRequests: 0, enquiries: 0, messages: 0 });
  expect(body.profile.percent).toBe(0);
  expect(body.profile.missing).toHaveLength(8);
  expect([body.registrations, body.companies, body.claims]).toEqual([[], [], []]);
});

test('counts what waits for this member only', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  const [client, other] = [await app.signedIn(user), await app.as('member')];
  const listing = await app.aListing(user);
  await other.call(requestConnection, { body: { memberId: user.id } });
  await other.call(sendEnquiry, {
    body: { kind: 'listing', id: listing, name: 'Ines', email: 'ines@test.example', message: 'Is it still to be had?' },
  });
  const { body } = await client.call(getDashboard, {});
  expect(body.waiting).toMatchObject({ connectionRequests: 1, enquiries: 1 });
  expect((await other.call(getDashboard, {})).body.waiting).toMatchObject({ connectionRequests: 0, enquiries: 0 });
});

test('lists upcoming events, the next one first, without past ones', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const later = await anEvent(app.deps, { startsInHours: 72, title: 'Later' });
  const sooner = await anEvent(app.deps, { startsInHours: 24, title: 'Sooner' });
  for (const id of [later, sooner]) {
    await client.call(registerForEvent, { params: { id: String(id) }, body: { name: 'Ines', email: user.email } });
  }
  const titles = async () => (await client.call(getDashboard, {})).body.registrations.map(({ title }) => title);
  expect(await titles()).toEqual(['Sooner', 'Later']);
  app.clock.advance({ days: 2 });
  expect(await titles()).toEqual(['Later']);
});

test('no longer lists a part of the profile as missing once it is filled in', async () => {
  await using app = await createTestApp();
  const client = await app.as('member');
  const filled = { headline: 'Storage engineer', bio: 'I build batteries.', location: 'Porto', skills: ['chemistry'] };
  await client.call(updateProfile, { body: { ...profileForm(), ...filled } });
  const { body } = await client.call(getDashboard, {});
  expect(body.profile).toEqual({ percent: 50, missing: ['currentPosition', 'focusAreas', 'experience', 'avatar'] });
});

test('tells which steps of a new member are done', async () => {
  await using app = await createTestApp();
  const [client, other] = [await app.as('member'), await app.aUser()];
  const steps = async () => (await client.call(getDashboard, {})).body.setUp;
  expect(await steps()).toEqual({ profile: false, matchProfile: false, connection: false });
  const form = { ...profileForm(), headline: 'Storage engineer', focusAreas: ['energy-storage'] };
  await client.call(updateProfile, { body: form });
  expect(await steps()).toEqual({ profile: true, matchProfile: false, connection: false });
  await client.call(requestConnection, { body: { memberId: other.id } });
  expect(await steps()).toEqual({ profile: true, matchProfile: false, connection: true });
});
