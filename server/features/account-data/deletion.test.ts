import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deleteAccount } from '#contract/account-data.ts';
import type { CurrentUser } from '#contract/accounts.ts';
import { confirmEmailChange, requestEmailChange } from '#contract/accounts-settings.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { requestClaim } from '#contract/companies-claims.ts';
import { answerConnection, requestConnection } from '#contract/connections.ts';
import { followRecord } from '#contract/connections-follows.ts';
import { listContactMessages, replyToContactMessage, sendContactMessage } from '#contract/contact.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { registerForEvent } from '#contract/events.ts';
import {
  acceptIntroduction,
  createIntroduction,
  declineIntroduction,
  getIntroduction,
  introduceParties,
  listIntroductions,
  quoteIntroduction,
} from '#contract/introductions.ts';
import { listMembers } from '#contract/members.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { listCharges, requestMembership } from '#contract/memberships.ts';
import { listConversations, startConversation } from '#contract/messages.ts';
import { decideCase, listCases } from '#contract/moderation.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { listNotifications } from '#contract/notifications.ts';
import { restoreUser, suspendUser } from '#contract/users.ts';
import { settling, tellFollowers } from '#server/features/connections/follows/tell-followers.ts';
import { formerName } from '#server/platform/personal-data/holding.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { findText } from '#server/testing/every-text.ts';
import { profileForm, samplePassword } from '#server/testing/factories.ts';
import { introductionForm } from '#server/testing/introduction-factory.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { words } from '#server/testing/message-factory.ts';

const fullName = 'Gwendolynne Unmistakable';
const organization = 'Quillfeather Works';
const username = 'gwen-unmist';
const formerAddress = 'first-of-gwen@former.example';
const address = 'now-of-gwen@present.example';
const pendingAddress = 'next-of-gwen@future.example';
const otherAddress = 'gwen-at-events@other.example';

/** Words that occur only in this member's name, addresses and organization. */
const traces = ['gwendolynne', 'unmistakable', 'quillfeather', username, 'of-gwen@', otherAddress];

/** A member with a browser. */
interface Somebody {
  user: CurrentUser;
  client: TestClient;
}

describe('M7: a deleted account', () => {
  let app: MailingApp;
  let leaver: Somebody;
  let friend: Somebody;
  let asker: Somebody;
  let admin: TestClient;

  beforeAll(async () => {
    app = await createMailingApp();
    const somebody = async (overrides: Parameters<MailingApp['aUser']>[0] = {}) => {
      const user = await app.aUser({ membershipTier: 'professional', ...overrides });
      return { user, client: await app.signedIn(user) };
    };
    leaver = await somebody({ username, email: formerAddress, fullName, organization, membershipTier: 'free' });
    [friend, asker] = [await somebody({ fullName: 'Fay Friend' }), await somebody({ fullName: 'Ada Asker' })];
    admin = await app.as('admin');
    await fillEverything();
    await app.mail.flush();
    // Some of the waiting mail has been given up.
    await app.deps.database.db.updateTable('outbox').set({ status: 'failed' }).where('id', '<', 20).execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const params = (id: number) => ({ params: { id: String(id) } });

  async function introduce(from: Somebody, to: CurrentUser, form: Parameters<typeof introductionForm>[1] = {}) {
    const { price } = (await from.client.call(quoteIntroduction)).body;
    const { fullName: name, email, organization: works } = from.user;
    const own = { name: name ?? '', email, organization: works ?? 'Elsewhere', role: 'Director' };
    const body = introductionForm(to, { quotedCents: price?.cents, ...own, ...form });
    return params((await from.client.call(createIntroduction, { body })).body.id ?? 0);
  }

  async function changeAddress(): Promise<void> {
    await leaver.client.call(requestEmailChange, { body: { email: address, password: samplePassword } });
    await app.mail.flush();
    const texts = app.smtp.received.map(({ text }) => text ?? '').join('\n');
    // From here on no mail is delivered, so it waits in the outbox with names and addresses in it.
    app.smtp.refuseNext(1000);
    const token = /confirm-email[?#]token=([\w-]{43})/.exec(texts)?.[1] ?? '';
    await leaver.client.call(confirmEmailChange, { body: { token } });
    leaver = { ...leaver, user: { ...leaver.user, email: address } };
  }

  /** Uses every feature that stores who a member is, on both sides. */
  async function fillEverything(): Promise<void> {
    const { user, client } = leaver;
    const somebodyElse = await app.signedIn(await app.aUser({ membershipTier: 'professional' }));
    await client.call(updateProfile, { body: profileForm({ fullName, organization, headline: `At ${organization}` }) });
    await changeAddress();
    await client.call(requestMembership, { body: { billing: 'annual' } });
    const { db } = app.deps.database;
    await db.updateTable('users').set({ membership_tier: 'professional' }).where('id', '=', user.id).execute();

    // Introductions: asked for and asked of them; complete, declined, open; about a technology of theirs.
    const own = await introduce(leaver, friend.user);
    await friend.client.call(acceptIntroduction, own);
    await admin.call(introduceParties, { ...own, body: { note: '' } });
    const of = await introduce(friend, user);
    await client.call(acceptIntroduction, of);
    await admin.call(introduceParties, { ...of, body: { note: '' } });
    const companyId = await aCompany(app.deps, { ownerId: user.id });
    const targetId = await aTechnology(app.deps, { companyId });
    const refused = await introduce(friend, user, { targetKind: 'technology', targetId });
    await admin.call(declineIntroduction, { ...refused, body: { reason: 'Not now.' } });

    // Connections, made after the introductions because those need unconnected members: one the member asked for, one
    // pending, one they accepted.
    await client.call(requestConnection, { body: { memberId: friend.user.id } });
    await friend.client.call(answerConnection, { ...params(user.id), body: { answer: 'accept' } });
    await client.call(requestConnection, { body: { memberId: asker.user.id, note: 'Good morning.' } });
    await somebodyElse.call(requestConnection, { body: { memberId: user.id } });

    // A listing that its followers hear of and that is reported; the profile and a message are reported too.
    await friend.client.call(followRecord, { params: { kind: 'member', id: String(user.id) } });
    const listingId = await app.aListing(user, { contactEmail: address });
    app.clock.advance({ milliseconds: settling });
    await tellFollowers(app.deps);
    const { body } = await client.call(startConversation, { body: { to: friend.user.id, ...words('Hello there.') } });
    await friend.client.call(startConversation, { body: { to: user.id, ...words('Hello to you.') } });
    for (const report of [
      { kind: 'listing', id: listingId },
      { kind: 'member', id: user.id },
      { kind: 'message', id: body.message.id },
    ] as const) {
      await friend.client.call(createReport, { body: { ...report, reason: 'spam' } });
    }
    for (const { id } of (await admin.call(listCases, { query: { state: 'open' } })).body.items) {
      await admin.call(decideCase, { ...params(id), body: { action: 'dismiss', reason: 'Looked at it.' } });
    }
    await client.call(createReport, { body: { kind: 'member', id: friend.user.id, reason: 'spam' } });

    // Enquiries from and to the member, one of them to the team; events; the team; the membership; a claim.
    const enquiry = { name: 'Somebody', email: 'somebody@test.example', message: 'May I ask you something?' };
    await client.call(sendEnquiry, { body: { kind: 'member', id: friend.user.id, ...enquiry } });
    await friend.client.call(sendEnquiry, { body: { kind: 'member', id: user.id, ...enquiry } });
    const unclaimed = await aCompany(app.deps, { name: 'Nobody’s Works' });
    await client.call(sendEnquiry, { body: { kind: 'company', id: unclaimed, ...enquiry } });
    const claim = { role: 'Director', workEmail: address, proof: 'My name stands on its page, among the directors.' };
    await client.call(requestClaim, { ...params(unclaimed), body: claim });
    for (const email of [address, otherAddress]) {
      const eventId = await anEvent(app.deps, { capacity: 1 });
      await client.call(registerForEvent, { ...params(eventId), body: { name: fullName, email, organization } });
    }
    const past = await anEvent(app.deps, { startsInHours: 1, lastsHours: 1 });
    await client.call(registerForEvent, { ...params(past), body: { name: fullName, email: address, organization } });
    app.clock.advance({ days: 1 });
    const message = { name: fullName, email: address, subject: 'A question', message: 'May I ask you something?' };
    await client.call(sendContactMessage, { body: message });
    const [latest] = (await admin.call(listContactMessages, { query: {} })).body.items;
    await admin.call(replyToContactMessage, { ...params(latest?.id ?? 0), body: { text: 'Yes, of course.' } });

    // Suspension signs the member out.
    await admin.call(suspendUser, { ...params(user.id), body: { reason: 'Looked at it.' } });
    await admin.call(restoreUser, params(user.id));
    leaver = { user, client: await app.signedIn(user) };
    await leaver.client.call(requestEmailChange, { body: { email: pendingAddress, password: samplePassword } });
    await introduce(asker, leaver.user);
    await introduce(leaver, asker.user);
  }

  test('leaves no name and no address in any text column of any table', async () => {
    const before = await findText(app, traces);
    const places = new Set(before.map((found) => found.slice(0, found.indexOf(':'))));
    // The member's data must exist before the deletion; otherwise the test could not fail.
    for (const place of [
      'users.full_name',
      'users.email',
      'audit_log.target',
      'contact_messages.name',
      'email_changes.email',
      'enquiries.name',
      'event_registrations.search_key',
      'introductions.name',
      'introductions.target_title',
      'moderation_cases.title',
      'notifications.title',
      'outbox.message',
      'outbox.recipient',
    ]) {
      expect([...places]).toContain(place);
    }
    const addresses = before.filter((found) => found.startsWith('outbox.recipient')).join('\n');
    for (const known of [formerAddress, pendingAddress, otherAddress]) expect(addresses).toContain(known);

    await leaver.client.call(deleteAccount, { body: { password: samplePassword } });
    app.smtp.refuseNext(0);
    await app.mail.flush();
    expect(await findText(app, traces)).toEqual([]);
    expect(app.smtp.received.at(-1)).toMatchObject({ subject: 'Your CARDI account has been deleted' });
  });

  test('is "Former member" to other members, and its open introductions end', async () => {
    const asked = (await asker.client.call(listIntroductions, { query: { box: 'sent' } })).body.items;
    expect(asked).toMatchObject([
      { status: 'declined', target: { title: formerName, path: null }, charge: { isWaived: true } },
    ]);
    expect((await asker.client.call(getIntroduction, params(asked[0]?.id ?? 0))).body.declineReason).toBe(
      'The member has left the network.',
    );
    const received = (await asker.client.call(listIntroductions, { query: { box: 'received' } })).body.items;
    expect(received).toMatchObject([{ status: 'expired', from: { name: formerName, memberId: null } }]);
    const told = (await asker.client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
    expect(told).toEqual([`${formerName}: your introduction was declined`]);
    const charges = (await friend.client.call(listCharges)).body;
    expect(JSON.stringify(charges)).toContain(formerName);
    const [talk] = (await friend.client.call(listConversations, { query: {} })).body.items;
    expect(talk?.peer).toMatchObject({ name: formerName, hasProfile: false });
    expect((await friend.client.call(listMembers, { query: { search: 'Unmistakable' } })).body.items).toEqual([]);
  });

  test('is "Former member" in the audit log; nothing else in the log can be changed', async () => {
    const { items } = (await admin.call(listAuditEntries, { query: { limit: '50' } })).body;
    const targets = items.filter(({ target }) => target === formerName).map(({ action }) => action);
    expect(targets).toContain('user.suspend');
    expect(targets).toContain('introduction.introduce');
    const { db } = app.deps.database;
    const set = (change: Record<string, string>) => db.updateTable('audit_log').set(change).execute();
    await expect(set({ target: 'Somebody else' })).rejects.toThrow('append-only');
    await expect(set({ target: formerName, note: 'Another reason' })).rejects.toThrow('append-only');
    await expect(set({ note: 'Another reason' })).rejects.toThrow('append-only');
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  });
});
