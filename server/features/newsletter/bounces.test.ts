import { describe, expect, test } from 'vitest';

import { listSubscribers, subscribe } from '#contract/newsletter.ts';
import { getMailing } from '#contract/newsletter-mailings.ts';
import type { TestApp } from '#server/testing/app.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { aDueMailing, subscribers } from '#server/testing/newsletter-factory.ts';
import { mostSoftBounces } from './bounces.ts';
import { sendMailings } from './mailings/sending.ts';

const secret = 'a secret of the provider, long enough';
const inbound = { INBOUND_MAIL_ADDRESS: 'reply@mail.example', INBOUND_MAIL_SECRET: secret };

/** A delivery report as mail servers write it (RFC 3464). */
function report(to: string, status: string, action = 'failed'): string {
  return [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Return-Path: <>',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_1"',
    '',
    '--=_1',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--=_1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; somebody.else@test.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; no',
    '',
    '--=_1--',
  ].join('\r\n');
}

async function post(app: TestApp, mail: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/inbound-mail`, {
    method: 'POST',
    headers: { 'X-Inbound-Mail-Secret': secret, 'Content-Type': 'message/rfc822' },
    body: mail,
  });
  return ((await answer.json()) as { outcome: string }).outcome;
}

async function statuses(app: TestApp): Promise<Record<string, string>> {
  const admin = await app.as('admin');
  const { body } = await admin.call(listSubscribers, { query: {} });
  return Object.fromEntries(body.items.map(({ email, status }) => [email, status]));
}

async function figures(app: TestApp, id: number) {
  const admin = await app.as('admin');
  return (await admin.call(getMailing, { params: { id: String(id) } })).body.figures;
}

/** A mailing to two, sent; the return path of the first. */
async function aSentMailing(app: MailingApp) {
  const id = await aDueMailing(await app.as('admin'));
  await sendMailings(app.deps);
  await app.mail.flush();
  return { id, returnPath: app.smtp.returnPaths.at(-2) ?? '' };
}

describe('a delivery report', () => {
  test('for good ends the subscription of its return path, once, whatever address it names', async () => {
    await using app = await createMailingApp({ env: inbound });
    await subscribers(app, ['a@test.example', 'somebody.else@test.example']);
    const { id, returnPath } = await aSentMailing(app);
    expect(returnPath).toMatch(/^reply\+bounce\.[0-9a-z.]+-[0-9a-z]+-[0-9a-f]{26}@mail\.example$/);
    expect(await post(app, report(returnPath, '5.1.1'))).toBe('bounced');
    expect(await post(app, report(returnPath, '5.1.1'))).toBe('bounced');
    expect(await statuses(app)).toEqual({ 'a@test.example': 'bounced', 'somebody.else@test.example': 'confirmed' });
    expect(await figures(app, id)).toMatchObject({ sent: 2, bounced: 1 });
    // The next mailing is not for this address.
    await aDueMailing(await app.as('admin'), { subject: 'Next' });
    await sendMailings(app.deps);
    await app.mail.flush();
    expect(app.smtp.received.filter(({ subject }) => subject === 'Next')).toHaveLength(1);
  });

  test('to a forged address, or to that of another purpose, changes nothing', async () => {
    await using app = await createMailingApp({ env: inbound });
    await subscribers(app, ['a@test.example', 'b@test.example']);
    const { returnPath } = await aSentMailing(app);
    const [, number = ''] = /bounce\.([0-9a-z]+)/.exec(returnPath) ?? [];
    const other = returnPath.replace(`bounce.${number}`, `bounce.${(Number.parseInt(number, 36) + 1).toString(36)}`);
    expect(await post(app, report(other, '5.1.1'))).toBe('automatic');
    expect(new Set(Object.values(await statuses(app)))).toEqual(new Set(['confirmed']));
  });

  test.each([
    ['that the mail is late', '4.4.1', 'delayed'],
    ['that it has arrived', '2.1.5', 'delivered'],
  ])('%s changes nothing', async (_what, status, action) => {
    await using app = await createMailingApp({ env: inbound });
    await subscribers(app, ['a@test.example', 'b@test.example']);
    const { id, returnPath } = await aSentMailing(app);
    expect(await post(app, report(returnPath, status, action))).toBe('automatic');
    expect(await figures(app, id)).toMatchObject({ bounced: 0 });
  });

  test.each(['4.4.7', '5.7.1', '5.2.2'])(
    'for a passing reason (%s) counts once a mailing, and ends the subscription after several',
    async (status) => {
      await using app = await createMailingApp({ env: inbound });
      await subscribers(app, ['a@test.example', 'b@test.example']);
      for (let count = 1; count <= mostSoftBounces; count += 1) {
        const { id, returnPath } = await aSentMailing(app);
        await post(app, report(returnPath, status));
        await post(app, report(returnPath, status));
        expect(await figures(app, id)).toMatchObject({ bounced: 1 });
        expect((await statuses(app))['a@test.example']).toBe(count < mostSoftBounces ? 'confirmed' : 'bounced');
      }
    },
  );
});

test('an address that the mail server refuses at once bounces, too; for reasons of policy it is tried again', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['a@test.example', 'b@test.example']);
  app.smtp.refuseTo(['a@test.example'], '550 5.1.1 No such mailbox');
  const { id } = await aSentMailing(app);
  expect(await statuses(app)).toEqual({ 'a@test.example': 'bounced', 'b@test.example': 'confirmed' });
  expect(await figures(app, id)).toMatchObject({ queued: 2, sent: 1, bounced: 1, failed: 0 });
  app.smtp.refuseTo(['b@test.example'], '550 5.7.1 Blocked');
  await aSentMailing(app);
  expect((await statuses(app))['b@test.example']).toBe('confirmed');
});

test('a bounced address can subscribe again', async () => {
  await using app = await createMailingApp({ env: inbound });
  await subscribers(app, ['a@test.example', 'b@test.example']);
  const { returnPath } = await aSentMailing(app);
  await post(app, report(returnPath, '5.1.1'));
  await app.visitor().call(subscribe, { body: { email: 'a@test.example' } });
  expect((await statuses(app))['a@test.example']).toBe('pending');
});

test('a mail to the address in List-Unsubscribe unsubscribes, and counts for its mailing', async () => {
  await using app = await createMailingApp({ env: inbound });
  await subscribers(app, ['a@test.example', 'b@test.example']);
  const { id } = await aSentMailing(app);
  const header = app.smtp.received.at(-2)?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  const [, to = ''] = /<mailto:([^<>]+)>/.exec(header ?? '') ?? [];
  const mail = `From: whoever@test.example\r\nTo: ${to}\r\nSubject: unsubscribe\r\n\r\n`;
  expect([await post(app, mail), await post(app, mail)]).toEqual(['unsubscribed', 'unsubscribed']);
  expect((await statuses(app))['a@test.example']).toBe('unsubscribed');
  expect(await figures(app, id)).toMatchObject({ unsubscribed: 1 });
});
