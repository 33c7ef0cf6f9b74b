import { describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { requestConnection } from '#contract/connections.ts';
import { blockMember, listBlocks, unblockMember } from '#contract/connections-blocks.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import {
  acceptIntroduction,
  createIntroduction,
  getIntroduction,
  introduceParties,
  quoteIntroduction,
} from '#contract/introductions.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { startConversation } from '#contract/messages.ts';
import { listNotifications } from '#contract/notifications.ts';
import { suspendUser } from '#contract/users.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { profileForm } from '#server/testing/factories.ts';
import { introductionForm } from '#server/testing/introduction-factory.ts';
import { connect, words } from '#server/testing/message-factory.ts';
import { areConnected, pairOf } from '../store.ts';
import { isBlocked } from './store.ts';

test('a block works in both directions, ends the connection and can be undone', async () => {
  await using app = await createTestApp();
  const { database } = app.deps;
  const [one, other] = [await app.aUser(), await app.aUser({ fullName: 'Mei Tanaka' })];
  const { low, high } = pairOf(one.id, other.id);
  await database.write((trx) =>
    trx
      .insertInto('connections')
      .values({ low_id: low, high_id: high, requester_id: low, status: 'accepted', created_at: '2026-01-01' })
      .execute(),
  );
  expect(await areConnected(database, other.id, one.id)).toBe(true);

  const client = await app.signedIn(one);
  const params = { id: String(other.id) };
  for (let count = 0; count < 2; count++) await client.call(blockMember, { params });
  expect(await isBlocked(database, one.id, other.id)).toBe(true);
  expect(await isBlocked(database, other.id, one.id)).toBe(true);
  expect(await areConnected(database, one.id, other.id)).toBe(false);
  expect((await client.call(listBlocks, {})).body).toMatchObject([{ id: other.id, name: 'Mei Tanaka' }]);
  const blocked = await app.signedIn(other);
  expect((await blocked.call(listBlocks, {})).body).toEqual([]);
  await blocked.call(unblockMember, { params: { id: String(one.id) } });
  expect(await isBlocked(database, one.id, other.id)).toBe(true);

  await client.call(unblockMember, { params });
  expect(await isBlocked(database, one.id, other.id)).toBe(false);
});

test('a member cannot block themselves or an account that does not exist', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  const client = await app.signedIn(user);
  expect((await client.refused(blockMember, { params: { id: user.id } })).status).toBe(400);
  expect((await client.refused(blockMember, { params: { id: user.id + 1 } })).status).toBe(404);
});

describe('M3: only members the caller knows can be blocked', () => {
  const params = ({ id }: { id: number }) => ({ params: { id: String(id) } });
  const hide = async (app: TestApp, user: CurrentUser, fullName: string) =>
    (await app.signedIn(user)).call(updateProfile, { body: profileForm({ fullName, isListed: false }) });

  test('an unlisted or suspended member is treated like one who does not exist', async () => {
    await using app = await createTestApp();
    const client = await app.as('professional');
    const [hidden, suspended] = [await app.aUser(), await app.aUser({ fullName: 'Sue Suspended' })];
    await hide(app, hidden, 'Carol Hidden');
    await (await app.as('admin')).call(suspendUser, { ...params(suspended), body: { reason: 'Looked at it.' } });
    const nobody = await client.refused(blockMember, { params: { id: 999_999 } });
    for (const { id } of [hidden, suspended]) {
      const refused = await client.refused(blockMember, { params: { id } });
      expect([refused.status, refused.body]).toEqual([404, nobody.body]);
    }
    expect((await client.call(listBlocks)).body).toEqual([]);
  });

  test('an earlier block of a hidden member is listed without a name, and can be undone', async () => {
    await using app = await createTestApp();
    const client = await app.as('professional');
    const other = await app.aUser({ fullName: 'Carol Hidden' });
    await client.call(blockMember, params(other));
    await hide(app, other, 'Carol Hidden');
    const { body } = await client.call(listBlocks);
    expect(body).toMatchObject([{ id: other.id, name: null }]);
    // Blocking again changes nothing.
    await client.call(blockMember, params(other));
    await client.call(unblockMember, params(other));
    expect((await client.call(listBlocks)).body).toEqual([]);
    expect((await client.refused(blockMember, { params: { id: other.id } })).status).toBe(404);
  });

  const acquaintances: Record<string, (app: TestApp, one: Member, other: Member) => Promise<unknown>> = {
    'a connection': (app, one, other) => connect(app.deps, one.user, other.user),
    'a request to connect': (_app, one, other) =>
      other.client.call(requestConnection, { body: { memberId: one.user.id } }),
    'a conversation': (_app, one, other) =>
      other.client.call(startConversation, { body: { to: one.user.id, ...words('Hello.') } }),
    'an introduction asked for': async (_app, one, other) => {
      const { price } = (await other.client.call(quoteIntroduction)).body;
      await other.client.call(createIntroduction, { body: introductionForm(one.user, { quotedCents: price?.cents }) });
    },
    'an enquiry': (_app, one, other) =>
      other.client.call(sendEnquiry, { body: { kind: 'member', id: one.user.id, ...enquiryWords } }),
    'an enquiry of one’s own': (_app, one, other) =>
      one.client.call(sendEnquiry, { body: { kind: 'member', id: other.user.id, ...enquiryWords } }),
  };

  test.each(Object.entries(acquaintances))('%s makes an unlisted member known', async (_what, meet) => {
    await using app = await createTestApp();
    const [one, other] = [await aMember(app), await aMember(app)];
    await meet(app, one, other);
    await hide(app, other.user, 'Carol Hidden');
    await one.client.call(blockMember, params(other.user));
    expect((await one.client.call(listBlocks)).body).toMatchObject([{ id: other.user.id }]);
  });

  test('an enquiry about a technology does not reveal who owns it', async () => {
    await using app = await createTestApp();
    const [one, owner] = [await aMember(app), await aMember(app)];
    const companyId = await aCompany(app.deps, { ownerId: owner.user.id });
    const id = await aTechnology(app.deps, { companyId });
    await hide(app, owner.user, 'Carol Hidden');
    await one.client.call(sendEnquiry, { body: { kind: 'technology', id, ...enquiryWords } });
    const { price } = (await one.client.call(quoteIntroduction)).body;
    const form = introductionForm(owner.user, { targetKind: 'technology', targetId: id, quotedCents: price?.cents });
    await one.client.call(createIntroduction, { body: form });
    expect((await one.client.refused(blockMember, params(owner.user))).status).toBe(404);
  });
});

describe('M10: a block ends the open introductions between two members', () => {
  test.each(['recipient', 'requester'] as const)(
    'by the %s: no one pays, and no one is told about the block',
    async (who) => {
      await using app = await createTestApp();
      const [requester, recipient, admin] = [await aMember(app), await aMember(app), await app.as('admin')];
      const { price } = (await requester.client.call(quoteIntroduction)).body;
      const form = introductionForm(recipient.user, { quotedCents: price?.cents });
      const { id } = (await requester.client.call(createIntroduction, { body: form })).body;
      const introduction = { params: { id: String(id) } };
      await recipient.client.call(acceptIntroduction, introduction);
      const [blocks, blocked] = who === 'recipient' ? [recipient, requester] : [requester, recipient];
      await blocks.client.call(blockMember, { params: { id: String(blocked.user.id) } });

      expect((await admin.refused(introduceParties, { ...introduction, body: { note: '' } })).status).toBe(409);
      const seen = (await requester.client.call(getIntroduction, introduction)).body;
      expect(seen).toMatchObject({
        status: who === 'recipient' ? 'declined' : 'expired',
        contact: null,
        charge: { isWaived: true },
      });
      for (const { client } of [requester, recipient]) {
        const told = (await client.call(listNotifications, { query: {} })).body.items;
        expect(JSON.stringify([told, seen])).not.toMatch(/block/i);
      }
      const again = await requester.client.refused(createIntroduction, { body: form });
      expect(again.status).toBe(403);
      expect(again.body.message).toBe('This member cannot receive introduction requests from you.');
    },
  );
});

const enquiryWords = { name: 'Any', email: 'any@test.example', message: 'May I ask you something?' };

interface Member {
  user: CurrentUser;
  client: TestClient;
}

async function aMember(app: TestApp): Promise<Member> {
  const user = await app.aUser({ membershipTier: 'professional' });
  return { user, client: await app.signedIn(user) };
}
