import { expect, test } from 'vitest';

import { enquiryBounds, listEnquiries, markEnquiryRead, sendEnquiry } from '#contract/enquiries.ts';
import { listNotifications, markNotificationsRead } from '#contract/notifications.ts';
import { createTestApp } from '#server/testing/app.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const words = { name: 'Ines Okafor', email: 'ines@test.example', message: 'Is the coating line still to be had?' };

test('an enquiry is stored, relayed to the contact address and shown to the owner alone', async () => {
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
  expect(mail?.to?.[0]?.address).toBe('sales@test.example');
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

test('the owner is told, and what they have seen is no longer new', async () => {
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

test('nobody writes to themselves or about what does not exist; the bounds hold', async () => {
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

test('stored and mailed, or neither', async () => {
  await using app = await createTestApp();
  const id = await app.aListing(await app.aUser());
  await app.deps.database.db.schema.dropTable('outbox').execute();
  expect((await app.visitor().refused(sendEnquiry, { body: { kind: 'listing', id, ...words } })).status).toBe(500);
  for (const table of ['enquiries', 'notifications'] as const) {
    expect(await app.deps.database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});
