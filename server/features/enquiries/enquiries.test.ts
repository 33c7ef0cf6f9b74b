import { describe, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { enquiryBounds, listEnquiries, markEnquiryRead, sendEnquiry } from '#contract/enquiries.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { listNotifications, markNotificationsRead } from '#contract/notifications.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { profileForm } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const words = { name: 'Ines Okafor', email: 'ines@test.example', message: 'Is the coating line still to be had?' };

test('an enquiry is stored, relayed to the owner and shown to the owner only', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const owner = await app.aUser();
  const id = await app.aListing(owner, { title: 'Coating line for licensing', contactEmail: 'sales@test.example' });
  const { body } = await app
    .visitor()
    .call(sendEnquiry, { body: { kind: 'listing', id, ...words, organization: 'Tidewell' } });
  expect(body).toEqual({ ok: true });

  await app.mail.flush();
  const [mail] = smtp.received;
  expect(smtp.received).toHaveLength(1);
  // The email does not go to the address in the form, which nobody has confirmed.
  expect(mail?.to?.[0]?.address).toBe(owner.email);
  expect(mail?.replyTo).toEqual([{ name: '', address: words.email }]);
  expect(mail?.text).toContain(words.message);
  expect(mail?.text).toContain('Ines Okafor, Tidewell');

  const client = await app.signedIn(owner);
  const { body: received } = await client.call(listEnquiries, { query: {} });
  expect(received.items).toMatchObject([
    {
      ...words,
      organization: 'Tidewell',
      kind: 'listing',
      itemId: id,
      itemTitle: 'Coating line for licensing',
      isRead: false,
    },
  ]);
  const stranger = await app.as('admin');
  const enquiryId = String(received.items[0]?.id);
  expect((await stranger.call(listEnquiries, { query: {} })).body.items).toEqual([]);
  expect((await stranger.refused(markEnquiryRead, { params: { id: enquiryId } })).status).toBe(404);
  await client.call(markEnquiryRead, { params: { id: enquiryId } });
  const { body: after } = await client.call(listEnquiries, { query: { kind: 'listing', itemId: String(id) } });
  expect(after.items).toMatchObject([{ isRead: true }]);
  expect((await client.call(listEnquiries, { query: { kind: 'member' } })).body.items).toEqual([]);
});

test("a visitor's enquiry that is sent several times within ten minutes is relayed once", async () => {
  await using app = await createTestApp();
  const owner = await app.aUser();
  const id = await app.aListing(owner);
  const send = (message = words.message) =>
    app.visitor().call(sendEnquiry, { body: { kind: 'listing', id, ...words, message } });
  await Promise.all([send(), send(), send(), send()]);
  const client = await app.signedIn(owner);
  const received = async () => (await client.call(listEnquiries, { query: {} })).body.items.length;
  expect(await received()).toBe(1);
  expect(await app.deps.database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  await send('Is it still to be had, and where?');
  app.clock.advance({ minutes: 11 });
  await send();
  expect(await received()).toBe(3);
});

test('the owner is notified, and an enquiry that they have opened is no longer new', async () => {
  await using app = await createTestApp();
  const owner = await app.aUser();
  const id = await app.aListing(owner);
  const sender = await app.as('member');
  for (let count = 0; count < 2; count++) await sender.call(sendEnquiry, { body: { kind: 'listing', id, ...words } });

  const client = await app.signedIn(owner);
  const { body } = await client.call(listNotifications, { query: { limit: '1' } });
  expect(body).toMatchObject({ unread: 2, count: { value: 2 }, items: [{ kind: 'enquiry', isRead: false }] });
  const { body: older } = await client.call(listNotifications, { query: { cursor: body.nextCursor ?? '' } });
  expect(older.items).toHaveLength(1);
  const upTo = older.items[0]?.id ?? 0;
  expect((await sender.call(markNotificationsRead, { body: { upTo: upTo + 10 } })).body.unread).toBe(0);
  expect((await client.call(markNotificationsRead, { body: { upTo } })).body.unread).toBe(1);
  expect((await client.call(listNotifications, { query: {} })).body.items.map(({ isRead }) => isRead)).toEqual([
    false,
    true,
  ]);
});

test('a member cannot write to themselves or about a missing record; lengths are limited', async () => {
  await using app = await createTestApp();
  const owner = await app.aUser();
  const id = await app.aListing(owner);
  const body = { kind: 'listing', id, ...words } as const;
  expect((await (await app.signedIn(owner)).refused(sendEnquiry, { body })).status).toBe(400);
  const visitor = app.visitor();
  expect((await visitor.refused(sendEnquiry, { body: { ...body, id: id + 1 } })).status).toBe(404);
  const { min, max } = enquiryBounds.message;
  const refused = [
    ['name', '', 'Please enter your name'],
    ['name', 'Ines\r\nBcc: all@test.example', 'Please use printable characters only'],
    ['email', 'ines@', 'Please enter a valid email address'],
    ['message', 'x'.repeat(min - 1), `Message must be at least ${min} characters`],
    ['message', 'x'.repeat(max + 1), `Message cannot exceed ${max} characters`],
  ] as const;
  for (const [field, value, sentence] of refused) {
    const answer = await visitor.refused(sendEnquiry, { body: { ...body, [field]: value } });
    expect(answer.body.fields).toEqual({ [field]: sentence });
  }
  for (const length of [min, max]) await visitor.call(sendEnquiry, { body: { ...body, message: 'x'.repeat(length) } });
});

test('an enquiry is not stored if its mail cannot be', async () => {
  await using app = await createTestApp();
  const id = await app.aListing(await app.aUser());
  await app.deps.database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
  expect((await app.visitor().refused(sendEnquiry, { body: { kind: 'listing', id, ...words } })).status).toBe(500);
  for (const table of ['enquiries', 'notifications'] as const) {
    expect(await app.deps.database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});

describe('M10: a block stops enquiries', () => {
  test.each(['sender', 'receiver'] as const)('from signed-in members, if the %s blocked the other', async (who) => {
    await using app = await createTestApp();
    const [owner, other] = [await app.aUser({ fullName: 'Olga Owner' }), await app.aUser()];
    const [ownerClient, client] = [await app.signedIn(owner), await app.signedIn(other)];
    const listingId = await app.aListing(owner);
    const companyId = await aCompany(app.deps, { ownerId: owner.id });
    if (who === 'sender') await client.call(blockMember, { params: { id: String(owner.id) } });
    else await ownerClient.call(blockMember, { params: { id: String(other.id) } });
    const sentences = [];
    for (const [kind, id] of [
      ['member', owner.id],
      ['listing', listingId],
      ['company', companyId],
    ] as const) {
      const { status, body } = await client.refused(sendEnquiry, { body: { kind, id, ...words } });
      sentences.push([status, body.message]);
    }
    expect(sentences).toEqual([
      [403, 'Olga Owner cannot receive messages from you.'],
      [403, 'This listing cannot receive messages from you.'],
      [403, 'This company cannot receive messages from you.'],
    ]);
    expect((await ownerClient.call(listEnquiries, { query: {} })).body.items).toEqual([]);
    await (await app.as('member')).call(sendEnquiry, { body: { kind: 'member', id: owner.id, ...words } });
  });
});

describe('M10: the sender of an enquiry', () => {
  test("is the member's account, whatever name was sent; for a visitor it is the name as typed", async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const owner = await app.aUser();
    const sender = await app.aUser({ fullName: 'Alice Sender', organization: 'Tidewell', email: 'alice@test.example' });
    const posing = { ...words, name: 'CARDI Support Team', organization: 'CARDI', email: 'support@test.example' };
    const body = { kind: 'member', id: owner.id, ...posing } as const;
    await (await app.signedIn(sender)).call(sendEnquiry, { body });
    await app.visitor().call(sendEnquiry, { body });
    const { items } = (await (await app.signedIn(owner)).call(listEnquiries, { query: {} })).body;
    expect(items).toMatchObject([
      { name: 'CARDI Support Team', isFromMember: false, memberId: null },
      {
        name: 'Alice Sender',
        // Members answer each other here, so the address stays with the sender.
        email: '',
        organization: 'Tidewell',
        isFromMember: true,
        memberId: sender.id,
      },
    ]);
    await app.mail.flush();
    const [first, second] = smtp.received;
    expect(first?.subject).toBe('Alice Sender wrote about your profile');
    expect(first?.text).toContain('Alice Sender, Tidewell, a member of the network,');
    expect(JSON.stringify(first)).not.toContain('alice@test.example');
    expect(first?.text).not.toContain('Support Team');
    expect(second?.text).toContain('A visitor who gave the name CARDI Support Team');
  });

  test('is a member if only members may write', async () => {
    await using app = await createTestApp();
    const owner = await app.aUser({ fullName: 'Olga Owner' });
    const client = await app.signedIn(owner);
    const profile = profileForm({ fullName: 'Olga Owner', enquiriesFromMembers: true });
    const { body: own } = await client.call(updateProfile, { body: profile });
    expect(own).toMatchObject({ member: { enquiriesFromMembers: true }, form: { enquiriesFromMembers: true } });
    const body = { kind: 'member', id: owner.id, ...words } as const;
    const refused = await app.visitor().refused(sendEnquiry, { body });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Olga Owner accepts messages from members only. Please sign in to write.',
    ]);
    await (await app.as('member')).call(sendEnquiry, { body });
    await client.call(updateProfile, { body: { ...profile, enquiriesFromMembers: false } });
    await app.visitor().call(sendEnquiry, { body });
  });
});
