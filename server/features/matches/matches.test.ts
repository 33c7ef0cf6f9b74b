import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { requestConnection } from '#contract/connections.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { emptyListingMatchProfile as emptyListing } from '#contract/match-profiles.ts';
import { listMatches, type MatchKind, rateMatch } from '#contract/matches.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { suspendUser } from '#contract/users.ts';
import { changeCompanyMatchProfile } from '#server/features/companies/match-profile.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { profileForm } from '#server/testing/factories.ts';
import { aSeeker, type Said } from '#server/testing/match-factory.ts';
import { connect } from '#server/testing/message-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A member with what they seek and offer; a Professional unless told otherwise. */
const someone = (said: Said, tier?: 'free' | 'professional') => aSeeker(app, said, tier);

/** Each test has a need and a region of its own, so that the members of others do not match. */
const investor = { offers: ['capital'], stages: ['series-a'], ticketMin: 1_000_000, ticketMax: 5_000_000 } as const;
const founder = { seeks: ['capital'], stages: ['series-a'] } as const;
const said = (one: object) => one as Said;

async function idsFor(client: TestClient, kind: MatchKind = 'member'): Promise<number[]> {
  return (await client.call(listMatches, { query: { kind } })).body.items.map(({ id }) => id);
}

test('an investor finds the company of a founder who raises, with amount, stage and region as facts', async () => {
  const funder = await someone(said({ ...investor, regions: ['benelux'] }));
  const raiser = await someone(said({ ...founder, regions: ['benelux'], fullName: 'Ines Verhaegen' }));
  const company = await aCompany(app.deps, { ownerId: raiser.id, name: 'Ferrolane', location: 'Ghent, Belgium' });
  const technologyId = await aTechnology(app.deps, { companyId: company, name: 'Iron-air module' });
  await app.deps.database.write((trx) =>
    changeCompanyMatchProfile(
      app.deps.database,
      trx,
      company,
      {
        seeks: ['capital'],
        offers: [],
        stages: ['series-a'],
        regions: ['benelux'],
        closesOn: null,
        raising: 4_500_000,
        currency: 'EUR',
        seeksText: 'A lead investor',
      },
      app.clock.now().toISOString(),
    ),
  );
  const { body } = await funder.client.call(listMatches, { query: { kind: 'company' } });
  expect(body).toMatchObject({ isLimited: false, isUnknown: false });
  const found = body.items.find(({ id }) => id === company);
  expect(found).toMatchObject({ kind: 'company', title: 'Ferrolane', path: `/network/companies/${company}` });
  expect(found?.reasons[0]).toMatchObject({
    text: 'Raises a Series A of €4.5M; you invest in Series A in the Benelux',
    facts: expect.arrayContaining(['They: €4.5M', 'You: €1M to €5M', 'They say: “A lead investor”']),
  });
  expect(found?.score).toBeGreaterThan(0.4);
  expect(await idsFor(funder.client)).toContain(raiser.id);
  expect(await idsFor(funder.client, 'technology')).toContain(technologyId);
  // And the other way round.
  const { body: back } = await raiser.client.call(listMatches, { query: {} });
  const seen = back.items.find(({ id }) => id === funder.id);
  expect(seen?.reasons[0]?.text).toBe('Invests in Series A in the Benelux; you raise a Series A of €4.5M');
  // The founder's own records are no matches.
  expect(await idsFor(raiser.client, 'company')).not.toContain(company);
  expect(await idsFor(raiser.client, 'technology')).not.toContain(technologyId);
  expect(await idsFor(raiser.client)).not.toContain(raiser.id);
});

test('the right stage and region come before the wrong ones', async () => {
  const funder = await someone(said({ ...investor, regions: ['iberia'] }));
  const wrongStage = await someone(said({ seeks: ['capital'], stages: ['series-c-plus'], regions: ['iberia'] }));
  const wrongRegion = await someone(said({ ...founder, regions: ['oceania'] }));
  const right = await someone(said({ ...founder, regions: ['iberia'] }));
  const ids = await idsFor(funder.client);
  expect(ids.indexOf(right.id)).toBe(0);
  for (const { id } of [wrongStage, wrongRegion]) expect(ids.indexOf(id)).not.toBe(0);
});

test('listings and events are matched, too, but no closed listing and no event that is over', async () => {
  const seeker = await someone(said({ offers: ['talent'], regions: ['dach'], headline: 'Refrigeration engineer' }));
  const owner = await app.aUser();
  const job = await app.aListing(owner, {
    type: 'job',
    title: 'Refrigeration engineer wanted',
    jobLocation: 'Graz, Austria',
  });
  const closed = await app.aListing(owner, { type: 'job', title: 'Another refrigeration engineer' });
  await app.deps.database.write((trx) =>
    trx.updateTable('listings').set({ status: 'closed', closed_by: 'owner' }).where('id', '=', closed).execute(),
  );
  const fair = await anEvent(app.deps, {
    title: 'Careers day',
    description: 'Employers meet engineers',
    focus_area_id: 2,
  });
  const over = await anEvent(app.deps, { title: 'Careers day of last year', startsInHours: -48, focus_area_id: 2 });
  const listings = await idsFor(seeker.client, 'listing');
  expect(listings).toContain(job);
  expect(listings).not.toContain(closed);
  const events = await idsFor(seeker.client, 'event');
  expect(events).toContain(fair);
  expect(events).not.toContain(over);
});

describe('who is never a match', () => {
  test('the hidden, the suspended, the blocked either way, the connected, and those with a request open', async () => {
    const region = { regions: ['baltics' as const] };
    const seeker = await someone({ seeks: ['advice'], ...region });
    const adviser = () => someone({ offers: ['advice'], ...region });
    const [hidden, suspended, blocked, blocking, connected, asked, fine] = await Promise.all(
      Array.from({ length: 7 }, adviser),
    );
    if (!hidden || !suspended || !blocked || !blocking || !connected || !asked || !fine) throw new Error('unreachable');
    expect((await idsFor(seeker.client)).length).toBeGreaterThanOrEqual(7);
    const listing = await app.aListing(blocking, {
      title: 'Advice on everything',
      matchProfile: { ...emptyListing, offers: ['advice'], regions: ['baltics'] },
    });
    expect(await idsFor(seeker.client, 'listing')).toContain(listing);

    await hidden.client.call(updateProfile, { body: profileForm({ isListed: false, focusAreas: ['energy-storage'] }) });
    const admin = await app.as('admin');
    await admin.call(suspendUser, { params: { id: String(suspended.id) }, body: { reason: 'Sends advertising' } });
    await seeker.client.call(blockMember, { params: { id: String(blocked.id) } });
    await blocking.client.call(blockMember, { params: { id: String(seeker.id) } });
    await connect(app.deps, seeker, connected);
    await seeker.client.call(requestConnection, { body: { memberId: asked.id } });

    const ids = await idsFor(seeker.client);
    expect(ids).toContain(fine.id);
    for (const { id } of [hidden, suspended, blocked, blocking, connected, asked]) expect(ids).not.toContain(id);
    expect(await idsFor(seeker.client, 'listing')).not.toContain(listing);
  });
});

describe('people in common', () => {
  test('are named where the network is shown, and not where it is not', async () => {
    const region = { regions: ['italy' as const] };
    const seeker = await someone({ seeks: ['research'], ...region });
    const open = await someone({ offers: ['research'], ...region });
    const reserved = await someone({ offers: ['research'], ...region, showsNetwork: false });
    const [ana, ben] = [await someone({ fullName: 'Ana Reis' }), await someone({ fullName: 'Ben Okoro' })];
    for (const friend of [ana, ben])
      for (const other of [seeker, open, reserved]) await connect(app.deps, other, friend);
    const { items } = (await seeker.client.call(listMatches, { query: {} })).body;
    const reasonsOf = (id: number) => items.find((item) => item.id === id)?.reasons ?? [];
    expect(reasonsOf(open.id)).toContainEqual({
      text: 'Two people you both know',
      facts: expect.arrayContaining(['Ana Reis', 'Ben Okoro']),
    });
    expect(JSON.stringify(reasonsOf(reserved.id))).not.toContain('you both know');
  });
});

describe('feedback', () => {
  test('changes the ranking at once, can be taken back, and is the member’s own', async () => {
    const region = { regions: ['africa' as const] };
    const seeker = await someone({ seeks: ['distribution'], ...region });
    const [one, other] = [
      await someone({ offers: ['distribution'], ...region, headline: 'Pumps and pipes for farms' }),
      await someone({ offers: ['distribution'], ...region, headline: 'Pumps and pipes for cities' }),
    ];
    const rate = (feedback: 'good' | 'not-for-me' | null, extra = {}) =>
      seeker.client.call(rateMatch, { params: { kind: 'member', id: String(one.id) }, body: { feedback, ...extra } });
    const scoreOf = async (id: number) => {
      const { items } = (await seeker.client.call(listMatches, { query: {} })).body;
      return items.find((item) => item.id === id);
    };
    const before = (await scoreOf(other.id))?.score ?? 0;

    await rate('good');
    expect((await scoreOf(one.id))?.feedback).toBe('good');
    expect((await scoreOf(other.id))?.score).toBeGreaterThan(before);

    await rate('not-for-me', { reason: 'field' });
    expect(await scoreOf(one.id)).toBeUndefined();
    expect((await scoreOf(other.id))?.score).toBeLessThan(before);

    await rate(null);
    expect((await scoreOf(one.id))?.feedback).toBeNull();
    expect((await scoreOf(other.id))?.score).toBeCloseTo(before, 5);

    // The one who is turned down sees the other as before.
    await rate('not-for-me');
    expect(await idsFor(one.client)).toContain(seeker.id);
  });

  test('sent from several windows at once is saved once', async () => {
    const [seeker, other] = [await someone({}), await someone({})];
    const params = { kind: 'member', id: String(other.id) } as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        seeker.client.send(rateMatch, { params, body: { feedback: index % 2 === 0 ? 'good' : 'not-for-me' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  test('a reason needs “not for me”, and a record must exist', async () => {
    const { client } = await someone({});
    const params = { kind: 'member', id: '999999' } as const;
    expect((await client.refused(rateMatch, { params, body: { feedback: 'good' } })).status).toBe(404);
    const answer = await client.refused(rateMatch, { params, body: { feedback: 'good', reason: 'field' } });
    expect(answer.body.fields).toHaveProperty('reason');
    // What is gone can be taken back.
    await client.call(rateMatch, { params, body: { feedback: null } });
  });
});

describe('free members', () => {
  test('see the one member who fits best, and for the rest the reason why not', async () => {
    const region = { regions: ['south-asia' as const] };
    const free = await someone({ seeks: ['grants'], ...region }, 'free');
    for (let count = 0; count < 3; count += 1) await someone({ offers: ['grants'], ...region });
    const { body } = await free.client.call(listMatches, { query: {} });
    expect(body).toMatchObject({ isLimited: true, items: [{ kind: 'member' }] });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]?.reasons[0]?.text).toBe('Gives grants; you look for grants');
    for (const kind of ['company', 'technology', 'listing', 'event'] as const) {
      const answer = await free.client.refused(listMatches, { query: { kind } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(answer.body.message).toContain('Professional plan');
    }
    const params = { kind: 'member', id: String(body.items[0]?.id) } as const;
    expect((await free.client.refused(rateMatch, { params, body: { feedback: 'not-for-me' } })).status).toBe(403);
  });

  test('one who has said nothing is told so', async () => {
    const client = await app.as('professional');
    expect((await client.call(listMatches, { query: {} })).body).toMatchObject({ isUnknown: true });
  });
});
