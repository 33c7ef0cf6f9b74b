import { describe, expect, test } from 'vitest';

import { confirmSubscription, subscribe, unsubscribe } from '#contract/newsletter.ts';
import { sweep } from '#server/platform/jobs/sweep.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { startMailServer, type TestMailServer } from '#server/testing/smtp.ts';
import { mailInterval } from './subscriptions.ts';

const email = 'Ines@test.example';

/** The app with a real mail server, and the links in its emails. */
async function setUp() {
  const smtp = await startMailServer();
  const app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  return {
    app,
    smtp,
    visitor: app.visitor(),
    subscribe: (address = email) => app.visitor().call(subscribe, { body: { email: address } }),
    async confirmToken() {
      await app.mail.flush();
      return tokenOf(smtp, /newsletter\/confirm#token=([\w-]{43})/);
    },
    async unsubscribeToken() {
      await app.mail.flush();
      return tokenOf(smtp, /newsletter\/unsubscribe#token=([\w-]{43})&/);
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

/** Token of the newest email with such a link. */
function tokenOf(smtp: TestMailServer, link: RegExp): string {
  const token = smtp.received.map(({ text }) => link.exec(text ?? '')?.[1]).findLast((found) => found !== undefined);
  if (!token) throw new Error('No mail has such a link');
  return token;
}

const rows = (app: TestApp) => app.deps.database.db.selectFrom('newsletter_subscribers').selectAll().execute();
const statuses = async (app: TestApp) => (await rows(app)).map(({ status }) => status);

describe('subscribing', () => {
  test('stores the address as pending and mails it a link that confirms it', async () => {
    await using it = await setUp();
    await it.subscribe();
    expect(await rows(it.app)).toMatchObject([{ email, status: 'pending', confirmed_at: null }]);
    const token = await it.confirmToken();
    expect(it.smtp.received[0]?.to?.[0]?.address).toBe(email);
    expect(it.smtp.received[0]?.text).toContain(`${it.app.url}/newsletter/confirm#token=${token}`);
    await it.visitor.call(confirmSubscription, { body: { token } });
    expect(await rows(it.app)).toMatchObject([{ status: 'confirmed', confirmed_at: it.app.clock.now().toISOString() }]);
  });

  test('stores only a hash of the confirmation token', async () => {
    await using it = await setUp();
    await it.subscribe();
    const token = await it.confirmToken();
    const tables = [await rows(it.app), await it.app.deps.database.db.selectFrom('outbox').selectAll().execute()];
    expect(JSON.stringify(tables)).not.toContain(token);
    expect((await rows(it.app))[0]?.confirm_token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('gives the same answer for new, pending, confirmed and unsubscribed addresses', async () => {
    await using it = await setUp();
    const answers = [await it.subscribe(), await it.subscribe()];
    await it.visitor.call(confirmSubscription, { body: { token: await it.confirmToken() } });
    answers.push(await it.subscribe());
    await it.visitor.call(unsubscribe, { body: { token: await it.unsubscribeToken() } });
    answers.push(await it.subscribe());
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 202, body: { ok: true } });
  });

  test('mails a pending address once in ten minutes, in upper or lower case', async () => {
    await using it = await setUp();
    await it.subscribe();
    const first = await it.confirmToken();
    it.app.clock.advance({ milliseconds: mailInterval - 1 });
    await it.subscribe('INES@TEST.EXAMPLE');
    expect(await it.confirmToken()).toBe(first);
    expect(it.smtp.received).toHaveLength(1);
    it.app.clock.advance({ milliseconds: 1 });
    await it.subscribe('INES@TEST.EXAMPLE');
    expect(await it.confirmToken()).not.toBe(first);
    expect(it.smtp.received).toHaveLength(2);
    expect(await rows(it.app)).toHaveLength(1);
    // Only the newer email's link works.
    expect((await it.visitor.refused(confirmSubscription, { body: { token: first } })).status).toBe(404);
  });

  test('does not mail a confirmed address again', async () => {
    await using it = await setUp();
    await it.subscribe();
    await it.visitor.call(confirmSubscription, { body: { token: await it.confirmToken() } });
    it.app.clock.advance({ days: 2 });
    await it.app.mail.flush();
    const before = it.smtp.received.length;
    await it.subscribe();
    await it.app.mail.flush();
    expect(it.smtp.received).toHaveLength(before);
    expect(await statuses(it.app)).toEqual(['confirmed']);
  });

  test('sends one mail for twenty requests at once', async () => {
    await using it = await setUp();
    await Promise.all(Array.from({ length: 20 }, () => it.subscribe()));
    await it.app.mail.flush();
    expect(it.smtp.received).toHaveLength(1);
    expect(await rows(it.app)).toHaveLength(1);
  });

  test('deletes an address that was not confirmed within thirty days', async () => {
    await using it = await setUp();
    await it.subscribe('waiting@test.example');
    it.app.clock.advance({ days: 29 });
    await it.subscribe('second@test.example');
    await sweep(it.app.deps);
    expect(await rows(it.app)).toHaveLength(2);
    it.app.clock.advance({ days: 1 });
    await sweep(it.app.deps);
    expect((await rows(it.app)).map((row) => row.email)).toEqual(['second@test.example']);
  });
});

describe('confirming', () => {
  test('twice, also at once, is no error and sends one welcome mail', async () => {
    await using it = await setUp();
    await it.subscribe();
    const token = await it.confirmToken();
    await Promise.all(Array.from({ length: 5 }, () => it.visitor.call(confirmSubscription, { body: { token } })));
    await it.visitor.call(confirmSubscription, { body: { token } });
    await it.app.mail.flush();
    expect(it.smtp.received.filter(({ subject }) => subject?.startsWith('You are subscribed'))).toHaveLength(1);
  });

  test('works for seven days', async () => {
    await using it = await setUp();
    await it.subscribe();
    const token = await it.confirmToken();
    it.app.clock.advance({ days: 7 });
    const { body } = await it.visitor.refused(confirmSubscription, { body: { token } });
    expect(body.fields).toEqual({ token: 'This link has expired. Please subscribe again.' });
    expect(await statuses(it.app)).toEqual(['pending']);
    it.app.clock.advance({ milliseconds: -1 });
    await it.visitor.call(confirmSubscription, { body: { token } });
  });

  test('refuses an invalid token, and does not find an unknown one', async () => {
    await using app = await createTestApp();
    const visitor = app.visitor();
    for (const token of ['x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}!`, '']) {
      const { status, body } = await visitor.refused(confirmSubscription, { body: { token } });
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { token: 'This link is not valid' } });
    }
    const { status } = await visitor.refused(confirmSubscription, { body: { token: 'x'.repeat(43) } });
    expect(status).toBe(404);
  });
});

describe('unsubscribing', () => {
  /** A confirmed subscriber, with the token of their welcome mail. */
  async function subscribed() {
    const it = await setUp();
    await it.subscribe();
    const usedToken = await it.confirmToken();
    await it.visitor.call(confirmSubscription, { body: { token: usedToken } });
    return { ...it, usedToken, token: await it.unsubscribeToken() };
  }

  test('works on the page, twice without an error, and the old confirmation does not undo it', async () => {
    await using it = await subscribed();
    await it.visitor.call(unsubscribe, { body: { token: it.token } });
    const at = it.app.clock.now().toISOString();
    it.app.clock.advance({ minutes: 1 });
    await it.visitor.call(unsubscribe, { body: { token: it.token } });
    expect(await rows(it.app)).toMatchObject([{ status: 'unsubscribed', unsubscribed_at: at }]);
    expect((await it.visitor.refused(confirmSubscription, { body: { token: it.usedToken } })).status).toBe(404);
  });

  test("works with a mail program's one click, at the address in its List-Unsubscribe header", async () => {
    await using it = await subscribed();
    const headers = new Map(it.smtp.received.at(-1)?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
    expect(url).toBe(`${it.app.url}/newsletter/unsubscribe?token=${it.token}`);
    // The request of a mail program: a form body, no cookie, no Origin.
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await statuses(it.app)).toEqual(['unsubscribed']);
  });

  test('does not happen when a link scanner opens the link', async () => {
    await using it = await subscribed();
    await fetch(`${it.app.url}/newsletter/unsubscribe?token=${it.token}`);
    await fetch(`${it.app.url}/api/newsletter/unsubscribe?token=${it.token}`);
    expect(await statuses(it.app)).toEqual(['confirmed']);
  });

  test('does not happen with an unknown or missing token', async () => {
    await using it = await subscribed();
    for (const query of ['', '?token=short', `?token=${'x'.repeat(43)}`, `?token=${it.token}&token=${it.token}`]) {
      const response = await fetch(`${it.app.url}/newsletter/unsubscribe${query}`, { method: 'POST' });
      expect(response.status, query).toBe(404);
    }
    expect(await statuses(it.app)).toEqual(['confirmed']);
  });

  test('is undone by a new confirmation, mailed at once', async () => {
    await using it = await subscribed();
    await it.visitor.call(unsubscribe, { body: { token: it.token } });
    await it.subscribe();
    expect(await statuses(it.app)).toEqual(['pending']);
    await it.visitor.call(confirmSubscription, { body: { token: await it.confirmToken() } });
    expect(await rows(it.app)).toMatchObject([{ status: 'confirmed', unsubscribed_at: null }]);
  });
});
