import { describe, expect, test } from 'vitest';

import { answerEnquiry, enquiryBounds, listEnquiries, markEnquiryRead, sendEnquiry } from '#contract/enquiries.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { startMailServer, type TestMailServer } from '#server/testing/smtp.ts';

const secret = 'a secret of the provider, long enough';
const inbound = { INBOUND_MAIL_ADDRESS: 'reply@mail.example', INBOUND_MAIL_SECRET: secret };

/** A visitor has asked about a listing, and its owner has answered by mail. */
async function anAnswered(app: TestApp, smtp: TestMailServer) {
  const owner = await app.aUser({ fullName: 'Olga Owner', email: 'olga@test.example' });
  const asOwner = await app.signedIn(owner);
  const id = await app.aListing(owner, { title: 'Coating line for licensing' });
  const form = {
    kind: 'listing',
    id,
    name: 'Vera',
    email: 'Vera@test.example',
    message: 'Is it still to be had?',
  } as const;
  await app.visitor().call(sendEnquiry, { body: form });
  const enquiries = async () => (await asOwner.call(listEnquiries, { query: {} })).body.items;
  const [enquiry] = await enquiries();
  const params = { id: String(enquiry?.id) };
  const answer = (body: string) => asOwner.call(answerEnquiry, { params, body: { body } });
  await answer('Yes, it is.');
  await app.mail.flush();
  const mail = smtp.arrived().find(({ subject }) => subject === 'Olga Owner answered you');
  const of = async () => (await enquiries())[0];
  return { owner, asOwner, params, answer, mail, of, to: mail?.replyTo?.[0]?.address ?? '' };
}

interface Given {
  to: string;
  from?: string;
  text?: string;
  id?: string;
}

/** Posts a mail as the provider does; returns what became of it. */
async function post(app: TestApp, { to, from = 'vera@test.example', text = 'Good.', id = '<1@test.example>' }: Given) {
  const head = [`From: ${from}`, `To: ${to}`, `Message-ID: ${id}`, 'Content-Type: text/plain; charset=utf-8'];
  const response = await fetch(`${app.url}/api/inbound-mail`, {
    method: 'POST',
    headers: { 'X-Inbound-Mail-Secret': secret, 'Content-Type': 'message/rfc822' },
    body: [...head, '', text].join('\r\n'),
  });
  return ((await response.json()) as { outcome: string }).outcome;
}

describe('the reply of a visitor to an answer', () => {
  test('stands at the enquiry, once, and the owner is told; the address of the owner stays with them', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { asOwner, params, answer, mail, of, to } = await anAnswered(app, smtp);
    expect(to).toMatch(/^reply\+enquiry\.[0-9a-z]+-[0-9a-z]+-[0-9a-f]{26}@mail\.example$/);
    expect(JSON.stringify(mail)).not.toContain('olga@test.example');
    expect(mail?.text).toContain('You can reply to this email.');
    await asOwner.call(markEnquiryRead, { params });
    const both = await Promise.all([
      post(app, { to, text: 'Good.\r\n\r\nOn Mon, May 4, 2026 CARDI <x@y.example> wrote:\r\n> Yes, it is.' }),
      post(app, { to: to.toUpperCase(), text: 'Good.' }),
    ]);
    expect(both).toEqual(['filed', 'filed']);
    expect(await of()).toMatchObject({
      isRead: false,
      answers: [
        { body: 'Yes, it is.', isReply: false },
        { body: 'Good.', isReply: true },
      ],
    });
    const news = (await asOwner.call(listNotifications, { query: {} })).body.items;
    expect(news.filter(({ title }) => title === 'Vera replied to your answer')).toHaveLength(1);
    await answer('See you then.');
    expect((await of())?.answers).toHaveLength(3);
  });

  test('from somebody else, forged, expired or without words is not filed', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { of, to } = await anAnswered(app, smtp);
    expect(await post(app, { to, from: 'olga@test.example' })).toBe('wrong-sender');
    expect(await post(app, { to: to.replace('enquiry.', 'enquiries.') })).toBe('unknown-address');
    const forged = to.replace(/[0-9a-f]@/, (end) => (end === '0@' ? '1@' : '0@'));
    expect(await post(app, { to: forged })).toBe('unknown-address');
    expect(await post(app, { to, text: '> Yes, it is.' })).toBe('empty');
    app.clock.advance({ days: 31 });
    expect(await post(app, { to })).toBe('unknown-address');
    app.clock.advance({ days: -31 });
    expect((await of())?.answers).toHaveLength(1);
  });

  test('ends at a bound, so that two programs do not write for ever', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { of, to } = await anAnswered(app, smtp);
    const outcomes = new Map<string, number>();
    for (let index = 0; index < enquiryBounds.replies + 2; index += 1) {
      const outcome = await post(app, { to, id: `<${index}@test.example>` });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(Object.fromEntries(outcomes)).toEqual({ filed: enquiryBounds.replies, refused: 2 });
    expect((await of())?.answers).toHaveLength(enquiryBounds.replies + 1);
  });
});

test('without an address for replies, they go to the owner', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const { to, mail } = await anAnswered(app, smtp);
  expect(to).toBe('olga@test.example');
  expect(mail?.text).toContain('Your reply goes to them directly.');
});
