import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { exportAccount } from '#contract/account-data.ts';
import { answerConnection, listConnections, requestConnection } from '#contract/connections.ts';
import { blockMember, listBlocks } from '#contract/connections-blocks.ts';
import { listEnquiries, sendEnquiry } from '#contract/enquiries.ts';
import {
  acceptIntroduction,
  createIntroduction,
  declineIntroduction,
  getIntroduction,
  type IntroductionStatus,
  introduceParties,
  introductionStatuses,
  quoteIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { listMessages, startConversation } from '#contract/messages.ts';
import { decideCase, listCases } from '#contract/moderation.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { expireOverdue } from '#server/features/introductions/expiry.ts';
import { features } from '#server/features.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { profileForm } from '#server/testing/factories.ts';
import { introductionForm } from '#server/testing/introduction-factory.ts';
import { words } from '#server/testing/message-factory.ts';

const holdings = features.flatMap(({ personalData }) => personalData?.holdings ?? []);

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

const params = (id: number) => ({ params: { id: String(id) } });

async function somebody(overrides: Parameters<TestApp['aUser']>[0] = {}) {
  const user = await app.aUser({ membershipTier: 'professional', ...overrides });
  return { user, client: await app.signedIn(user) };
}

async function exported(client: TestClient, rows: string): Promise<Record<string, unknown>[]> {
  const { data } = (await client.call(exportAccount)).body;
  return data[rows] ?? [];
}

describe('M2: the list of exported columns', () => {
  test('names every column of every exported table once', async () => {
    const { db } = app.deps.database;
    for (const { name, columns } of await db.introspection.getTables()) {
      for (const { table, by, exported: how } of holdings) {
        if (table !== name || !('as' in how)) continue;
        const { tells, keeps = [] } = how;
        const decided = [...tells, ...keeps];
        expect(new Set(decided).size, `${name}: a column is exported or withheld, not both`).toBe(decided.length);
        const open = columns.map((column) => column.name).filter((column) => !decided.includes(column));
        expect(
          open.filter((column) => !by.includes(column)),
          `${name}: say in the personal-data.ts of its feature whether these columns are exported`,
        ).toEqual([]);
        const all = columns.map((column) => column.name);
        expect(
          decided.filter((column) => !all.includes(column)),
          `${name} does not have these columns`,
        ).toEqual([]);
      }
    }
  });

  test('has a presenter for data shared with others, and for nothing else', () => {
    const presented = holdings.flatMap(({ exported: how }) => ('as' in how && how.isPresented ? [how.as] : []));
    expect(presented.toSorted()).toEqual(
      features.flatMap(({ personalData }) => Object.keys(personalData?.present ?? {})).toSorted(),
    );
  });
});

describe('M2: the export of an introduction matches the API', () => {
  const secret = 'private-of-alice@secret.example';

  /** A request in this state, with both its parties; on demand about a technology of the recipient. */
  async function inState(status: IntroductionStatus, about: 'member' | 'technology') {
    const alice = await somebody({ email: secret.replace('alice', `alice-${status}-${about}`) });
    const bob = await somebody({ fullName: 'Bob Asked' });
    const companyId = about === 'technology' ? await aCompany(app.deps, { ownerId: bob.user.id }) : null;
    const targetId = companyId === null ? bob.user.id : await aTechnology(app.deps, { companyId });
    // The owner of a technology need not be listed in the directory.
    if (about === 'technology') await bob.client.call(updateProfile, { body: profileForm({ isListed: false }) });
    if (status === 'awaiting-membership') {
      const { db } = app.deps.database;
      await db.updateTable('users').set({ membership_tier: 'free' }).where('id', '=', alice.user.id).execute();
    }
    const { price } = (await alice.client.call(quoteIntroduction)).body;
    const form = introductionForm(bob.user, {
      targetKind: about,
      targetId,
      email: alice.user.email,
      ...(price && { quotedCents: price.cents }),
    });
    const { id } = (await alice.client.call(createIntroduction, { body: form })).body;
    const one = params(id ?? 0);
    if (status === 'accepted' || status === 'introduced') await bob.client.call(acceptIntroduction, one);
    if (status === 'declined') await bob.client.call(declineIntroduction, { ...one, body: { reason: 'Not now.' } });
    if (status === 'withdrawn') await alice.client.call(withdrawIntroduction, one);
    if (status === 'introduced') await admin.call(introduceParties, { ...one, body: { note: 'Met in Porto.' } });
    if (status === 'expired') {
      const { db } = app.deps.database;
      const past = new Date(app.clock.now().getTime() - 1).toISOString();
      await db
        .updateTable('introductions')
        .set({ expires_at: past })
        .where('id', '=', id ?? 0)
        .execute();
      await expireOverdue(app.deps);
    }
    return { alice, bob, one };
  }

  const states = Object.keys(introductionStatuses) as IntroductionStatus[];
  const cases = states.flatMap((status) => (['member', 'technology'] as const).map((about) => ({ status, about })));

  test.each(cases)('with status $status, about a $about, for both parties', async ({ status, about }) => {
    const { alice, bob, one } = await inState(status, about);
    const toAlice = (await alice.client.call(getIntroduction, one)).body;
    expect(toAlice.status).toBe(status);
    expect(await exported(alice.client, 'introductionsYouAskedFor')).toEqual([toAlice]);
    const [isBobAsked, isIntroduced] = [status !== 'awaiting-membership', status === 'introduced'];
    const toBob = await exported(bob.client, 'introductionsToYou');
    expect(toBob).toEqual(isBobAsked ? [(await bob.client.call(getIntroduction, one)).body] : []);

    // Checked in the whole file, not only in the API's answers.
    const [ofAlice, ofBob] = [
      JSON.stringify((await alice.client.call(exportAccount)).body),
      JSON.stringify((await bob.client.call(exportAccount)).body),
    ];
    expect(ofBob.includes(alice.user.email)).toBe(isIntroduced);
    expect(ofAlice.includes(bob.user.email)).toBe(isIntroduced);
    expect(ofAlice).not.toMatch(/"recipientId"|"decidedBy"|Porto/);
    expect(ofBob).not.toMatch(/"requesterId"|"decidedBy"|Porto/);
  });
});

describe('M2: the export matches the API', () => {
  test('for connections: it does not reveal a decline', async () => {
    const [one, declining, accepting] = [
      await somebody(),
      await somebody(),
      await somebody({ fullName: 'Mei Tanaka' }),
    ];
    for (const { user } of [declining, accepting]) {
      await one.client.call(requestConnection, { body: { memberId: user.id, note: 'Good morning.' } });
    }
    await declining.client.call(answerConnection, { ...params(one.user.id), body: { answer: 'decline' } });
    const { body } = await one.client.call(listConnections, { query: { list: 'sent' } });
    expect(await exported(one.client, 'connections')).toMatchObject(
      body.items.map(({ member, note, since }) => ({
        state: 'sent',
        member: { id: member.id, name: member.name },
        note,
        since,
      })),
    );
    await accepting.client.call(answerConnection, { ...params(one.user.id), body: { answer: 'accept' } });
    expect(await exported(one.client, 'connections')).toMatchObject([
      { state: 'connected', member: { id: accepting.user.id, name: 'Mei Tanaka' } },
    ]);
    expect(await exported(declining.client, 'connections')).toEqual([]);
  });

  test('for messages: it omits what the team has removed', async () => {
    const [one, other] = [await somebody(), await somebody({ fullName: 'Mei Tanaka' })];
    const { body } = await one.client.call(startConversation, { body: { to: other.user.id, ...words('A secret.') } });
    expect(await exported(one.client, 'messagesYouWrote')).toMatchObject([{ body: 'A secret.', hold: null }]);
    await other.client.call(createReport, { body: { kind: 'message', id: body.message.id, reason: 'spam' } });
    const [open] = (await admin.call(listCases, { query: { state: 'open' } })).body.items;
    await admin.call(decideCase, { ...params(open?.id ?? 0), body: { action: 'remove', reason: 'It is spam.' } });
    const conversation = params(body.conversationId);
    const [told] = (await one.client.call(listMessages, { ...conversation, query: {} })).body.items;
    expect(told?.body).toBe('');
    expect(await exported(one.client, 'messagesYouWrote')).toEqual([
      {
        id: told?.id,
        conversationId: body.conversationId,
        body: told?.body,
        hold: told?.hold,
        sentAt: told?.sentAt,
      },
    ]);
    expect(await exported(one.client, 'conversations')).toMatchObject([{ peer: { name: 'Mei Tanaka' } }]);
  });

  test('for enquiries: it omits who received a sent one and whether it was read; received ones appear as in the list', async () => {
    const [sender, owner] = [await somebody(), await somebody()];
    const companyId = await aCompany(app.deps, { ownerId: owner.user.id });
    const form = { name: 'Any', email: 'any@test.example', message: 'May I ask you something?' };
    await sender.client.call(sendEnquiry, { body: { kind: 'company', id: companyId, ...form } });
    const [sent] = await exported(sender.client, 'enquiriesYouSent');
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(
      ['createdAt', 'email', 'id', 'itemId', 'itemTitle', 'kind', 'message', 'name', 'organization'].toSorted(),
    );
    const { items } = (await owner.client.call(listEnquiries, { query: {} })).body;
    expect(await exported(owner.client, 'enquiriesYouReceived')).toEqual(items);
  });

  test('for blocks: it contains no name that the list of blocks withholds', async () => {
    const [one, other] = [await somebody(), await somebody({ fullName: 'Carol Hidden' })];
    await one.client.call(blockMember, params(other.user.id));
    await other.client.call(updateProfile, { body: profileForm({ fullName: 'Carol Hidden', isListed: false }) });
    const listed = (await one.client.call(listBlocks)).body;
    expect(listed).toMatchObject([{ id: other.user.id, name: null }]);
    expect(await exported(one.client, 'membersYouBlocked')).toEqual(listed);
    expect(JSON.stringify((await one.client.call(exportAccount)).body)).not.toContain('Hidden');
  });

  test('for reports: the outcome stays between the team and the owner', async () => {
    const [reporter, owner] = [await somebody(), await somebody()];
    const id = await app.aListing(owner.user);
    await reporter.client.call(createReport, { body: { kind: 'listing', id, reason: 'spam' } });
    const [open] = (await admin.call(listCases, { query: { state: 'open' } })).body.items;
    await admin.call(decideCase, { ...params(open?.id ?? 0), body: { action: 'hide', reason: 'It is spam.' } });
    const [report] = await exported(reporter.client, 'reportsYouMade');
    expect(report).toMatchObject({ kind: 'listing', itemId: id, reason: 'spam' });
    expect(JSON.stringify(report)).not.toMatch(/upheld|status|decidedBy/);
  });
});
