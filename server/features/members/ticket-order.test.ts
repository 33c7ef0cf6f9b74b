import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { emptyMemberMatchProfile, type MemberMatchProfile, updateMatchProfile } from '#contract/match-profiles.ts';
import { listMembers } from '#contract/members.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aMember } from '#server/testing/factories.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { findDirectoryPage } from './directory.ts';
import { relistMember } from './search-index-store.ts';

type Ticket = Pick<MemberMatchProfile, 'ticketMin' | 'ticketMax' | 'currency'>;

let app: TestApp;
const members = new Map<string, CurrentUser>();
beforeAll(async () => {
  app = await createTestApp();
  const tickets: Record<string, Ticket | null> = {
    Few: { ticketMin: 50_000, ticketMax: 200_000, currency: 'EUR' },
    None: null,
    // Two million pounds are more than two million euros.
    Pounds: { ticketMin: null, ticketMax: 2_000_000, currency: 'GBP' },
    Million: { ticketMin: 1_000_000, ticketMax: 2_000_000, currency: 'EUR' },
    Open: { ticketMin: 500_000, ticketMax: null, currency: 'EUR' },
    Small: { ticketMin: 5, ticketMax: 50, currency: 'EUR' },
    Neither: null,
  };
  for (const [name, ticket] of Object.entries(tickets)) {
    const member = await aMember(app.deps, { fullName: name, bio: 'Invests in storage.' });
    members.set(name, member);
    if (ticket) await state(name, ticket);
  }
});
afterAll(() => app[Symbol.asyncDispose]());

async function state(name: string, ticket: Partial<Ticket>) {
  const member = members.get(name);
  if (!member) throw new Error(`No member ${name}`);
  await (await app.signedIn(member)).call(updateMatchProfile, { body: { ...emptyMemberMatchProfile, ...ticket } });
}

async function walk(query: Record<string, string>) {
  const names: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const given = { ...query, sort: 'ticket' as const, limit: '2', ...(cursor && { cursor }) };
    const { body } = await app.visitor().call(listMembers, { query: given });
    names.push(...body.items.map(({ name }) => name));
    cursor = body.nextCursor;
  }
  return names;
}

const order = ['Pounds', 'Million', 'Open', 'Few', 'Small', 'Neither', 'None'];

test.each<Record<string, string>>([{}, { search: 'storage' }])(
  'who invests most at once comes first, who does not say last, on pages without a gap: %j',
  async (query) => {
    expect(await walk(query)).toEqual(order);
    expect(await walk({ ...query, ticket: '500k-2m' })).toEqual(['Pounds', 'Million', 'Open']);
  },
);

test('a card says what the member invests at once', async () => {
  const { body } = await app.visitor().call(listMembers, { query: { sort: 'ticket', search: 'Few' } });
  expect(body.items[0]?.ticket).toEqual({ min: 50_000, max: 200_000, currency: 'EUR' });
});

test('a change moves a member, and who leaves the directory leaves this order', async () => {
  await state('None', { ticketMax: 900_000_000 });
  expect((await walk({ search: 'storage' }))[0]).toBe('None');
  await state('None', {});
  expect(await walk({ search: 'storage' })).toEqual(order);
  const { id } = members.get('Pounds') ?? { id: 0 };
  const list = (isWanted: 0 | 1) =>
    app.deps.database.write(async (trx) => {
      await trx.updateTable('member_profiles').set({ wants_listing: isWanted }).where('user_id', '=', id).execute();
      await relistMember(trx, id);
    });
  await list(0);
  expect(await walk({})).toEqual(order.slice(1));
  expect(await walk({ search: 'storage' })).toEqual(order.slice(1));
  await list(1);
  expect(await walk({})).toEqual(order);
});

test('a cursor of another order is refused', async () => {
  const { body } = await app.visitor().call(listMembers, { query: { sort: 'connections', limit: '1' } });
  const query = { sort: 'ticket', cursor: body.nextCursor ?? '' } as const;
  expect((await app.visitor().refused(listMembers, { query })).status).toBe(400);
});

test.each([undefined, 'storage'])('the order reads an index, searching %s', async (search) => {
  await expectIndexed(app.deps.database, async (database) => {
    for (const part of ['ticket', 'no-ticket'] as const) {
      const cursor = { sort: 'ticket', part, before: 2 ** 40 } as const;
      await findDirectoryPage(database, { search, sort: 'ticket', cursor, limit: 20 });
    }
  });
});
