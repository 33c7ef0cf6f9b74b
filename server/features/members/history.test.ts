import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listChanges } from '#contract/changes.ts';
import { followRecord } from '#contract/connections-follows.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { suspendUser } from '#contract/users.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { profileForm } from '#server/testing/factories.ts';

let app: TestApp;
let ada: CurrentUser;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  ada = await app.aUser();
  client = await app.signedIn(ada);
  await edit({ headline: 'Engineer' });
});

const edit = (form: Parameters<typeof profileForm>[0]) => client.call(updateProfile, { body: profileForm(form) });
async function history(): Promise<string[]> {
  const { body } = await app.visitor().call(listChanges, { query: { kind: 'member', id: String(ada.id) } });
  return body.items.map(({ field, old, new: now }) => `${field}: ${old ?? ''} -> ${now ?? ''}`);
}

test('has work and skills, and nothing that is personal', async () => {
  await edit({
    fullName: 'Another Name',
    pronouns: 'they',
    bio: 'A life.',
    wishes: 'Investors',
    interests: ['chess'],
    headline: 'Chief Engineer',
    skills: ['salt'],
    experience: [
      {
        title: 'CTO',
        companyName: 'Brinewell',
        location: '',
        startDate: '2026-01',
        endDate: '',
        isCurrent: true,
        description: '',
      },
    ],
  });
  expect(await history()).toEqual([
    'Experience:  -> CTO, Brinewell',
    'Skills:  -> salt',
    'Headline: Engineer -> Chief Engineer',
    'Headline:  -> Engineer',
  ]);
});

test('is gone when the member turns off the profile, and begins anew', async () => {
  const follower = await app.as('member');
  await follower.call(followRecord, { params: { kind: 'member', id: String(ada.id) } });
  const feed = async () => (await follower.call(listChanges, { query: {} })).body.items;
  expect(await feed()).toHaveLength(1);
  await edit({ headline: 'Secret', isListed: false });
  expect(await feed()).toEqual([]);
  const query = { kind: 'member', id: String(ada.id) } as const;
  expect((await app.visitor().refused(listChanges, { query })).status).toBe(404);
  await edit({ headline: 'Open', isListed: true });
  expect(await history()).toEqual([]);
  await edit({ headline: 'Open again' });
  expect(await history()).toEqual(['Headline: Open -> Open again']);
});

test('is gone when the team suspends the member', async () => {
  const admin = await app.as('admin');
  await admin.call(suspendUser, { params: { id: String(ada.id) }, body: { reason: 'For this test' } });
  const rows = await app.deps.database.db.selectFrom('changes').where('item_id', '=', ada.id).selectAll().execute();
  expect(rows).toEqual([]);
});
