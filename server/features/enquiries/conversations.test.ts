import { describe, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { getDashboard } from '#contract/dashboard.ts';
import { answerEnquiry, listEnquiries, markEnquiryRead, sendEnquiry } from '#contract/enquiries.ts';
import { closeListing } from '#contract/listings-own.ts';
import { getConversation, listConversations, listMessages, markRead, sendMessage } from '#contract/messages.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { words } from '#server/testing/message-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const text = 'Is the coating line still to be had?';
const form = { name: 'Ignored', email: 'ignored@test.example', message: text };

/** A member who has written about another member's listing, with both browsers. */
async function anAsked(app: TestApp) {
  const owner = await app.aUser({ fullName: 'Olga Owner' });
  const asker = await app.aUser({ fullName: 'Alan Asker', email: 'alan@test.example' });
  const [asOwner, asAsker] = [await app.signedIn(owner), await app.signedIn(asker)];
  const id = await app.aListing(owner, { title: 'Coating line for licensing' });
  await asAsker.call(sendEnquiry, { body: { kind: 'listing', id, ...form } });
  const [enquiry] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
  if (!enquiry) throw new Error('the enquiry is missing');
  return { owner, asker, asOwner, asAsker, id, enquiry, params: { id: String(enquiry.conversationId) } };
}

describe('an enquiry of a member about a listing', () => {
  test('is a message of the conversation of both, which shows the listing and whether it is open', async () => {
    await using app = await createTestApp();
    const { asOwner, asAsker, id, params, enquiry } = await anAsked(app);
    expect(enquiry).toMatchObject({ message: text, email: '', isRead: false, answers: [] });
    const subject = { kind: 'listing', id, title: 'Coating line for licensing', state: 'open' };
    const [inbox] = (await asOwner.call(listConversations, { query: {} })).body.items;
    expect(inbox).toMatchObject({ unread: 1, subject: subject.title, lastMessage: { excerpt: text, isOwn: false } });
    expect((await asOwner.call(getConversation, { params })).body).toMatchObject({ subject, writing: 'open' });
    await asOwner.call(sendMessage, { params, body: words('Yes, it is.') });
    const { items } = (await asAsker.call(listMessages, { params, query: {} })).body;
    expect(items).toMatchObject([
      { body: 'Yes, it is.', isOwn: false, subject: null },
      { body: text, isOwn: true, subject },
    ]);
    await asOwner.call(closeListing, { params: { id: String(id) } });
    expect((await asAsker.call(getConversation, { params })).body.subject).toEqual({ ...subject, state: 'closed' });
  });

  test('lets a free member write again once the owner has answered', async () => {
    await using app = await createTestApp();
    const { asOwner, asAsker, params } = await anAsked(app);
    expect((await asAsker.call(getConversation, { params })).body.writing).toBe('not-connected');
    expect((await asAsker.refused(sendMessage, { params, body: words('Hello?') })).status).toBe(403);
    await asOwner.call(sendMessage, { params, body: words('Yes, it is.') });
    await asAsker.call(sendMessage, { params, body: words('What is the price?') });
  });

  test('is read in both places once it is read in one', async () => {
    await using app = await createTestApp();
    const { asOwner, asAsker, params, enquiry, id } = await anAsked(app);
    const waiting = async () => {
      const { enquiries, messages } = (await asOwner.call(getDashboard)).body.waiting;
      return [enquiries, messages];
    };
    expect(await waiting()).toEqual([1, 1]);
    await asOwner.call(markEnquiryRead, { params: { id: String(enquiry.id) } });
    expect(await waiting()).toEqual([0, 0]);
    await asAsker.call(sendEnquiry, { body: { kind: 'listing', id, ...form } });
    await asAsker.call(sendEnquiry, { body: { kind: 'listing', id, ...form, message: `${text} Again.` } });
    const [last, second] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
    // The one before it is unread, so the conversation stays unread up to there.
    await asOwner.call(markEnquiryRead, { params: { id: String(last?.id) } });
    expect(await waiting()).toEqual([1, 2]);
    const [newest] = (await asOwner.call(listMessages, { params, query: {} })).body.items;
    await asOwner.call(markRead, { params, body: { upTo: newest?.id ?? 0 } });
    expect(await waiting()).toEqual([0, 0]);
    const { items } = (await asOwner.call(listEnquiries, { query: {} })).body;
    expect(items.find(({ id: one }) => one === second?.id)?.isRead).toBe(true);
  });

  test('mails the owner a link to the conversation and not the address of the sender', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const { params, owner } = await anAsked(app);
    await app.mail.flush();
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail?.to?.[0]?.address).toBe(owner.email);
    expect(mail?.text).toContain(`/network/messages/${params.id}`);
    expect(JSON.stringify(mail)).not.toContain('alan@test.example');
  });

  test('can be reported, and is withheld in both places while the team withholds it', async () => {
    await using app = await createTestApp();
    const { asOwner, params } = await anAsked(app);
    const [message] = (await asOwner.call(listMessages, { params, query: {} })).body.items;
    const messageId = message?.id ?? 0;
    await asOwner.call(createReport, { body: { kind: 'message', id: messageId, reason: 'spam' } });
    await app.deps.database.db.updateTable('messages').set({ hold: 'removed' }).where('id', '=', messageId).execute();
    const [enquiry] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
    expect(enquiry?.message).toBe('Our team has removed this message.');
  });
});

describe('an answer to an enquiry', () => {
  test('about a company opens the conversation; until then the sender does not learn whose it is', async () => {
    await using app = await createTestApp();
    const [owner, asker] = [await app.aUser({ fullName: 'Olga Owner' }), await app.aUser({ fullName: 'Alan Asker' })];
    const [asOwner, asAsker] = [await app.signedIn(owner), await app.signedIn(asker)];
    const id = await aCompany(app.deps, { ownerId: owner.id });
    await asAsker.call(sendEnquiry, { body: { kind: 'company', id, ...form } });
    expect((await asAsker.call(listConversations, { query: {} })).body.items).toEqual([]);
    const [enquiry] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
    expect(enquiry).toMatchObject({ conversationId: null, email: '' });
    const answer = { params: { id: String(enquiry?.id) }, body: { body: 'Yes, it is.' } };
    const { conversationId } = (await asOwner.call(answerEnquiry, answer)).body;
    const params = { id: String(conversationId) };
    const { items } = (await asAsker.call(listMessages, { params, query: {} })).body;
    expect(items).toMatchObject([
      { body: 'Yes, it is.', isOwn: false },
      { body: text, isOwn: true, subject: { kind: 'company', id } },
    ]);
    expect((await asOwner.call(listEnquiries, { query: {} })).body.items).toMatchObject([
      { conversationId, isRead: true, message: text },
    ]);
    const again = await asOwner.refused(answerEnquiry, answer);
    expect([again.status, again.body.message]).toEqual([409, 'This enquiry is in Messages. Answer it there.']);
    expect((await asAsker.refused(answerEnquiry, answer)).status).toBe(404);
  });

  test('of a blocked member is refused, and leaves no conversation', async () => {
    await using app = await createTestApp();
    const [owner, asker] = [await app.aUser(), await app.aUser()];
    const [asOwner, asAsker] = [await app.signedIn(owner), await app.signedIn(asker)];
    const id = await aCompany(app.deps, { ownerId: owner.id });
    await asAsker.call(sendEnquiry, { body: { kind: 'company', id, ...form } });
    const [enquiry] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
    await asOwner.call(blockMember, { params: { id: String(asker.id) } });
    const answer = { params: { id: String(enquiry?.id) }, body: { body: 'Yes, it is.' } };
    expect((await asOwner.refused(answerEnquiry, answer)).status).toBe(403);
    expect(await app.deps.database.db.selectFrom('conversations').selectAll().execute()).toEqual([]);
  });

  test('to a visitor is mailed to them and shown to the owner, ten times at most', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const owner = await app.aUser({ fullName: 'Olga Owner' });
    const asOwner = await app.signedIn(owner);
    const id = await app.aListing(owner, { title: 'Coating line' });
    const ines = { name: 'Ines Okafor', email: 'ines@test.example', message: text };
    await app.visitor().call(sendEnquiry, { body: { kind: 'listing', id, ...ines } });
    const [enquiry] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
    const answer = { params: { id: String(enquiry?.id) }, body: { body: 'Yes, it is.' } };
    expect((await asOwner.call(answerEnquiry, answer)).body).toEqual({ conversationId: null });
    await app.mail.flush();
    const mail = smtp.received.find(({ to }) => to?.[0]?.address === 'ines@test.example');
    expect(mail?.subject).toBe('Olga Owner answered you');
    expect(mail?.text).toContain('Yes, it is.');
    expect(mail?.replyTo).toEqual([{ name: '', address: owner.email }]);
    expect((await asOwner.call(listEnquiries, { query: {} })).body.items).toMatchObject([
      { isRead: true, conversationId: null, answers: [{ body: 'Yes, it is.' }] },
    ]);
    for (let count = 1; count < 10; count++) await asOwner.call(answerEnquiry, answer);
    expect((await asOwner.refused(answerEnquiry, answer)).status).toBe(409);
  });

  test('to a visitor sets a meeting, and later answers move and cancel its one entry in calendars', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const owner = await app.aUser({ fullName: 'Olga Owner' });
    const asOwner = await app.signedIn(owner);
    const id = await app.aListing(owner, { title: 'Coating line for licensing' });
    const visitor = { name: 'Vera Visitor', email: 'vera@test.example', message: text };
    await app.visitor().call(sendEnquiry, { body: { kind: 'listing', id, ...visitor } });
    const [enquiry] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
    const params = { id: String(enquiry?.id) };
    const meeting = { at: '2026-05-20T09:30', timeZone: 'Europe/Brussels', minutes: 30, place: 'Ghent' };
    const none = await asOwner.refused(answerEnquiry, { params, body: { body: 'Sorry', cancelsMeeting: true } });
    expect(none.body.message).toBe('There is no meeting to cancel.');
    const past = { ...meeting, at: '2026-05-01T09:30' };
    const refused = await asOwner.refused(answerEnquiry, { params, body: { body: 'Let us meet', meeting: past } });
    expect(refused.body.fields).toEqual({ 'meeting.at': 'This time has passed' });
    await app.mail.flush();
    smtp.arrived();
    await asOwner.call(answerEnquiry, { params, body: { body: 'Let us meet', meeting } });
    const later = { ...meeting, at: '2026-05-21T09:30' };
    await asOwner.call(answerEnquiry, { params, body: { body: 'A day later', meeting: later } });
    await asOwner.call(answerEnquiry, { params, body: { body: 'I am ill', cancelsMeeting: true } });
    await app.mail.flush();
    const fileOf = ({ attachments: [file] }: ReturnType<typeof smtp.arrived>[number]) =>
      new TextDecoder().decode(file?.content as ArrayBuffer);
    const files = smtp.arrived().map(fileOf);
    const valuesOf = (name: string) => files.map((file) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(file)?.[1]);
    expect(valuesOf('DTSTART')).toEqual(['20260520T073000Z', '20260521T073000Z', '20260521T073000Z']);
    expect(valuesOf('SEQUENCE')).toEqual(['0', '1', '2']);
    expect(valuesOf('METHOD')).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(new Set(valuesOf('UID')).size).toBe(1);
    const [shown] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
    expect(shown?.answers.map((answer) => answer.meeting?.isCancelled)).toEqual([false, false, true]);
    // One that has taken place keeps its entry.
    const again = { ...meeting, at: '2026-05-12T09:30' };
    await asOwner.call(answerEnquiry, { params, body: { body: 'Better', meeting: again } });
    app.clock.advance({ days: 12 });
    const over = await asOwner.refused(answerEnquiry, { params, body: { body: 'Sorry', cancelsMeeting: true } });
    expect(over.body.message).toBe('There is no meeting to cancel.');
    await asOwner.call(answerEnquiry, { params, body: { body: 'Once more', meeting: later } });
    await app.mail.flush();
    const mails = smtp.arrived();
    files.splice(0, files.length, ...mails.map(fileOf));
    expect(valuesOf('SEQUENCE')).toEqual(['3', '0']);
    expect(new Set(valuesOf('UID')).size).toBe(2);
    expect(mails[1]?.text).toContain('The meeting is set:');
  });

  test('is mailed only if the address of the owner is confirmed', async () => {
    await using app = await createTestApp();
    const owner = await app.aUser();
    const asOwner = await app.signedIn(owner);
    const id = await app.aListing(owner);
    await app.visitor().call(sendEnquiry, { body: { kind: 'listing', id, ...form } });
    const [enquiry] = (await asOwner.call(listEnquiries, { query: {} })).body.items;
    await app.deps.database.db.updateTable('users').set({ email_confirmed_at: null }).execute();
    const answer = { params: { id: String(enquiry?.id) }, body: { body: 'Yes, it is.' } };
    expect((await asOwner.refused(answerEnquiry, answer)).status).toBe(403);
    expect((await asOwner.call(listEnquiries, { query: {} })).body.items[0]?.answers).toEqual([]);
  });
});
