import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getNotificationSettings } from '#contract/notifications-settings.ts';
import { endLapsedMemberships } from '#server/features/memberships/lapse.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { aMembership } from '#server/testing/introduction-factory.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { countMarkets } from '../count/job.ts';
import { quarterlyJob, scheduleAnnual, tellOfQuarter } from './job.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
  await aCompany(app.deps, {
    focusArea: 'hydrogen',
    fundingRounds: [{ type: 'Seed', amount: '€2M', date: '2026-05-01', investors: [] }],
  });
  await aCompany(app.deps, { focusArea: 'energy-storage' });
});
afterAll(() => app[Symbol.asyncDispose]());

async function annual(focusAreas: string[] = []): Promise<CurrentUser> {
  const user = await aMember(app.deps, { focusAreas });
  await aMembership(app.deps, user, 'annual');
  return user;
}

async function mailsTo({ email }: Pick<CurrentUser, 'email'>) {
  await app.mail.flush();
  return app.smtp.received.filter(
    ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Your markets'),
  );
}

/** Goes to the morning of a day, with figures counted then. */
async function goTo(day: string): Promise<void> {
  app.clock.advance({ milliseconds: Date.parse(`${day}T08:00:00.000Z`) - app.clock.now().getTime() });
  await countMarkets(app.deps);
}

test('comes on the first morning of a quarter, once, also from two processes, and names the member’s focus areas', async () => {
  const member = await annual(['renewable-energy']);
  const monthly = await aMember(app.deps);
  await aMembership(app.deps, monthly, 'monthly');
  await runAlone(app.deps, quarterlyJob);
  await goTo('2026-07-01');
  app.clock.advance({ milliseconds: -1 });
  await tellOfQuarter(app.deps);
  expect(await mailsTo(member)).toHaveLength(0);
  app.clock.advance({ milliseconds: 1 });
  await Promise.all([tellOfQuarter(app.deps), tellOfQuarter(app.deps)]);
  const [mail, ...others] = await mailsTo(member);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your markets in Q2 2026');
  // The network comes with technologies of its own.
  expect(mail?.text).toMatch(
    /Renewable Energy\n– In all 1 company, \d+ technolog(y|ies) and 0 listings\n– New: 1 company\n/,
  );
  expect(mail?.text).toContain(
    `– Funding that companies state: €2M\n${app.url}/network/insights/focus-area/renewable-energy`,
  );
  expect(mail?.text).not.toContain('Energy Storage');
  expect(await mailsTo(monthly)).toHaveLength(0);
  await runAlone(app.deps, quarterlyJob);
  expect(await mailsTo(member)).toHaveLength(1);

  const client = await app.signedIn(member);
  const { items } = (await client.call(listNotifications, { query: {} })).body;
  expect(items[0]).toMatchObject({ kind: 'insight', path: '/network/insights', title: mail?.subject });

  // One click of the mail program ends it.
  const link = new URL(/Unsubscribe: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  const posted = `${link.pathname}?${link.hash.slice(1)}`;
  expect(JSON.stringify(mail?.headers)).toContain(posted);
  const answer = await app.visitor({ origin: null }).fetch(posted, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(200);
  expect((await client.call(getNotificationSettings)).body.settings.insight).toBe('off');
  await goTo('2026-10-01');
  await runAlone(app.deps, quarterlyJob);
  expect(await mailsTo(member)).toHaveLength(1);
});

test('an email that fails half-way is neither sent nor lost', async () => {
  const member = await annual();
  await scheduleAnnual(app.deps);
  await goTo('2027-01-01');
  const { write } = app.deps.database;
  const killed = { ...app.deps, database: { ...app.deps.database, write: () => Promise.reject(new Error('killed')) } };
  await expect(tellOfQuarter(killed)).rejects.toThrow('killed');
  expect(await mailsTo(member)).toHaveLength(0);
  await write(() => Promise.resolve());
  await tellOfQuarter(app.deps);
  expect(await mailsTo(member)).toHaveLength(1);
  await tellOfQuarter(app.deps);
  expect(await mailsTo(member)).toHaveLength(1);
});

test('waits until the figures of the quarter are counted to its end', async () => {
  const member = await annual();
  await scheduleAnnual(app.deps);
  app.clock.advance({ days: 92 });
  await tellOfQuarter(app.deps);
  expect(await mailsTo(member)).toHaveLength(0);
  await countMarkets(app.deps);
  await tellOfQuarter(app.deps);
  expect(await mailsTo(member)).toHaveLength(1);
});

test('does not go to whoever is no longer billed annually, suspended or unconfirmed', async () => {
  const [lapsed, suspended, unconfirmed] = [await annual(), await annual(), await annual()];
  await scheduleAnnual(app.deps);
  const at = app.clock.now().toISOString();
  await app.deps.database.write(async (trx) => {
    const set = (id: number, values: object) => trx.updateTable('users').set(values).where('id', '=', id).execute();
    await set(suspended.id, { suspended_at: at });
    await set(unconfirmed.id, { email_confirmed_at: null });
    await trx.updateTable('memberships').set({ ends_at: at }).where('user_id', '=', lapsed.id).execute();
  });
  await endLapsedMemberships(app.deps);
  await goTo('2027-07-01');
  await runAlone(app.deps, quarterlyJob);
  for (const member of [lapsed, suspended, unconfirmed]) expect(await mailsTo(member)).toHaveLength(0);
});
