import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { listMatches } from '#contract/matches.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getNotificationSettings, unsubscribeFromNotifications } from '#contract/notifications-settings.ts';
import { suspendUser } from '#contract/users.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { aSeeker, type Seeker } from '#server/testing/match-factory.ts';
import { connect } from '#server/testing/message-factory.ts';
import { mayBeTold, scheduleProfessionals, tellOfNewMatches, weeklyJob } from './job.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Each test has a region of its own, so that the members of others do not match. */
const adviser = (region: string, fullName = '') =>
  aSeeker(app, { offers: ['advice'], regions: [region as 'baltics'], fullName });
const seeker = (region: string, tier: 'free' | 'professional' = 'professional') =>
  aSeeker(app, { seeks: ['advice'], regions: [region as 'baltics'] }, tier);

/** Lets a week pass, runs the job, and returns the mails that the member has had in all. */
async function nextWeek(member: Seeker) {
  app.clock.advance({ days: 7 });
  await runAlone(app.deps, weeklyJob);
  return mailsOf(member);
}

async function mailsOf(member: Seeker) {
  await app.mail.flush();
  return app.smtp.received.filter(
    ({ to, subject }) => to?.[0]?.address === member.email && subject?.includes('new match'),
  );
}

const start = () => scheduleProfessionals(app.deps);

describe('the weekly mail', () => {
  test('lists new matches with their reasons, each once, and comes only when there is one', async () => {
    const member = await seeker('baltics');
    const first = await adviser('baltics', 'Liis Tamm');
    await start();
    expect(await mailsOf(member)).toHaveLength(0);
    const [mail, ...others] = await nextWeek(member);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('One new match for you this week');
    expect(mail?.text).toContain('Liis Tamm');
    expect(mail?.text).toContain(
      `– Advises as an expert; you look for advice\n– Works in Energy Storage, as you do\n${app.url}/network/profile/${first.id}`,
    );
    expect(mail?.html).toContain('Advises as an expert; you look for advice<br>');
    expect(mail?.html).toContain(`href="${app.url}/network/matches"`);
    // The bell tells of it, too, and names nobody.
    const { items } = (await member.client.call(listNotifications, { query: {} })).body;
    expect(items[0]).toMatchObject({ kind: 'match', path: '/network/matches', title: mail?.subject });
    expect(items[0]?.body).toBe('1 member. Open your matches to see why.');

    expect(await nextWeek(member)).toHaveLength(1);
    const second = await adviser('baltics', 'Juris Ozols');
    const later = (await nextWeek(member))[1];
    expect(later?.text).toContain(`/network/profile/${second.id}`);
    expect(later?.text).not.toContain('Liis Tamm');
  });

  test('comes once a week, to the millisecond, also from two processes', async () => {
    const member = await seeker('oceania');
    await adviser('oceania');
    await start();
    await start();
    app.clock.advance({ days: 7, milliseconds: -1 });
    await tellOfNewMatches(app.deps);
    expect(await mailsOf(member)).toHaveLength(0);
    app.clock.advance({ milliseconds: 1 });
    await Promise.all([tellOfNewMatches(app.deps), tellOfNewMatches(app.deps)]);
    expect(await mailsOf(member)).toHaveLength(1);
    await adviser('oceania');
    await Promise.all([tellOfNewMatches(app.deps), tellOfNewMatches(app.deps)]);
    expect(await mailsOf(member)).toHaveLength(1);
  });

  test('leaves out who was blocked, and weak matches', async () => {
    const member = await seeker('iberia');
    const blocked = await adviser('iberia');
    await aSeeker(app, { offers: ['advice'], regions: ['africa'], focusAreas: ['water-technology'] });
    await member.client.call(blockMember, { params: { id: String(blocked.id) } });
    await start();
    expect(await nextWeek(member)).toHaveLength(0);
  });

  test('ends with one click of a mail program, with no session', async () => {
    const member = await seeker('italy');
    await adviser('italy');
    await start();
    const [mail] = await nextWeek(member);
    const headers = JSON.stringify(mail?.headers);
    const link = new URL(/Unsubscribe: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const posted = `${link.pathname}?${link.hash.slice(1)}`;
    expect(headers).toContain(posted);
    expect(headers).toContain('List-Unsubscribe=One-Click');
    const answer = await app.visitor({ origin: null }).fetch(posted, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    expect((await member.client.call(getNotificationSettings)).body.settings.match).toBe('off');
    await adviser('italy');
    expect(await nextWeek(member)).toHaveLength(1);
    // The link in the mail's text does the same; its token is enough.
    const secrets = new URLSearchParams(link.hash.slice(1));
    const body = { token: secrets.get('token') ?? '', kind: 'match' as const };
    expect((await app.visitor().call(unsubscribeFromNotifications, { body })).body).toEqual({ ok: true });
  });

  test('goes to nobody on the Free plan, and to no suspended or unconfirmed account', async () => {
    const region = 'nordics';
    const [free, suspended, unconfirmed, lapsed] = [
      await seeker(region, 'free'),
      await seeker(region),
      await seeker(region),
      await seeker(region),
    ];
    await adviser(region);
    await start();
    const admin = await app.as('admin');
    await admin.call(suspendUser, { params: { id: String(suspended.id) }, body: { reason: 'Sends advertising' } });
    const set = (id: number, values: object) =>
      app.deps.database.write((trx) => trx.updateTable('users').set(values).where('id', '=', id).execute());
    await set(unconfirmed.id, { email_confirmed_at: null });
    await set(lapsed.id, { membership_tier: 'free' });
    for (const member of [free, suspended, unconfirmed, lapsed]) expect(await nextWeek(member)).toHaveLength(0);
    // Back on the plan, the first mail comes a week later.
    await set(lapsed.id, { membership_tier: 'professional' });
    await start();
    await runAlone(app.deps, weeklyJob);
    expect(await mailsOf(lapsed)).toHaveLength(0);
    expect(await nextWeek(lapsed)).toHaveLength(1);
  });

  test('does not go out once the paid time is over, even if the account still says otherwise', async () => {
    const member = await seeker('dach');
    const now = app.clock.now();
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
    await app.deps.database.write((trx) =>
      trx
        .insertInto('memberships')
        .values({ user_id: member.id, billing: 'monthly', starts_at: at(-30), ends_at: at(1) })
        .execute(),
    );
    expect(await mayBeTold(app.deps, member.id)).toBe(true);
    app.clock.advance({ days: 1 });
    expect(await mayBeTold(app.deps, member.id)).toBe(false);
  });
});

describe('the one match a week of the Free plan', () => {
  test('stays for the week: connecting with the first uncovers no second', async () => {
    const member = await seeker('france', 'free');
    const [one, other] = [await adviser('france'), await adviser('france')];
    const shown = async () => (await member.client.call(listMatches, { query: {} })).body;
    const first = await shown();
    expect(first).toMatchObject({
      isLimited: true,
      nextAt: new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    const [{ id } = { id: 0 }] = first.items;
    expect([one.id, other.id]).toContain(id);
    // A better one does not take its place either.
    await adviser('france');
    expect((await shown()).items.map((match) => match.id)).toEqual([id]);
    await connect(app.deps, member, id === one.id ? one : other);
    expect(await shown()).toMatchObject({ items: [], nextAt: first.nextAt });
    app.clock.advance({ days: 7 });
    const next = await shown();
    expect(next.items).toHaveLength(1);
    expect(next.items[0]?.id).not.toBe(id);
  });

  test('is the same for two calls at once', async () => {
    const member = await seeker('latin-america', 'free');
    await adviser('latin-america');
    await adviser('latin-america');
    const answers = await Promise.all([1, 2, 3].map(() => member.client.call(listMatches, { query: {} })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.items.map(({ id }) => id)))).size).toBe(1);
  });
});
