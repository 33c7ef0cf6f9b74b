import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { updateCompany } from '#contract/companies.ts';
import { followRecord } from '#contract/connections-follows.ts';
import { listNotifications } from '#contract/notifications.ts';
import {
  getNotificationSettings,
  setNotificationDelivery,
  unsubscribeFromNotifications,
} from '#contract/notifications-settings.ts';
import { sendDueDigests } from '#server/features/notifications/digest.ts';
import { nextDigest } from '#server/features/notifications/rhythm.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, companyForm } from '#server/testing/company-factory.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { settling, tellOfChanges } from './tell.ts';

let app: MailingApp;
let [owner, follower]: [CurrentUser, CurrentUser] = [null as never, null as never];
let [owns, follows]: [TestClient, TestClient] = [null as never, null as never];
let id: number;
let version: number;

beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await nextDay();
  [owner, follower] = [await app.aUser(), await app.aUser()];
  [owns, follows] = [await app.signedIn(owner), await app.signedIn(follower)];
  id = await aCompany(app.deps, { ownerId: owner.id, name: 'Brinewell' });
  version = 1;
  for (const client of [owns, follows]) {
    await client.call(followRecord, { params: { kind: 'company', id: String(id) } });
  }
});

async function edit(form: Parameters<typeof companyForm>[0]) {
  await owns.call(updateCompany, {
    params: { id: String(id) },
    body: { ...companyForm({ name: 'Brinewell', ...form }), version },
  });
  version += 1;
}

/** Moves the clock to a while after the next midnight (UTC), when the last day is told. */
async function nextDay() {
  const next = new Date(app.clock.now());
  next.setUTCHours(24, 0, 0, 0);
  app.clock.advance({ milliseconds: next.getTime() - app.clock.now().getTime() + settling });
  await Promise.all([tellOfChanges(app.deps), tellOfChanges(app.deps)]);
}

async function bell(client: TestClient) {
  const { body } = await client.call(listNotifications, { query: {} });
  return body.items.filter(({ kind }) => kind === 'change');
}

/** What has been mailed to the follower after the next digests of this rhythm. */
async function mailsAfter(rhythm: 'daily' | 'weekly') {
  const now = app.clock.now();
  app.clock.advance({ milliseconds: nextDigest(now, rhythm).getTime() - now.getTime() });
  await sendDueDigests(app.deps);
  await app.mail.flush();
  return app.smtp.received.filter(({ to }) => to?.[0]?.address === follower.email);
}

test('a day’s changes of a record ring once, after the day, for its followers but not for who made them', async () => {
  await edit({ valuation: '$1M' });
  await edit({ valuation: '$2M', revenue: '$1M', mission: 'Salt', vision: 'Water' });
  await tellOfChanges(app.deps);
  expect(await bell(follows)).toEqual([]);
  await nextDay();
  await nextDay();
  expect(await bell(follows)).toMatchObject([
    {
      title: 'Brinewell has changed',
      body: 'Changed: Valuation, Mission, Vision and 1 more. You get this notification because you follow Brinewell.',
      path: `/network/companies/${id}?tab=history`,
    },
  ]);
  expect(await bell(owns)).toEqual([]);
  await edit({ valuation: '$3M' });
  await nextDay();
  expect(await bell(follows)).toHaveLength(2);
});

test('the daily digest has it, if nothing else is chosen', async () => {
  await edit({ valuation: '$1M' });
  await nextDay();
  await app.mail.flush();
  const [mail, ...others] = await mailsAfter('daily');
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('Your day on');
  expect(mail?.text).toContain('Brinewell has changed');
  // Values stay behind the sign-in.
  expect(mail?.text).not.toContain('$1M');
});

test('the weekly digest has the changes of the week, once', async () => {
  await follows.call(setNotificationDelivery, { body: { kind: 'change', delivery: 'weekly' } });
  for (const valuation of ['$1M', '$2M']) {
    await edit({ valuation });
    await nextDay();
  }
  const mails = await mailsAfter('weekly');
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Your week on')]);
  expect(mails[0]?.text?.match(/Brinewell has changed/g)).toHaveLength(2);
  const url = new URL(/Unsubscribe: (\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '');
  const token = new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
  expect(await mailsAfter('weekly')).toHaveLength(1);
  await app.visitor().call(unsubscribeFromNotifications, { body: { token, kind: 'weekly' } });
  // The session of a week ago has expired.
  const later = await app.signedIn(follower);
  expect((await later.call(getNotificationSettings)).body.settings).toMatchObject({
    change: 'off',
    message: 'instant',
  });
});

test('changes are never mailed at once, and other kinds have no weekly digest', async () => {
  for (const body of [
    { kind: 'change', delivery: 'instant' },
    { kind: 'message', delivery: 'weekly' },
  ] as const) {
    expect((await follows.refused(setNotificationDelivery, { body })).status).toBe(400);
  }
});
