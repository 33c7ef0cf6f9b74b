import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { type CurrentUser, createUser, me, signIn } from '#contract/accounts.ts';
import { updateAccount } from '#contract/accounts-settings.ts';
import { confirmTwoFactor, setUpTwoFactor } from '#contract/accounts-two-factor.ts';
import { registerForEvent } from '#contract/events.ts';
import { listMembers } from '#contract/members.ts';
import { requestMembership } from '#contract/memberships.ts';
import { listConversations, listMessages, sendMessage, startConversation } from '#contract/messages.ts';
import { carryOutTasks } from '#server/features/memberships/payment-tasks.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { features } from '#server/features.ts';
import { formerName } from '#server/platform/personal-data/holding.ts';
import { createTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { findText } from '#server/testing/every-text.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { connect, words } from '#server/testing/message-factory.ts';
import { deliver, startStripe } from '#server/testing/stripe.ts';
import { findHeld } from './store.ts';

const holdings = features.flatMap(({ personalData }) => personalData?.holdings ?? []);

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const password = samplePassword;
let fullName = '';
let user: CurrentUser;
let client: TestClient;
let other: CurrentUser;
let peer: TestClient;
let made = 0;
beforeEach(async () => {
  made += 1;
  fullName = `Ines${made} Tidewater-Okafor`;
  user = await app.aUser({ username: `leaving-person-${made}`, email: `leaving-${made}@test.example`, fullName });
  client = await app.signedIn(user);
  other = await app.aUser({ membershipTier: 'professional' });
  peer = await app.signedIn(other);
});

const remove = (browser = client) => browser.call(deleteAccount, { body: { password } });

/** Gives the member rows in nearly every table, by API calls where those are short and by inserts elsewhere. */
async function useEverything(): Promise<{ listingId: number; eventId: number }> {
  const { deps } = app;
  const at = app.clock.now().toISOString();
  const listingId = await app.aListing(user, { title: 'A listing of somebody who leaves' });
  const eventId = await anEvent(deps);
  await client.call(updateAccount, { body: { fullName, organization: `Tidewater Works ${made}` } });
  await client.call(registerForEvent, { params: { id: String(eventId) }, body: { name: fullName, email: user.email } });
  await client.call(requestMembership, { body: { billing: 'annual' } });
  await connect(deps, user, other);
  await client.call(sendMessage, { params: { id: await conversation() }, body: words('My words stay with you.') });
  await deps.database.write(async (trx) => {
    await notify(trx, deps, {
      userId: user.id,
      subjectId: null,
      kind: 'listing',
      title: 'News',
      body: 'Of a listing.',
      path: '/x',
    });
    const { id } = user;
    await trx
      .insertInto('enquiries')
      .values(
        [
          { receiver_id: id, sender_id: other.id, name: 'Other', email: other.email },
          { receiver_id: other.id, sender_id: id, name: fullName, email: user.email },
        ].map((row) => ({ ...row, kind: 'member', item_id: 1, item_title: 'A', message: 'Hello', created_at: at })),
      )
      .execute();
    await trx.insertInto('saved_items').values({ user_id: id, kind: 'event', item_id: 1, created_at: at }).execute();
    const { id: listId } = await trx
      .insertInto('lists')
      .values({ owner_id: id, name: 'A list', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('list_items')
      .values({ list_id: listId, kind: 'event', item_id: 1, added_by: id, added_at: at })
      .execute();
    const { id: theirs } = await trx
      .insertInto('lists')
      .values({ owner_id: other.id, name: 'Their list', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('list_people')
      .values({ list_id: theirs, user_id: id, access: 'view', added_at: at })
      .execute();
    const { id: boardId } = await trx
      .insertInto('pipelines')
      .values({ owner_id: id, name: 'A board', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: theirBoard } = await trx
      .insertInto('pipelines')
      .values({ owner_id: other.id, name: 'Their board', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const pipeline_id of [boardId, theirBoard]) {
      const { id: stage_id } = await trx
        .insertInto('pipeline_stages')
        .values({ pipeline_id, name: 'In contact', outcome: 'open', position: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const card = { pipeline_id, stage_id, position: 1, kind: 'event' as const, item_id: 1, due_on: null };
      await trx
        .insertInto('pipeline_cards')
        .values({ ...card, next_step: 'Call', noted_by: id, added_by: id, added_at: at })
        .execute();
    }
    await trx
      .insertInto('pipeline_people')
      .values({ pipeline_id: theirBoard, user_id: id, access: 'view', added_at: at })
      .execute();
    await trx
      .insertInto('notes')
      .values({ user_id: id, kind: 'event', item_id: 1, text: 'A note', created_at: at })
      .execute();
    await trx.insertInto('blocks').values({ blocker_id: id, blocked_id: other.id, created_at: at }).execute();
    await trx
      .insertInto('follows')
      .values({ follower_id: id, kind: 'member', item_id: other.id, created_at: at })
      .execute();
    await trx
      .insertInto('follows')
      .values({ follower_id: other.id, kind: 'member', item_id: id, created_at: at })
      .execute();
    await trx.insertInto('notification_settings').values({ user_id: id, kind: 'message', delivery: 'off' }).execute();
    await trx
      .insertInto('contact_messages')
      .values({
        user_id: id,
        name: fullName,
        email: user.email,
        subject: 'S',
        message: 'M',
        status: 'new',
        created_at: at,
        updated_at: at,
      })
      .execute();
    await trx
      .insertInto('reports')
      .values({ reporter_id: id, kind: 'listing', item_id: 1, reason: 'spam', status: 'open', created_at: at })
      .execute();
    await trx
      .insertInto('email_changes')
      .values({
        user_id: id,
        email: `new-${user.email}`,
        token_hash: `t${id}`,
        asked_under: 'x',
        session_hash: 'x',
        created_at: at,
        expires_at: at,
      })
      .execute();
    await trx
      .insertInto('email_undos')
      .values({
        user_id: id,
        email: `old-${user.email}`,
        email_key: `old-${user.email}`,
        token_hash: `u${id}`,
        asked_at: at,
        created_at: at,
        expires_at: at,
      })
      .execute();
    await trx
      .insertInto('known_devices')
      .values({ user_id: id, token_hash: `d${id}`, session_hash: 'x', created_at: at, expires_at: at })
      .execute();
    await trx
      .insertInto('two_factor')
      .values({ user_id: id, secret: 'THESECRET', last_step: 0, created_at: at })
      .execute();
    await trx
      .insertInto('recovery_codes')
      .values({ user_id: id, code_hash: `hash-${id}` })
      .execute();
    await trx
      .insertInto('introductions')
      .values({
        requester_id: id,
        name: fullName,
        email: user.email,
        organization: `Tidewater Works ${made}`,
        role: 'Director',
        reason: 'To meet.',
        target_kind: 'member',
        target_id: other.id,
        target_title: 'Other',
        recipient_id: other.id,
        status: 'requested',
        created_at: at,
        sent_at: at,
      })
      .execute();
  });
  return { listingId, eventId };
}

async function conversation(): Promise<string> {
  const { body } = await peer.call(startConversation, { body: { to: user.id, ...words('Good morning.') } });
  return String(body.conversationId);
}

describe('the export', () => {
  test('contains all data of the member under readable names, and no secret', async () => {
    await useEverything();
    const { body } = await client.call(exportAccount);
    expect(body).toMatchObject({ format: 'account-export', version: 2, exportedAt: app.clock.now().toISOString() });
    const { data } = body;
    expect(data.account).toMatchObject([{ id: user.id, username: user.username, email: user.email, fullName }]);
    expect(data.listings).toMatchObject([{ title: 'A listing of somebody who leaves', tags: ['sample'] }]);
    expect(data.messagesYouWrote).toMatchObject([{ body: 'My words stay with you.' }]);
    expect(data.profile).toMatchObject([{ isListed: true }]);
    expect(data.enquiriesYouReceived).toHaveLength(1);
    expect(data.enquiriesYouSent).toHaveLength(1);
    expect(data.recordsYouFollow).toMatchObject([{ kind: 'member', itemId: other.id }]);
    const filled = Object.entries(data).filter(([, rows]) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(20);
    const text = JSON.stringify(body);
    const { password_hash: hash } = await app.deps.database.db
      .selectFrom('users')
      .where('id', '=', user.id)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    for (const secret of [hash, 'THESECRET', 'tokenHash', 'codeHash', 'Token']) expect(text).not.toContain(secret);
    // Of the other member, only what they have sent to this member.
    expect(JSON.stringify({ ...data, enquiriesYouReceived: [] })).not.toContain(other.email);
  });

  test('contains no data of other members', async () => {
    await useEverything();
    const stranger = await app.as('member');
    const { data } = (await stranger.call(exportAccount)).body;
    const filled = Object.entries(data).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([name]) => name).toSorted()).toEqual(['account', 'profile', 'securityActivity', 'sessions']);
  });

  test('a text that only looks like JSON stays unchanged', async () => {
    await client.call(updateAccount, { body: { fullName: '{not json', organization: '[1]' } });
    const { data } = (await client.call(exportAccount)).body;
    expect(data.account).toMatchObject([{ fullName: '{not json' }]);
  });
});

describe('deleting the account', () => {
  test('leaves nothing that names the member, and ends all sessions', async () => {
    const another = await app.signedIn(user);
    await useEverything();
    await app.mail.flush();
    await remove();
    expect(client.cookies.size).toBe(0);
    expect((await another.call(me)).body).toBeNull();
    await app.mail.flush();
    expect(app.smtp.received.at(-1)?.to?.[0]?.address).toBe(user.email);
    expect(app.smtp.received.at(-1)?.subject).toBe('Your CARDI account has been deleted');
    expect(await findText(app, [user.username, user.email, fullName, `Tidewater Works ${made}`])).toEqual([]);
    for (const holding of holdings) {
      const isGone =
        holding.onDeletion === 'deleted' ||
        (typeof holding.onDeletion === 'object' && 'anonymised' in holding.onDeletion);
      const goes =
        isGone || (holding.onDeletion === 'by-feature' && !['users', 'introductions'].includes(holding.table));
      if (!goes) continue;
      expect(
        await findHeld(app.deps.database, holding, user.id, holding.by),
        `${holding.table}.${holding.by.join()}`,
      ).toEqual([]);
    }
  });

  test('messages that others received keep their text under "Former member"', async () => {
    await useEverything();
    const { body: inbox } = await peer.call(listConversations, { query: {} });
    const id = String(inbox.items[0]?.id);
    await remove();
    const { body: after } = await peer.call(listConversations, { query: {} });
    expect(JSON.stringify(after.items[0])).toContain(formerName);
    const { body: messages } = await peer.call(listMessages, { params: { id }, query: {} });
    expect(JSON.stringify(messages)).toContain('My words stay with you.');
    const refused = await peer.refused(sendMessage, { params: { id }, body: words('Are you there?') });
    expect(refused.status).toBe(403);
    const enquiry = await app.deps.database.db
      .selectFrom('enquiries')
      .where('receiver_id', '=', other.id)
      .select(['name', 'email', 'message'])
      .execute();
    expect(enquiry).toEqual([{ name: formerName, email: '', message: 'Hello' }]);
    const introduction = await app.deps.database.db
      .selectFrom('introductions')
      .where('recipient_id', '=', other.id)
      .select(['name', 'email', 'status', 'reason'])
      .execute();
    expect(introduction).toEqual([{ name: formerName, email: '', status: 'expired', reason: 'To meet.' }]);
  });

  test('updates the counts of connections and followers, and gives the seat to the next in line', async () => {
    const eventId = await anEvent(app.deps, { capacity: 1 });
    const params = { id: String(eventId) };
    await client.call(registerForEvent, { params, body: { name: fullName, email: user.email } });
    const waits = await peer.call(registerForEvent, { params, body: { name: 'Other', email: other.email } });
    expect(waits.body.status).toBe('waitlisted');
    await remove();
    const rows = await app.deps.database.db
      .selectFrom('event_registrations')
      .where('event_id', '=', eventId)
      .select(['status', 'name', 'user_id'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { status: 'cancelled', name: formerName, user_id: null },
      { status: 'registered', name: 'Other', user_id: other.id },
    ]);
  });

  test('a past event keeps the seat without the name', async () => {
    const eventId = await anEvent(app.deps);
    const params = { id: String(eventId) };
    await client.call(registerForEvent, { params, body: { name: fullName, email: user.email } });
    const { db } = app.deps.database;
    const past = new Date(app.clock.now().getTime() - 86_400_000).toISOString();
    await db.updateTable('events').set({ start_date: past, end_date: past }).where('id', '=', eventId).execute();
    await remove();
    const [row] = await db.selectFrom('event_registrations').where('event_id', '=', eventId).selectAll().execute();
    expect(row).toMatchObject({ status: 'registered', name: formerName, email: '', user_id: null });
  });

  test('the name and the address are free again, and no one can sign in as a former member', async () => {
    await remove();
    for (const username of [user.username, user.email, `former-member-${user.id}`, `former member ${user.id}`]) {
      const refused = await app.visitor().refused(signIn, { body: { username, password } });
      expect(refused.body.code, username).toBe('invalid_credentials');
    }
    const { username, email } = user;
    await app.visitor().call(createUser, { body: { username, email, password: 'Tidal-Power-7' } });
  });

  test('the directory no longer lists the member', async () => {
    const search = { query: { search: fullName } };
    const listed = async () => (await peer.call(listMembers, search)).body.items.filter(({ id }) => id === user.id);
    expect(await listed()).toHaveLength(1);
    await remove();
    expect(await listed()).toEqual([]);
  });

  test('requires the password, and the code if two-factor sign-in is on', async () => {
    const wrong = await client.refused(deleteAccount, { body: { password: 'Wrong-Password-1' } });
    expect(wrong.body.fields).toEqual({ password: 'This is not your password.' });
    const { secret } = (await client.call(setUpTwoFactor, { body: { password } })).body;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    await client.call(confirmTwoFactor, { body: { code: code() } });
    app.clock.advance({ seconds: 30 });
    expect((await client.refused(deleteAccount, { body: { password } })).body.fields).toHaveProperty('code');
    expect((await client.refused(deleteAccount, { body: { password, code: '000000' } })).body.fields).toHaveProperty(
      'code',
    );
    await client.call(deleteAccount, { body: { password, code: code() } });
  });

  test('of five attempts at once, one succeeds and one mail is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.send(deleteAccount, { body: { password } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.mail.flush();
    expect(app.smtp.received.filter(({ to }) => to?.[0]?.address === user.email)).toHaveLength(1);
  });

  test('if the mail cannot be stored, nothing is deleted', async () => {
    await useEverything();
    const { schema } = app.deps.database.db;
    // Each export is recorded in the security log, which the next export contains.
    const everything = async () => ({ ...(await client.call(exportAccount)).body.data, securityActivity: [] });
    const before = await everything();
    await schema.alterTable('outbox').renameTo('outbox_away').execute();
    expect((await client.refused(deleteAccount, { body: { password } })).status).toBe(500);
    await schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(await everything()).toEqual(before);
  });

  test('the quick login users cannot be deleted', async () => {
    const shared = await app.signedIn(await app.aUser({ isTest: true }));
    expect((await shared.refused(deleteAccount, { body: { password } })).status).toBe(409);
  });
});

test('the last admin cannot be deleted, and of the last two at once only one is', async () => {
  await using own = await createTestApp();
  const browsers = await Promise.all([own.as('admin'), own.as('admin')]);
  const send = (browser: TestClient) => browser.send(deleteAccount, { body: { password } });
  const statuses = (await Promise.all(browsers.map(send))).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
});

describe('H2: a running subscription', () => {
  test('is cancelled after the deletion, however long the provider cannot be reached; open payment pages are closed', async () => {
    await using stripe = await startStripe();
    await using own = await createTestApp({ payments: stripe.payments });
    const member = await own.aUser();
    const browser = await own.signedIn(member);
    const asked = await browser.call(requestMembership, { body: { billing: 'monthly' } });
    await deliver(own.url, await stripe.pay(stripe.sessionIdOf(asked.body.checkoutUrl)));
    const [subscription] = stripe.subscriptions.values();
    expect((await browser.call(me)).body?.membershipTier).toBe('professional');
    await carryOutTasks(own.deps);

    stripe.fail('refuses', 'refuses');
    await remove(browser);
    await carryOutTasks(own.deps);
    expect(subscription?.status).toBe('active');
    own.clock.advance({ minutes: 10 });
    await carryOutTasks(own.deps);
    expect(subscription?.status).toBe('canceled');
    const rows = await own.deps.database.db.selectFrom('memberships').select(['user_id', 'ended_at']).execute();
    expect(rows).toMatchObject([{ user_id: member.id, ended_at: expect.any(String) }]);
  });

  test('is left to the team if no provider is configured', async () => {
    await app.deps.database.db
      .insertInto('memberships')
      .values({ user_id: user.id, billing: 'monthly', starts_at: '2026', ends_at: '2099', subscription_id: 'sub_left' })
      .execute();
    await remove();
    await app.mail.flush();
    expect(app.smtp.received.find(({ subject }) => subject?.includes('by hand'))?.text).toContain('sub_left');
  });
});
