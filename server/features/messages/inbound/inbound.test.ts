import { describe, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { listMessages, startConversation } from '#contract/messages.ts';
import { answerMeeting, proposeMeeting } from '#contract/messages-meetings.ts';
import { readMail, withoutQuote } from '#server/platform/mail/incoming-mail.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { connect, meetingForm, words } from '#server/testing/message-factory.ts';
import { startMailServer, type TestMailServer } from '#server/testing/smtp.ts';
import { readReplyAddress, replyAddress } from './reply-address.ts';

const secret = 'a secret of the provider, long enough';
const inbound = { INBOUND_MAIL_ADDRESS: 'reply@mail.example', INBOUND_MAIL_SECRET: secret };

/** Ada has written to Ben, who got a mail that he can reply to. */
async function aMailedMessage(app: TestApp, smtp: TestMailServer) {
  const [ada, ben] = [await app.aUser({ fullName: 'Ada One' }), await app.aUser({ email: 'ben@test.example' })];
  await connect(app.deps, ada, ben);
  const [asAda, asBen] = [await app.signedIn(ada), await app.signedIn(ben)];
  const { body } = await asAda.call(startConversation, { body: { to: ben.id, ...words('A first word') } });
  await app.mail.flush();
  const [mail] = smtp.arrived();
  const params = { id: String(body.conversationId) };
  const bodies = async () => {
    const { items } = (await asAda.call(listMessages, { params, query: {} })).body;
    return items.map((message) => message.body);
  };
  return {
    ada,
    ben,
    asAda,
    asBen,
    bodies,
    conversationId: body.conversationId,
    mail,
    to: mail?.replyTo?.[0]?.address ?? '',
  };
}

interface Given {
  from?: string;
  to: string;
  id?: string;
  headers?: string[];
  text?: string;
  type?: string;
}

function raw({
  from = 'ben@test.example',
  to,
  id = '<one@test.example>',
  headers = [],
  text = 'Yes.',
  type = 'text/plain',
}: Given) {
  const head = [`From: ${from}`, `To: ${to}`, `Message-ID: ${id}`, `Content-Type: ${type}; charset=utf-8`, ...headers];
  return [...head, '', text].join('\r\n');
}

/** Posts a mail as the provider does; returns what became of it. */
async function post(app: TestApp, given: Given | string, token = secret): Promise<string> {
  const answer = await fetch(`${app.url}/api/inbound-mail`, {
    method: 'POST',
    headers: { 'X-Inbound-Mail-Secret': token, 'Content-Type': 'message/rfc822' },
    body: typeof given === 'string' ? given : raw(given),
  });
  return answer.ok ? ((await answer.json()) as { outcome: string }).outcome : String(answer.status);
}

describe('a reply by mail', () => {
  test('to a mail about a meeting becomes a message, too, of whoever got the mail', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { ada, asAda, asBen, bodies, conversationId } = await aMailedMessage(app, smtp);
    const params = { id: String(conversationId) };
    const body = meetingForm(app.clock.now());
    const { body: meeting } = await asAda.call(proposeMeeting, { params, body });
    const [startsAt = ''] = meeting.times;
    await asBen.call(answerMeeting, { params: { id: String(meeting.id) }, body: { startsAt } });
    await app.mail.flush();
    const mails = smtp.arrived().filter(({ subject }) => subject?.includes('meeting'));
    expect(mails).toHaveLength(3);
    for (const [index, mail] of mails.entries()) {
      expect(mail.text).toContain('You can reply to this email');
      const to = mail.replyTo?.[0]?.address ?? '';
      const from = mail.to?.[0]?.address ?? '';
      expect(await post(app, { to, from, id: `<${index}@test.example>`, text: `Reply of ${from}` })).toBe('filed');
    }
    expect((await bodies()).filter((text) => text === 'Reply of ben@test.example')).toHaveLength(2);
    expect(await bodies()).toContain(`Reply of ${ada.email}`);
  });

  test('becomes a message of its member, once, without the quoted mail', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { bodies, to, mail } = await aMailedMessage(app, smtp);
    expect(to).toMatch(/^reply\+[0-9a-z-]+@mail\.example$/);
    expect(mail?.text).toContain('You can reply to this email');
    // Programs do not answer it.
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    const text = 'Yes, gladly.\r\n\r\nOn Mon, May 4, 2026 CARDI <x@y.example>\r\nwrote:\r\n> A first word';
    const both = await Promise.all([post(app, { to, text }), post(app, { to: to.toUpperCase(), text })]);
    expect(both).toEqual(['filed', 'filed']);
    const html = '<p>And <b>this</b> &lt;i&gt;</p><script>alert(1)</script><p>too</p>';
    expect(await post(app, { to, text: html, type: 'text/html', id: '<two@test.example>' })).toBe('filed');
    expect(await bodies()).toEqual(['And this <i>\ntoo', 'Yes, gladly.', 'A first word']);
  });

  test('is refused from another sender, to a forged or an expired address, and after a block', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { ada, asBen, asAda, bodies, to, ben, conversationId } = await aMailedMessage(app, smtp);
    expect(await post(app, { to, from: ada.email })).toBe('wrong-sender');
    expect(await post(app, { to, from: 'ben@evil.example' })).toBe('wrong-sender');
    // The name of an account is no address.
    expect(await post(app, { to, from: ben.username })).not.toBe('filed');
    const other = replyAddress(app.deps, { conversationId, userId: ada.id }) ?? '';
    expect(await post(app, { to: other })).toBe('wrong-sender');
    const forged = to.replace(/[0-9a-f]@/, (end) => (end === '0@' ? '1@' : '0@'));
    expect(await post(app, { to: forged })).toBe('unknown-address');
    expect(await post(app, { to: 'reply@mail.example' })).toBe('unknown-address');
    expect(await post(app, { to }, 'another secret')).toBe('401');
    await asAda.call(blockMember, { params: { id: String(ben.id) } });
    expect(await post(app, { to })).toBe('refused');
    expect(readReplyAddress(app.deps, to)).toEqual({ conversationId, userId: ben.id });
    app.clock.advance({ days: 31 });
    expect(await post(app, { to })).toBe('unknown-address');
    app.clock.advance({ days: -31 });
    expect(await bodies()).toEqual(['A first word']);
    expect(asBen.cookies.size).toBe(1);
  });

  test.each([
    'Auto-Submitted: auto-replied',
    'Return-Path: <>',
    'Precedence: bulk',
    'List-Id: <news.test.example>',
    'X-Autoreply: yes',
  ])('of a program is ignored: %s', async (header) => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { bodies, to } = await aMailedMessage(app, smtp);
    expect(await post(app, { to, headers: [header] })).toBe('automatic');
    expect(await bodies()).toEqual(['A first word']);
  });

  test('that is empty, damaged or endless changes nothing', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { bodies, to } = await aMailedMessage(app, smtp);
    expect(await post(app, { to, text: '> A first word' })).toBe('empty');
    expect(['unreadable', 'automatic']).toContain(await post(app, 'no mail at all'));
    expect(await post(app, { to, text: 'x'.repeat(11 * 1024 * 1024) })).toBe('413');
    expect(await bodies()).toEqual(['A first word']);
    // As long as a message can be.
    expect(await post(app, { to, text: 'y'.repeat(20_000) })).toBe('filed');
    expect((await bodies())[0]).toHaveLength(5000);
  });

  test('in HTML alone is cut as well: quoted blocks, and what announces them', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { bodies, to } = await aMailedMessage(app, smtp);
    const html = [
      '<html><head><title>Re</title><style>p {}</style></head><body><div>Yes, a\r\nlong line.</div><div>Ben &amp; Co</div>',
      '<div class="gmail_quote"><div>On Mon, May 4, 2026 CARDI &lt;x@y.example&gt; wrote:<br></div>',
      '<blockquote>Old <blockquote>Older</blockquote> words</blockquote></div>',
    ].join('\r\n');
    expect(await post(app, { to, text: html, type: 'text/html' })).toBe('filed');
    const between =
      '<blockquote type="cite">Is it?</blockquote><p>It is.</p><hr><b>From:</b> CARDI &lt;x@y.example&gt;<p>Old</p>';
    expect(await post(app, { to, text: between, type: 'text/html', id: '<2@test.example>' })).toBe('filed');
    const below =
      '<p>On Mon, May 4, 2026 CARDI wrote:<br></p><blockquote><p>Is it?</p><p>-- <br>CARDI</p></blockquote>Below: yes.';
    expect(await post(app, { to, text: below, type: 'text/html', id: '<3@test.example>' })).toBe('filed');
    expect(await bodies()).toEqual(['Below: yes.', 'It is.', 'Yes, a long line.\nBen & Co', 'A first word']);
  });

  test('with control characters, or cut within one character, is stored without them', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const { bodies, to } = await aMailedMessage(app, smtp);
    expect(await post(app, { to, text: 'Y\0e\u0007s.\tNow' })).toBe('filed');
    expect(await post(app, { to, text: `y${'😀'.repeat(3000)}`, id: '<2@test.example>' })).toBe('filed');
    const [cut = '', ...others] = await bodies();
    expect(others).toEqual(['Yes.\tNow', 'A first word']);
    expect(cut).toBe(`y${'😀'.repeat(2499)}`);
  });

  test('of megabytes of nested elements does not hold the server', async () => {
    const started = Date.now();
    for (const element of ['<div>', '<br', '<blockquote>', '<x ']) {
      const html = raw({ to: 'reply@mail.example', text: element.repeat(700_000), type: 'text/html' });
      await readMail(Buffer.from(html));
    }
    // It took a minute and more.
    expect(Date.now() - started).toBeLessThan(20_000);
  });

  test('to an enquiry of a member goes into its conversation; two programs cannot write for ever', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url, ...inbound } });
    const owner = await app.aUser({ email: 'ben@test.example' });
    const asker = await app.as('member');
    const id = await app.aListing(owner, { title: 'Coating line for licensing' });
    const form = {
      kind: 'listing',
      id,
      name: 'A',
      email: 'a@test.example',
      message: 'Is it still to be had?',
    } as const;
    await asker.call(sendEnquiry, { body: form });
    await app.mail.flush();
    const to = smtp.arrived().find(({ replyTo }) => replyTo)?.replyTo?.[0]?.address ?? '';
    const outcomes: string[] = [];
    for (let index = 0; index <= 30; index += 1) {
      outcomes.push(await post(app, { to, id: `<${index}@test.example>`, text: `Answer ${index}` }));
    }
    expect(outcomes.slice(0, 30).every((outcome) => outcome === 'filed')).toBe(true);
    expect(outcomes[30]).toBe('refused');
  });
});

test('without an address nothing changes: no Reply-To, and no door', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const { mail } = await aMailedMessage(app, smtp);
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).not.toContain('reply to this email');
  expect(await post(app, { to: 'reply@mail.example' })).toBe('404');
});

test.each([
  ['Yes.\n\nOn May 4, 2026, at 9:00, CARDI <a@b.example> wrote:\n> Old', 'Yes.'],
  ['Ja.\n\nAm 04.05.2026 um 09:00 schrieb CARDI:\nAlt', 'Ja.'],
  ['Yes.\n-----Original Message-----\nFrom: x', 'Yes.'],
  ['Yes.\n\n-- \nBen, Director', 'Yes.'],
  ['On Monday we meet.\nI wrote it down: see below', 'On Monday we meet.\nI wrote it down: see below'],
  ['> Is it?\nYes.', 'Yes.'],
  ['On Mon, May 4, 2026 CARDI <a@b.example> wrote:\n> Is it?\n> -- \n> CARDI\n\nBelow: yes.', 'Below: yes.'],
  [
    'Hello,\n\nOn May 4, 2026, at 9:00, CARDI\n<a@b.example> wrote:\n\n> One?\n\nYes.\n\n> Two?\n\nNo.',
    'Hello,\n\nYes.\n\nNo.',
  ],
])('the quote is cut: %j', (text, kept) => {
  expect(withoutQuote(text)).toBe(kept);
});
