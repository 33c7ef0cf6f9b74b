import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listNotifications, markNotificationsRead, type NotificationKind } from '#contract/notifications.ts';
import {
  getNotificationSettings,
  setNotificationDelivery,
  unsubscribeFromNotifications,
} from '#contract/notifications-settings.ts';
import type { TestClient } from '#server/testing/client.ts';
import { failingAtFirst } from '#server/testing/failing-at-first.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { digestLength, sendDueDigests } from './digest.ts';
import { notify } from './notify.ts';
import { digestHour, nextDigest } from './rhythm.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let user: CurrentUser;
let client: TestClient;
beforeEach(async () => {
  user = await app.aUser();
  client = await app.signedIn(user);
});

const choose = (kind: NotificationKind, delivery: 'instant' | 'daily' | 'off') =>
  client.call(setNotificationDelivery, { body: { kind, delivery } });

const tell = (kind: NotificationKind, title = 'Something happened') =>
  app.deps.database.write((trx) =>
    notify(trx, app.deps, {
      userId: user.id,
      subjectId: null,
      kind,
      title,
      body: 'In a sentence.',
      path: '/network/listings/1',
    }),
  );

async function mails() {
  await app.mail.flush();
  return app.smtp.received.filter(({ to }) => to?.[0]?.address === user.email);
}

/** Moves the clock to the next digest and sends it. */
async function nextMorning() {
  app.clock.advance({ milliseconds: nextDigest(app.clock.now()).getTime() - app.clock.now().getTime() });
  await sendDueDigests(app.deps);
  return mails();
}

function linkIn(text = ''): { path: string; token: string; kind: string } {
  const url = new URL(/Unsubscribe: (\S+)/.exec(text)?.[1] ?? '');
  const secrets = new URLSearchParams(url.hash.slice(1));
  return {
    path: `${url.pathname}?${secrets}`,
    token: secrets.get('token') ?? '',
    kind: secrets.get('kind') ?? '',
  };
}

describe('the settings', () => {
  test('are "at once" until they are changed, one at a time, but the daily digest for changes', async () => {
    const usual = (await client.call(getNotificationSettings)).body.settings;
    const { change, ...others } = usual;
    expect(change).toBe('daily');
    expect(new Set(Object.values(others))).toEqual(new Set(['instant']));
    await choose('message', 'daily');
    await choose('message', 'off');
    const { body } = await choose('connection', 'daily');
    expect(body.settings).toEqual({ ...usual, message: 'off', connection: 'daily' });
    expect((await client.call(getNotificationSettings)).body).toEqual(body);
    const stranger = await app.as('member');
    expect((await stranger.call(getNotificationSettings)).body.settings).toEqual(usual);
  });

  test('decide when a notification is mailed; the bell rings in any case', async () => {
    await choose('message', 'off');
    await choose('enquiry', 'daily');
    for (const kind of ['message', 'enquiry', 'listing'] as const) await tell(kind, `About ${kind}`);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['About listing']);
    expect((await client.call(listNotifications, { query: {} })).body.unread).toBe(3);
  });
});

describe('the daily digest', () => {
  test('lists unread notifications once, and none that was mailed at once', async () => {
    await choose('enquiry', 'daily');
    await choose('claim', 'daily');
    await tell('enquiry', 'First enquiry');
    await tell('enquiry', 'Second enquiry');
    await tell('claim', 'A claim');
    await tell('listing', 'At once');
    const [instant, digest, ...more] = await nextMorning();
    expect(more).toEqual([]);
    expect(instant?.subject).toBe('At once');
    expect(digest?.subject).toBe('Your day on CARDI: 3 notifications');
    expect(digest?.text).toContain(`First enquiry\nIn a sentence.\n${app.url}/network/listings/1`);
    expect(digest?.text).not.toContain('At once');
    expect(await nextMorning()).toHaveLength(2);
  });

  test('omits what has been read, and is not sent empty', async () => {
    await choose('enquiry', 'daily');
    await tell('enquiry', 'Read in time');
    const [newest] = (await client.call(listNotifications, { query: {} })).body.items;
    await client.call(markNotificationsRead, { body: { upTo: newest?.id ?? 0 } });
    expect(await nextMorning()).toEqual([]);
    await tell('enquiry', 'Read too late');
    expect((await nextMorning()).map(({ subject }) => subject)).toEqual(['Your day on CARDI: one notification']);
  });

  test('omits kinds that were turned off since', async () => {
    await choose('enquiry', 'daily');
    await tell('enquiry');
    await choose('enquiry', 'off');
    expect(await nextMorning()).toEqual([]);
  });

  test('is not sent before its hour', async () => {
    await choose('enquiry', 'daily');
    await tell('enquiry');
    app.clock.advance({ milliseconds: nextDigest(app.clock.now()).getTime() - app.clock.now().getTime() - 1 });
    await sendDueDigests(app.deps);
    expect(await mails()).toEqual([]);
    app.clock.advance({ milliseconds: 1 });
    await sendDueDigests(app.deps);
    expect(await mails()).toHaveLength(1);
  });

  test('is sent by one of several processes', async () => {
    await choose('enquiry', 'daily');
    await tell('enquiry');
    app.clock.advance({ days: 1 });
    await Promise.all(Array.from({ length: 5 }, () => sendDueDigests(app.deps)));
    expect(await mails()).toHaveLength(1);
  });

  test('that cannot be written waits an hour, and those behind it are sent', async () => {
    const [first, firstClient] = [user, client];
    await choose('enquiry', 'daily');
    await tell('enquiry');
    user = await app.aUser();
    client = await app.signedIn(user);
    await choose('enquiry', 'daily');
    await tell('enquiry');
    app.clock.advance({ days: 1 });
    // The step of both, and then that of the first.
    await sendDueDigests({ ...app.deps, database: failingAtFirst(app.deps.database, 2) });
    expect(await mails()).toHaveLength(1);
    [user, client] = [first, firstClient];
    expect(await mails()).toEqual([]);
    app.clock.advance({ minutes: 59 });
    await sendDueDigests(app.deps);
    expect(await mails()).toEqual([]);
    app.clock.advance({ minutes: 1 });
    await sendDueDigests(app.deps);
    expect(await mails()).toHaveLength(1);
  });

  test('lists the newest and counts the rest', async () => {
    await choose('enquiry', 'daily');
    for (let count = 0; count <= digestLength; count += 1) await tell('enquiry', `Enquiry number ${count}.`);
    const [digest] = await nextMorning();
    expect(digest?.subject).toContain(`${digestLength + 1} notifications`);
    expect(digest?.text).not.toContain('Enquiry number 0.');
    expect(digest?.text).toContain('And 1 more.');
  });

  test('is sent on Mondays if it is weekly', () => {
    const hour = String(digestHour).padStart(2, '0');
    const at = (time: string) => nextDigest(new Date(time), 'weekly').toISOString();
    // 4 May 2026 is a Monday.
    expect(at('2026-05-04T00:00:00.000Z')).toBe(`2026-05-04T${hour}:00:00.000Z`);
    expect(at(`2026-05-04T${hour}:00:00.000Z`)).toBe(`2026-05-11T${hour}:00:00.000Z`);
    expect(at('2026-05-10T23:59:59.999Z')).toBe(`2026-05-11T${hour}:00:00.000Z`);
  });

  test('is sent at the same hour every day', () => {
    const hour = String(digestHour).padStart(2, '0');
    const at = (time: string) => nextDigest(new Date(time)).toISOString();
    expect(at(`2026-05-04T${hour}:00:00.000Z`)).toBe(`2026-05-05T${hour}:00:00.000Z`);
    expect(at('2026-05-04T00:00:00.000Z')).toBe(`2026-05-04T${hour}:00:00.000Z`);
    expect(at('2026-12-31T23:59:59.999Z')).toBe(`2027-01-01T${hour}:00:00.000Z`);
  });
});

describe('one click in a notification email', () => {
  test('turns off emails of its kind, from the page and from a mail program, and nothing else', async () => {
    await tell('enquiry');
    const [mail] = await mails();
    const link = linkIn(mail?.text);
    expect(link.kind).toBe('enquiry');
    const headers = JSON.stringify(mail?.headers);
    expect(headers).toContain('List-Unsubscribe=One-Click');
    expect(headers).toContain(link.token);
    // The request of a mail program: no Origin, no cookie.
    const answer = await app.visitor({ origin: null }).fetch(link.path, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    const { change: _change, ...settings } = (await client.call(getNotificationSettings)).body.settings;
    expect(Object.entries(settings).filter(([, delivery]) => delivery !== 'instant')).toEqual([['enquiry', 'off']]);
    const body = { token: link.token, kind: 'message' as const };
    await app.visitor().call(unsubscribeFromNotifications, { body });
    await app.visitor().call(unsubscribeFromNotifications, { body });
    expect((await client.call(getNotificationSettings)).body.settings.message).toBe('off');
  });

  test('turns off the daily digest', async () => {
    await choose('enquiry', 'daily');
    await choose('claim', 'daily');
    await choose('message', 'off');
    await tell('enquiry');
    const [digest] = await nextMorning();
    const { token, kind } = linkIn(digest?.text);
    expect(kind).toBe('digest');
    await app.visitor().call(unsubscribeFromNotifications, { body: { token, kind: 'digest' } });
    const { settings } = (await client.call(getNotificationSettings)).body;
    // Changes of records were in it without a choice.
    expect(settings).toMatchObject({ change: 'off', enquiry: 'off', claim: 'off', message: 'off', listing: 'instant' });
  });

  test("every email to a member has the same token, which differs from other members'", async () => {
    await Promise.all([tell('enquiry'), tell('claim'), tell('listing')]);
    const tokens = (await mails()).map(({ text }) => linkIn(text).token);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(1);
    const refused = await app.visitor().refused(unsubscribeFromNotifications, {
      body: { token: 'x'.repeat(43), kind: 'enquiry' },
    });
    expect(refused.status).toBe(404);
    for (const query of ['', `?token=${tokens[0]}`, `?token=${tokens[0]}&kind=nothing`, '?kind=enquiry']) {
      const answer = await app.visitor().fetch(`/notifications/unsubscribe${query}`, { method: 'POST' });
      expect(answer.status, query).toBe(404);
    }
  });
});
