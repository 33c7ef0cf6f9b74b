import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CurrentUser, createUser, forgotPassword, me, resetPassword } from '#contract/accounts.ts';
import { confirmEmailChange, getAccount, requestEmailChange, sendConfirmation } from '#contract/accounts-settings.ts';
import { requestConnection } from '#contract/connections.ts';
import { followRecord } from '#contract/connections-follows.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import {
  acceptIntroduction,
  createIntroduction,
  introduceParties,
  quoteIntroduction,
} from '#contract/introductions.ts';
import { createListing } from '#contract/listings.ts';
import { startConversation } from '#contract/messages.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createSavedSearch } from '#contract/saved-searches.ts';
import { listSecurityActivity } from '#contract/security-log.ts';
import { tellFollowers } from '#server/features/connections/follows/tell-followers.ts';
import { sendAlerts } from '#server/features/saved-searches/alerts.ts';
import type { TestClient } from '#server/testing/client.ts';
import { listingForm, samplePassword } from '#server/testing/factories.ts';
import { introductionForm } from '#server/testing/introduction-factory.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { confirmationLimit } from './confirmation.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let made = 0;

/** Someone who has just signed up, with their browser. */
async function aNewcomer(fullName?: string): Promise<{ user: CurrentUser; client: TestClient }> {
  made += 1;
  const body = { username: `newcomer-${made}`, email: `newcomer-${made}@test.example`, password: samplePassword };
  const { body: user } = await app.visitor().call(createUser, { body: { ...body, ...(fullName && { fullName }) } });
  return { user, client: await app.signedIn(user) };
}

async function mailsTo(address: string) {
  await app.mail.flush();
  return app.smtp.received.filter(({ to }) => to?.[0]?.address === address);
}

async function subjectsTo(address: string): Promise<(string | undefined)[]> {
  return (await mailsTo(address)).map(({ subject }) => subject);
}

async function tokenFor(address: string): Promise<string> {
  const texts = (await mailsTo(address)).map(({ text }) => text ?? '').toReversed();
  const token = /settings\/confirm-email#token=([\w-]{43})/.exec(texts.join('\n'))?.[1];
  if (!token) throw new Error(`No mail to ${address} has a link`);
  return token;
}

const welcome = 'Welcome to CARDI: please confirm your address';

describe('a new account', () => {
  test('M9: gets one link to confirm its address by mail, without any text that was typed at sign-up', async () => {
    const { user, client } = await aNewcomer('Buy Pills At evil.example');
    expect((await client.call(me)).body?.isEmailConfirmed).toBe(false);
    const [mail, ...more] = await mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(welcome);
    for (const form of [mail?.text, mail?.html]) {
      expect(form).not.toContain(user.username);
      expect(form).not.toContain('evil.example');
    }
    const token = await tokenFor(user.email);
    const { body } = await app.visitor().call(confirmEmailChange, { body: { token } });
    expect(body).toEqual({ email: user.email, isNew: false });
    const { items } = (await client.call(listSecurityActivity, { query: {} })).body;
    expect(items.map(({ event }) => event)).toEqual(['email.confirm', 'sign-in', 'account.create']);
    expect((await client.call(me)).body?.isEmailConfirmed).toBe(true);
    // The address has not changed, so no notice is sent.
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('M9: its link, opened again, says that the address is confirmed, and changes nothing', async () => {
    const { user, client } = await aNewcomer();
    const body = { token: await tokenFor(user.email) };
    const confirmedAt = () =>
      app.deps.database.db
        .selectFrom('users')
        .where('id', '=', user.id)
        .select('email_confirmed_at')
        .executeTakeFirstOrThrow();
    await app.visitor().call(confirmEmailChange, { body });
    const before = await confirmedAt();
    app.clock.advance({ days: 1 });
    const again = await app.visitor().call(confirmEmailChange, { body });
    expect(again.body).toEqual({ email: user.email, isNew: false });
    expect(await confirmedAt()).toEqual(before);
    // Once the address has changed, the old link no longer works and does not reveal the new address.
    const email = `later-${user.username}@test.example`;
    await client.call(requestEmailChange, { body: { email, password: samplePassword } });
    expect((await app.visitor().refused(confirmEmailChange, { body })).status).toBe(400);
    const change = { body: { token: await tokenFor(email) } };
    expect((await app.visitor().call(confirmEmailChange, change)).body).toEqual({ email, isNew: true });
    expect((await app.visitor().call(confirmEmailChange, change)).body).toEqual({ email, isNew: false });
    expect((await client.call(getAccount)).body.pendingEmail).toBeNull();
    app.clock.advance({ minutes: 60 });
    expect((await app.visitor().refused(confirmEmailChange, change)).status).toBe(400);
  });

  test('M9: its link works for seven days, to the millisecond, and is stored as a hash', async () => {
    const [first, second] = [await aNewcomer(), await aNewcomer()];
    const token = await tokenFor(first.user.email);
    const rows = await app.deps.database.db.selectFrom('email_changes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    app.clock.advance({ milliseconds: confirmationLimit - 1 });
    await app.visitor().call(confirmEmailChange, { body: { token } });
    app.clock.advance({ milliseconds: 1 });
    const late = { body: { token: await tokenFor(second.user.email) } };
    expect((await app.visitor().refused(confirmEmailChange, late)).status).toBe(400);
  });

  test('M9: gets the link again when it asks, which invalidates the earlier one', async () => {
    const { user, client } = await aNewcomer();
    const earlier = await tokenFor(user.email);
    await client.call(sendConfirmation);
    const later = await tokenFor(user.email);
    expect((await app.visitor().refused(confirmEmailChange, { body: { token: earlier } })).status).toBe(400);
    await app.visitor().call(confirmEmailChange, { body: { token: later } });
    expect((await client.refused(sendConfirmation)).body.message).toBe('Your address is already confirmed.');
  });

  test('M9: can correct a mistyped address, and is confirmed by the link to the new one', async () => {
    const { user, client } = await aNewcomer();
    const email = `right-${user.username}@test.example`;
    expect((await client.call(getAccount)).body.pendingEmail).toBeNull();
    await client.call(requestEmailChange, { body: { email, password: samplePassword } });
    expect((await client.call(getAccount)).body.pendingEmail).toMatchObject({ email });
    expect((await client.refused(sendConfirmation)).status).toBe(409);
    await app.visitor().call(confirmEmailChange, { body: { token: await tokenFor(email) } });
    expect((await client.call(me)).body).toMatchObject({ email, isEmailConfirmed: true });
    // The mistyped address may be a stranger's: it received the welcome mail and nothing since.
    expect(await subjectsTo(user.email)).toEqual([welcome]);
  });

  test('M9: is confirmed by setting a new password with an emailed link', async () => {
    const { user, client } = await aNewcomer();
    await app.visitor().call(forgotPassword, { body: { email: user.email } });
    await expect.poll(() => subjectsTo(user.email)).toHaveLength(2);
    const [, mail] = await mailsTo(user.email);
    expect(mail?.text).not.toContain(user.username);
    const token = /reset-password#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    await app.visitor().call(resetPassword, { body: { token, password: 'Basalt-Harbor-7' } });
    expect((await client.refused(getAccount)).status).toBe(401);
    const again = await app.signedIn(user);
    expect((await again.call(me)).body?.isEmailConfirmed).toBe(true);
  });

  test("M9: cannot use the team's address, which would withhold the team's mail", async () => {
    const email = app.deps.env.site.contactEmail.toUpperCase();
    const body = { username: 'not-the-team', email, password: samplePassword };
    expect((await app.visitor().refused(createUser, { body })).status).toBe(409);
    const message = { name: 'Ines', email: 'ines@test.example', subject: 'A question', message: 'Is anybody there?' };
    await app.visitor().call(sendContactMessage, { body: message });
    expect(await subjectsTo(app.deps.env.site.contactEmail)).toContain('Contact form: A question');
  });
});

describe('while its address is not confirmed', () => {
  /** All features by which one member reaches another. */
  async function reach(client: TestClient, { id }: Pick<CurrentUser, 'id'>, listingId: number): Promise<void> {
    const enquiry = { kind: 'listing' as const, id: listingId, name: 'Ines', email: 'ines@test.example' };
    await client.call(requestConnection, { body: { memberId: id, note: 'Shall we connect?' } });
    // The other way round, the message would be one more of a conversation that has rung already.
    await client.call(startConversation, { body: { to: id, key: randomUUID(), body: 'Good morning' } });
    await client.call(sendEnquiry, { body: { ...enquiry, message: 'Is it still to be had?' } });
    const quotedCents = (await client.call(quoteIntroduction)).body.price?.cents;
    await client.call(createIntroduction, { body: introductionForm({ id }, { quotedCents }) });
  }

  const bellOf = async (client: TestClient) =>
    (await client.call(listNotifications, { query: {} })).body.items.map(({ kind }) => kind).toSorted();
  const rung = ['connection', 'enquiry', 'introduction', 'message'];

  /** A paid tier makes no difference. */
  const asProfessional = ({ id }: CurrentUser) =>
    app.deps.database.db.updateTable('users').set({ membership_tier: 'professional' }).where('id', '=', id).execute();

  test('M9: messages by others ring the bell but are not mailed to it', async () => {
    const { user, client } = await aNewcomer();
    const listing = await client.call(createListing, {
      body: listingForm({ contactEmail: 'innocent.third.party@victim.example' }),
    });
    const writer = await app.signedIn(await app.aUser({ membershipTier: 'professional' }));
    await reach(writer, user, listing.body.id);
    expect(await bellOf(client)).toEqual(rung);
    expect(await subjectsTo(user.email)).toEqual([welcome]);
    expect(await mailsTo('innocent.third.party@victim.example')).toEqual([]);
    // The same four emails go out for a member with a confirmed address, so nothing else holds them back.
    const known = await app.aUser();
    await reach(writer, known, await app.aListing(known));
    expect(await subjectsTo(known.email)).toHaveLength(4);
  });

  test("M9: its messages ring others' bells but are not mailed", async () => {
    const { user, client } = await aNewcomer('Phil Phisher');
    await asProfessional(user);
    const known = await app.aUser();
    await reach(client, known, await app.aListing(known));
    const receiver = await app.signedIn(known);
    expect(await bellOf(receiver)).toEqual(rung);
    expect(await mailsTo(known.email)).toEqual([]);
  });

  test('M9: its listings are not mailed to followers or for saved searches', async () => {
    const { user, client } = await aNewcomer();
    const known = await app.aUser();
    const reader = await app.signedIn(known);
    await reader.call(followRecord, { params: { kind: 'member', id: String(user.id) } });
    const filters = { search: 'quaternary' };
    await reader.call(createSavedSearch, { body: { name: 'Mine', filters, alert: 'daily' } });
    const post = (from: TestClient) => from.call(createListing, { body: listingForm({ title: 'Quaternary cells' }) });
    const tell = async () => {
      app.clock.advance({ days: 1, minutes: 5 });
      await tellFollowers(app.deps);
      await sendAlerts(app.deps);
    };
    await post(client);
    await tell();
    expect(await bellOf(reader)).toEqual(['follow']);
    expect(await mailsTo(known.email)).toEqual([]);
    await app.visitor().call(confirmEmailChange, { body: { token: await tokenFor(user.email) } });
    await post(client);
    await tell();
    expect(await subjectsTo(known.email)).toHaveLength(2);
  });

  test('M9: the team does not introduce an account with an unconfirmed address', async () => {
    const { user, client } = await aNewcomer('Nora New');
    await asProfessional(user);
    const known = await app.aUser();
    const quotedCents = (await client.call(quoteIntroduction)).body.price?.cents;
    const { body } = await client.call(createIntroduction, { body: introductionForm(known, { quotedCents }) });
    const params = { id: String(body.id) };
    await (await app.signedIn(known)).call(acceptIntroduction, { params });
    const admin = await app.as('admin');
    const refusal = await admin.refused(introduceParties, { params, body: { note: '' } });
    expect(refusal.status).toBe(409);
    expect(refusal.body.message).toContain('has not confirmed their email address yet');
    await app.visitor().call(confirmEmailChange, { body: { token: await tokenFor(user.email) } });
    await admin.call(introduceParties, { params, body: { note: '' } });
    expect(await subjectsTo(known.email)).toEqual(['Introduction: Rosa Test and ' + known.username]);
  });
});
