import { describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { day, hour } from '#contract/kit/durations.ts';
import { listMembers } from '#contract/members.ts';
import { getFeaturedTurn, listFeaturedMembers, setTakesPart } from '#contract/members-featured.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { restoreUser, suspendUser } from '#contract/users.ts';
import { endLapsedMemberships } from '#server/features/memberships/lapse.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aMember, profileForm } from '#server/testing/factories.ts';
import { aMembership } from '#server/testing/introduction-factory.ts';
import { planTurns, turnFor } from './rotation.ts';

const complete = { headline: 'Stores heat in salt', bio: 'Twenty years of tanks and pumps.' };

async function anAnnualMember(app: TestApp, form: Parameters<typeof profileForm>[0] = complete) {
  const member = await aMember(app.deps, form);
  await aMembership(app.deps, member, 'annual');
  return member;
}

const annualMembers = async (app: TestApp, count: number) => {
  const members: CurrentUser[] = [];
  for (let made = 0; made < count; made += 1) members.push(await anAnnualMember(app));
  return members;
};

const shownTo = async (client: ReturnType<TestApp['visitor']>) =>
  (await client.call(listFeaturedMembers)).body.items.map(({ id }) => id);
const shown = (app: TestApp) => shownTo(app.visitor());

/** Lets time pass in steps of the job, and notes for each member when they came into the row. */
async function rowsOver(app: TestApp, days: number, step = 10) {
  const begun = new Map<number, number[]>();
  let before: number[] = [];
  const rows: number[][] = [];
  for (let minute = 0; minute < days * 24 * 60; minute += step) {
    await planTurns(app.deps);
    const row = await findRow(app);
    for (const id of row) if (!before.includes(id)) begun.set(id, [...(begun.get(id) ?? []), minute]);
    before = row;
    rows.push(row);
    app.clock.advance({ minutes: step });
  }
  return { begun, rows };
}

/** The row as stored, without the way through HTTP, for a long time in small steps. */
async function findRow({ deps }: TestApp): Promise<number[]> {
  const at = deps.now().toISOString();
  const rows = await deps.database.db
    .selectFrom('featured_turns')
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .select('user_id')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

test.each([
  [0, { length: 7 * day, places: 0 }],
  [1, { length: 7 * day, places: 1 }],
  [4, { length: 7 * day, places: 4 }],
  [5, { length: 3.5 * day, places: 3 }],
  [28, { length: day, places: 4 }],
  [672, { length: hour, places: 4 }],
  [100_000, { length: hour, places: 4 }],
])('with %i members in turn, a turn lasts as long as gives everyone one a week', (members, turn) => {
  expect(turnFor(members)).toEqual(turn);
});

describe('the featured row', () => {
  test('is empty where nobody takes part', async () => {
    await using app = await createTestApp();
    await aMember(app.deps, complete);
    await planTurns(app.deps);
    expect(await shown(app)).toEqual([]);
  });

  test('gives everyone one turn a week, none sooner, and is never empty', async () => {
    await using app = await createTestApp();
    const members = await annualMembers(app, 9);
    const { begun, rows } = await rowsOver(app, 22, 30);
    for (const { id } of members) {
      const starts = begun.get(id) ?? [];
      expect(starts.length).toBeGreaterThanOrEqual(3);
      for (const [index, start] of starts.slice(1).entries()) {
        expect(start - (starts[index] ?? 0)).toBeGreaterThanOrEqual(7 * 24 * 60);
      }
    }
    expect(rows.every((row) => row.length === 3)).toBe(true);
  });

  test('has no gap between two turns where a week cannot be divided evenly', async () => {
    await using app = await createTestApp();
    // Eleven groups: of a part that is rounded down, eleven are shorter than a week.
    await annualMembers(app, 41);
    await rowsOver(app, 9, 10);
    const turns = await app.deps.database.db
      .selectFrom('featured_turns')
      .select(['starts_at', 'ends_at'])
      .distinct()
      .orderBy('starts_at')
      .execute();
    expect(turns.length).toBeGreaterThan(12);
    expect(turns.slice(1).map((turn) => turn.starts_at)).toEqual(turns.slice(0, -1).map((turn) => turn.ends_at));
  });

  test('lets a new member wait for everyone who has waited longer', async () => {
    await using app = await createTestApp();
    const early = await annualMembers(app, 8);
    await planTurns(app.deps);
    const late = await anAnnualMember(app);
    app.clock.advance({ minutes: 84 * 60 });
    await planTurns(app.deps);
    // Nine in turn make three groups of three.
    expect(await shown(app)).toEqual(early.slice(4, 7).map(({ id }) => id));
    app.clock.advance({ minutes: 56 * 60 });
    await planTurns(app.deps);
    expect(await shown(app)).toEqual([early[7]?.id, late.id]);
  });

  test('is the same for all processes, and planned once', async () => {
    await using app = await createTestApp();
    await annualMembers(app, 6);
    await planTurns(app.deps);
    await planTurns(app.deps);
    const rows = await app.deps.database.db.selectFrom('featured_turns').selectAll().execute();
    expect(rows).toHaveLength(3);
    await using second = await createTestApp({ database: app.deps.database, clock: app.clock });
    expect(await shown(second)).toEqual(await shown(app));
  });

  test('goes on at once after a time without the job', async () => {
    await using app = await createTestApp();
    await annualMembers(app, 2);
    await planTurns(app.deps);
    app.clock.advance({ days: 20 });
    expect(await shown(app)).toEqual([]);
    await planTurns(app.deps);
    expect(await shown(app)).toHaveLength(2);
  });

  test('changes nothing in the list below it', async () => {
    await using app = await createTestApp();
    const [first] = await annualMembers(app, 1);
    const others = [await aMember(app.deps, complete), await aMember(app.deps, complete)];
    await planTurns(app.deps);
    const { body } = await app.visitor().call(listMembers, { query: { sort: 'newest' } });
    expect(body.items.map(({ id }) => id)).toEqual([others[1]?.id, others[0]?.id, first?.id]);
  });
});

describe('a member', () => {
  test('who is monthly, an admin, or has an unfinished profile has no turn', async () => {
    await using app = await createTestApp();
    const monthly = await aMember(app.deps, complete);
    await aMembership(app.deps, monthly, 'monthly');
    const admin = await app.aUser({ role: 'admin' });
    await app.deps.database.write((trx) =>
      trx.updateTable('member_profiles').set(complete).where('user_id', '=', admin.id).execute(),
    );
    await aMembership(app.deps, admin, 'annual');
    await anAnnualMember(app, { ...complete, bio: '' });
    await anAnnualMember(app, { ...complete, headline: '', currentPosition: '' });
    await anAnnualMember(app, { ...complete, isListed: false });
    await planTurns(app.deps);
    expect(await shown(app)).toEqual([]);
    // One who may be featured is not held up by those before them in line.
    const ready = await anAnnualMember(app);
    await planTurns(app.deps);
    expect(await shown(app)).toEqual([ready.id]);
  });

  test('whose plan has ended leaves the row at once, before any job has run', async () => {
    await using app = await createTestApp();
    const [member] = await annualMembers(app, 1);
    app.clock.advance({ days: 360 });
    await planTurns(app.deps);
    expect(await shown(app)).toEqual([member?.id]);
    app.clock.advance({ days: 6 });
    expect(await shown(app)).toEqual([]);
    await endLapsedMemberships(app.deps);
    expect(await app.deps.database.db.selectFrom('featured_queue').selectAll().execute()).toEqual([]);
  });

  test('who is suspended, turns the profile off or no longer takes part leaves the row at once', async () => {
    await using app = await createTestApp();
    const [one, two, three] = await annualMembers(app, 3);
    if (!one || !two || !three) throw new Error('unreachable');
    await planTurns(app.deps);
    expect(await shown(app)).toHaveLength(3);
    const admin = await app.as('admin');
    await admin.call(suspendUser, { params: { id: String(one.id) }, body: { reason: 'Sends advertising' } });
    await (await app.signedIn(two)).call(updateProfile, { body: profileForm({ ...complete, isListed: false }) });
    await (await app.signedIn(three)).call(setTakesPart, { body: { takesPart: false } });
    expect(await shown(app)).toEqual([]);
    await admin.call(restoreUser, { params: { id: String(one.id) } });
    expect(await shown(app)).toEqual([one.id]);
  });

  test('and one whom they have blocked do not see each other there', async () => {
    await using app = await createTestApp();
    const [one, two] = await annualMembers(app, 2);
    if (!one || !two) throw new Error('unreachable');
    await planTurns(app.deps);
    const [clientOne, clientTwo] = [await app.signedIn(one), await app.signedIn(two)];
    await clientOne.call(blockMember, { params: { id: String(two.id) } });
    expect(await shownTo(clientOne)).toEqual([one.id]);
    expect(await shownTo(clientTwo)).toEqual([two.id]);
    expect(await shown(app)).toEqual([one.id, two.id]);
  });

  test('has no second turn in a week by leaving and coming back, with the choice or with the plan', async () => {
    await using app = await createTestApp();
    const [member] = await annualMembers(app, 1);
    if (!member) throw new Error('unreachable');
    await planTurns(app.deps);
    const client = await app.signedIn(member);
    // The row is free again after an hour.
    await app.deps.database.write((trx) =>
      trx.updateTable('featured_turns').set({ ends_at: '2026-05-04T10:00:00.000Z' }).execute(),
    );
    app.clock.advance({ days: 1 });
    for (const takesPart of [false, true]) await client.call(setTakesPart, { body: { takesPart } });
    await aMembership(app.deps, member, 'monthly');
    expect(await app.deps.database.db.selectFrom('featured_queue').selectAll().execute()).toEqual([]);
    await aMembership(app.deps, member, 'annual');
    await planTurns(app.deps);
    expect(await shown(app)).toEqual([]);
    app.clock.advance({ days: 6, milliseconds: -1 });
    await planTurns(app.deps);
    expect(await shown(app)).toEqual([]);
    app.clock.advance({ milliseconds: 1 });
    await planTurns(app.deps);
    expect(await shown(app)).toEqual([member.id]);
  });

  test('learns when the turn is or was', async () => {
    await using app = await createTestApp();
    const member = await anAnnualMember(app, { ...complete, bio: '' });
    const client = await app.signedIn(member);
    const turn = async () => (await client.call(getFeaturedTurn)).body;
    expect(await turn()).toEqual({ hasPlan: true, takesPart: true, isReady: false, turn: null });
    await client.call(updateProfile, { body: profileForm(complete) });
    await planTurns(app.deps);
    expect(await turn()).toEqual({
      hasPlan: true,
      takesPart: true,
      isReady: true,
      turn: { startsAt: '2026-05-04T09:00:00.000Z', endsAt: '2026-05-11T09:00:00.000Z' },
    });
    const free = await app.as('member');
    expect((await free.call(getFeaturedTurn)).body).toMatchObject({ hasPlan: false, turn: null });
  });
});
