import { describe, expect, test } from 'vitest';

import type { ListingFilters } from '#contract/listings.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SearchAlert,
  unsubscribeAlerts,
  updateSavedSearch,
} from '#contract/saved-searches.ts';
import { fileMatches } from '#server/features/changes/index.ts';
import { createTestApp } from '#server/testing/app.ts';
import { failingAtFirst } from '#server/testing/failing-at-first.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { sendAlerts, settling } from './alerts.ts';

/** An app with a real mail server, a member, and someone else who posts. */
async function setUp() {
  const smtp = await startMailServer();
  const app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  // Several alerts need the plan.
  const member = await app.aUser({ membershipTier: 'professional' });
  const poster = await app.aUser();
  return {
    app,
    smtp,
    member,
    own: () => app.signedIn(member),
    async save(name: string, filters: ListingFilters, alert: SearchAlert = 'daily') {
      return (await (await app.signedIn(member)).call(createSavedSearch, { body: { name, filters, alert } })).body;
    },
    /** Someone publishes a job with this tag; it has settled after a day. */
    post: (tag: string, owner = poster) =>
      app.aListing(owner, { type: 'job', title: `A listing about ${tag}`, tags: [tag] }),
    /** Lets a day pass, runs the job and returns the new emails. */
    async nextDay() {
      app.clock.advance({ days: 1 });
      await sendAlerts(app.deps);
      await app.mail.flush();
      return smtp.arrived();
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

describe('a daily alert', () => {
  test('lists what is new since it was turned on, each listing once', async () => {
    await using it = await setUp();
    await it.post('zinc');
    await it.save('Zinc news', { tag: 'zinc' });
    expect(await it.nextDay()).toHaveLength(0);
    const id = await it.post('zinc');
    await it.post('iron');
    const [mail, ...others] = await it.nextDay();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'New listings: Zinc news', to: [{ address: it.member.email }] });
    expect(mail?.text).toContain(`A listing about zinc\n${it.app.url}/network/listings/${id}`);
    expect(mail?.text).not.toContain('iron');
    expect(mail?.text).toContain(`${it.app.url}/network/listings?tag=zinc`);
    expect(await it.nextDay()).toHaveLength(0);
  });

  test('is sent at most once a day, to the millisecond', async () => {
    await using it = await setUp();
    await it.save('Zinc news', { tag: 'zinc' });
    await it.post('zinc');
    const run = async () => {
      await sendAlerts(it.app.deps);
      await it.app.mail.flush();
      return it.smtp.received.length;
    };
    it.app.clock.advance({ days: 1, milliseconds: -1 });
    expect(await run()).toBe(0);
    it.app.clock.advance({ milliseconds: 1 });
    expect(await run()).toBe(1);
    await it.post('zinc');
    it.app.clock.advance({ days: 1, milliseconds: -1 });
    expect(await run()).toBe(1);
    it.app.clock.advance({ milliseconds: 1 });
    expect(await run()).toBe(2);
  });

  test('is one mail for all searches of a member, with five listings for each and a note if there are more', async () => {
    await using it = await setUp();
    await it.save('Zinc', { tag: 'zinc' });
    await it.save('Jobs', { type: 'job' });
    await it.save('Silent', { type: 'job' }, 'off');
    await it.save('Nothing', { tag: 'nowhere' });
    for (let number = 0; number < 5; number += 1) await it.post('zinc');
    const [first, ...none] = await it.nextDay();
    expect(none).toEqual([]);
    expect(first?.subject).toBe('New listings in 2 searches');
    expect(first?.text?.match(/A listing about zinc/g)).toHaveLength(10);
    expect(first?.text).not.toContain('And more');
    for (let number = 0; number < 6; number += 1) await it.post('zinc');
    const [second] = await it.nextDay();
    expect(second?.text?.match(/A listing about zinc/g)).toHaveLength(10);
    expect(second?.text).toContain(`And more: ${it.app.url}/network/listings?tag=zinc`);
    expect(second?.text).not.toContain('Silent');
  });

  test("omits the member's own listings, and those that have been closed", async () => {
    await using it = await setUp();
    await it.save('Zinc', { tag: 'zinc' });
    await it.post('zinc', it.member);
    const id = await it.post('zinc');
    await it.app.deps.database.write(async (trx) => {
      await trx.updateTable('listings').set({ status: 'closed', closed_by: 'owner' }).where('id', '=', id).execute();
      await trx.deleteFrom('listing_search').where('rowid', '=', id).execute();
    });
    expect(await it.nextDay()).toEqual([]);
  });

  test('leaves very recent listings for the next mail', async () => {
    await using it = await setUp();
    await it.save('Zinc', { tag: 'zinc' });
    it.app.clock.advance({ days: 1, milliseconds: -settling + 1 });
    await it.post('zinc');
    it.app.clock.advance({ milliseconds: settling - 1 });
    await sendAlerts(it.app.deps);
    await it.app.mail.flush();
    expect(it.smtp.received).toHaveLength(0);
    expect(await it.nextDay()).toHaveLength(1);
  });

  test('starts with new listings when it is turned on, and ends when it is turned off or deleted', async () => {
    await using it = await setUp();
    const search = await it.save('Zinc', { tag: 'zinc' }, 'off');
    const params = { id: String(search.id) };
    await it.post('zinc');
    await (await it.own()).call(updateSavedSearch, { params, body: { alert: 'daily' } });
    expect(await it.nextDay()).toHaveLength(0);
    await it.post('zinc');
    expect(await it.nextDay()).toHaveLength(1);
    await (await it.own()).call(updateSavedSearch, { params, body: { alert: 'off' } });
    await it.post('zinc');
    expect(await it.nextDay()).toHaveLength(0);
    await (await it.own()).call(updateSavedSearch, { params, body: { alert: 'daily' } });
    await it.post('zinc');
    await (await it.own()).call(deleteSavedSearch, { params });
    expect(await it.nextDay()).toHaveLength(0);
    await it.save('Zinc again', { tag: 'zinc' });
    await it.post('zinc');
    expect(await it.nextDay()).toHaveLength(1);
  });

  test('is sent by one of two processes at once', async () => {
    await using it = await setUp();
    await it.save('Zinc', { tag: 'zinc' });
    await it.post('zinc');
    it.app.clock.advance({ days: 1 });
    await Promise.all([sendAlerts(it.app.deps), sendAlerts(it.app.deps), sendAlerts(it.app.deps)]);
    await it.app.mail.flush();
    expect(it.smtp.received).toHaveLength(1);
  });

  test('that cannot be looked for waits an hour, and those behind it are sent', async () => {
    await using it = await setUp();
    const { app } = it;
    const other = await app.aUser();
    const search = { name: 'Zinc', filters: { tag: 'zinc' }, alert: 'daily' as const };
    await it.save('Zinc', search.filters);
    app.clock.advance({ minutes: 1 });
    await (await app.signedIn(other)).call(createSavedSearch, { body: search });
    await it.post('zinc');
    app.clock.advance({ days: 1 });
    const recipients = async (deps = app.deps) => {
      await sendAlerts(deps);
      await app.mail.flush();
      return it.smtp.arrived().flatMap(({ to }) => to?.[0]?.address ?? []);
    };
    // The write for both members, and then the one for this member alone.
    const database = failingAtFirst(app.deps.database, 2);
    expect(await recipients({ ...app.deps, database })).toEqual([other.email]);
    app.clock.advance({ minutes: 59 });
    expect(await recipients()).toEqual([]);
    app.clock.advance({ minutes: 1 });
    expect(await recipients()).toEqual([it.member.email]);
  });
});

describe('members without news', () => {
  test('are passed over in one write for all of them, and told of what comes later, once', async () => {
    await using it = await setUp();
    const { app } = it;
    const others = await Promise.all(Array.from({ length: 4 }, () => app.aUser()));
    for (const other of others) {
      const body = { name: 'Zinc', filters: { tag: 'zinc' }, alert: 'daily' as const };
      await (await app.signedIn(other)).call(createSavedSearch, { body });
    }
    await it.save('Zinc', { tag: 'zinc' });
    await it.post('iron');
    app.clock.advance({ days: 1 });
    let writes = 0;
    const write: typeof app.deps.database.write = (work, options) => {
      writes += 1;
      return app.deps.database.write(work, options);
    };
    await sendAlerts({ ...app.deps, database: { ...app.deps.database, write } });
    expect(writes).toBe(1);
    await sendAlerts({ ...app.deps, database: { ...app.deps.database, write } });
    expect(writes).toBe(1);
    await it.post('zinc');
    expect(await it.nextDay()).toHaveLength(5);
    expect(await it.nextDay()).toEqual([]);
  });

  test('are not those for whom something was filed and not mailed', async () => {
    await using it = await setUp();
    const listing = await it.post('zinc');
    const { id } = await it.save('Zinc', { tag: 'zinc' });
    const find = { search: { id, kind: 'listing' as const }, found: [{ id: listing, field: 'new' as const }] };
    await it.app.deps.database.write((trx) => fileMatches(trx, [find], it.app.clock.now().toISOString()));
    expect((await it.nextDay()).map(({ subject }) => subject)).toEqual(['New listings: Zinc']);
    expect(await it.nextDay()).toEqual([]);
  });

  test('lose the alerts that are beyond their plan', async () => {
    await using it = await setUp();
    await it.save('Zinc', { tag: 'zinc' });
    await it.save('Iron', { tag: 'iron' });
    await it.app.deps.database.write((trx) =>
      trx.updateTable('users').set({ membership_tier: 'free' }).where('id', '=', it.member.id).execute(),
    );
    expect(await it.nextDay()).toEqual([]);
    const { body } = await (await it.own()).call(listSavedSearches);
    expect(body.map(({ name, alert }) => [name, alert])).toEqual([
      ['Iron', 'off'],
      ['Zinc', 'daily'],
    ]);
  });
});

test('after a membership has ended, only the oldest search keeps its alert', async () => {
  await using it = await setUp();
  await it.save('Zinc news', { tag: 'zinc' });
  await it.save('Iron news', { tag: 'iron' });
  await it.app.deps.database.write((trx) =>
    trx.updateTable('users').set({ membership_tier: 'free' }).where('id', '=', it.member.id).execute(),
  );
  await it.post('zinc');
  await it.post('iron');
  const [mail, ...others] = await it.nextDay();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('New listings: Zinc news');
  const { body } = await (await it.own()).call(listSavedSearches);
  expect(body.map(({ name, alert }) => [name, alert])).toEqual([
    ['Iron news', 'off'],
    ['Zinc news', 'daily'],
  ]);
});

describe('the unsubscribe link', () => {
  async function aMail() {
    const it = await setUp();
    await it.save('Zinc', { tag: 'zinc' });
    await it.save('Jobs', { type: 'job' });
    await it.post('zinc');
    const [mail] = await it.nextDay();
    const path = /alerts\/unsubscribe#token=([\w-]{43})/.exec(mail?.text ?? '');
    const token = path?.[1];
    if (!mail || !token) throw new Error('There is no mail with a way out');
    return { ...it, mail, token };
  }

  test('is in each mail and its headers, ends all alerts, and keeps the searches', async () => {
    await using it = await aMail();
    const headers = Object.fromEntries(it.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toBe(`<${it.app.url}/network/listings/alerts/unsubscribe?token=${it.token}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    await it.app.visitor().call(unsubscribeAlerts, { body: { token: it.token } });
    await it.app.visitor().call(unsubscribeAlerts, { body: { token: it.token } });
    const { body } = await (await it.own()).call(listSavedSearches);
    expect(body.map(({ alert }) => alert)).toEqual(['off', 'off']);
    await it.post('zinc');
    expect(await it.nextDay()).toHaveLength(0);
  });

  test('works with one click in a mail program, from anywhere and without a cookie', async () => {
    await using it = await aMail();
    const mailProgram = it.app.visitor({ origin: 'https://mail.example' });
    const post = (value: string) =>
      mailProgram.fetch(`/network/listings/alerts/unsubscribe?token=${value}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await post('x')).status).toBe(404);
    expect((await post('a'.repeat(43))).status).toBe(404);
    expect((await post(it.token)).status).toBe(200);
    const { body } = await (await it.own()).call(listSavedSearches);
    expect(body.map(({ alert }) => alert)).toEqual(['off', 'off']);
  });

  test('changes nothing when it is opened', async () => {
    await using it = await aMail();
    await it.app.visitor().fetch(`/network/listings/alerts/unsubscribe?token=${it.token}`);
    const { body } = await (await it.own()).call(listSavedSearches);
    expect(body.map(({ alert }) => alert)).toEqual(['daily', 'daily']);
  });
});
