import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listQuestions } from '#contract/deep-research-questions.ts';
import { getEvent } from '#contract/events.ts';
import { getInsightPanel, getInsights, insightsNeedPlan, listFigureRecords, listMarkets } from '#contract/insights.ts';
import { createIntroduction, quoteIntroduction } from '#contract/introductions.ts';
import { listListings } from '#contract/listings.ts';
import { listOwnListings } from '#contract/listings-own.ts';
import { listMatches, rateMatch } from '#contract/matches.ts';
import { viewMember } from '#contract/members.ts';
import { getFeaturedTurn, listFeaturedMembers } from '#contract/members-featured.ts';
import { listProfileViews, setViewSharing } from '#contract/members-views.ts';
import { type Plan, type PlanBenefit, planGives } from '#contract/memberships-plans.ts';
import { startConversation } from '#contract/messages.ts';
import { redeemOffer } from '#contract/offers.ts';
import { getResearchArticle } from '#contract/research.ts';
import { createResearch, setResearchState } from '#contract/research-admin.ts';
import { createSavedSearch } from '#contract/saved-searches.ts';
import { roleAt } from '#server/features/accounts/index.ts';
import { countMarkets } from '#server/features/insights/count/job.ts';
import { mayReadAs } from '#server/features/insights/gate.ts';
import { mayBeTold } from '#server/features/matches/weekly/job.ts';
import { planTurns } from '#server/features/members/featured/rotation.ts';
import { endLapsedMemberships } from '#server/features/memberships/lapse.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { researchForm } from '#server/testing/content-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { aMembership, introductionForm } from '#server/testing/introduction-factory.ts';
import { words } from '#server/testing/message-factory.ts';
import { anOffer } from '#server/testing/offer-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

interface Caller {
  user: CurrentUser;
  client: TestClient;
}

/** A member on each plan, and one whose membership has ended. */
const callers: Record<Plan | 'lapsed', () => Promise<Caller>> = {
  free: () => signedIn(),
  monthly: () => signedIn('monthly'),
  annual: () => signedIn('annual'),
  async lapsed() {
    const { user } = await signedIn('annual');
    app.clock.advance({ days: 367 });
    await endLapsedMemberships(app.deps);
    return { user, client: await app.signedIn(user) };
  },
};

async function signedIn(billing?: 'monthly' | 'annual'): Promise<Caller> {
  const user = await app.aUser();
  if (billing) await aMembership(app.deps, user, billing);
  return { user, client: await app.signedIn(user) };
}

/** Asks the server for each benefit, and says what it gave. */
const asked: { [Benefit in PlanBenefit]: (caller: Caller) => Promise<(typeof planGives)[Benefit][Plan]> } = {
  async messagesToAnyone({ client }) {
    const stranger = await app.aUser();
    return (await client.send(startConversation, { body: { to: stranger.id, ...words('Hello') } })).ok;
  },
  async matchmaker({ user, client }) {
    const listing = await app.aListing(await app.aUser());
    const answers = [
      (await client.send(listMatches, { query: { kind: 'company' } })).ok,
      (await client.send(rateMatch, { params: { kind: 'listing', id: String(listing) }, body: { feedback: 'good' } }))
        .ok,
      !(await client.call(listMatches, { query: {} })).body.isLimited,
      await mayBeTold(app.deps, user.id),
    ];
    return allAlike(answers);
  },
  async premiumResearch({ client }) {
    const admin = await app.as('admin');
    const paragraphs = ['One', 'Two', 'Three'].map((word) => `<p>${word} of the paragraphs.</p>`).join('');
    const form = researchForm({ isPremium: true, content: paragraphs });
    const { id, version } = (await admin.call(createResearch, { body: form })).body;
    await admin.call(setResearchState, { params: { id: String(id) }, body: { state: 'published', version } });
    const { body } = await client.call(getResearchArticle, { params: { slug: form.slug } });
    return allAlike([body.isComplete, body.content.includes('Three')]);
  },
  async introductions({ client }) {
    const { price } = (await client.call(quoteIntroduction)).body;
    const body = introductionForm(await app.aUser(), price ? { quotedCents: price.cents } : {});
    return (await client.call(createIntroduction, { body })).body.status === 'requested';
  },
  async freeIntroductions({ client }) {
    const { freeLeft, freePerQuarter } = (await client.call(quoteIntroduction)).body;
    expect(freeLeft).toBe(freePerQuarter);
    return freeLeft;
  },
  async featuredListings({ user }) {
    const id = await app.aListing(user);
    const { body } = await app.visitor().call(listListings, { query: { withFeatured: 'true' } });
    const isMarked = body.items.find((item) => item.id === id)?.isFeatured === true;
    return allAlike([isMarked, body.featured.some((item) => item.id === id)]);
  },
  async listingFigures({ user, client }) {
    await app.aListing(user);
    const { items } = (await client.call(listOwnListings, { query: {} })).body;
    return allAlike(items.map(({ figures }) => figures !== null));
  },
  async alerts({ client }) {
    const most = planGives.alerts.annual;
    let count = 0;
    for (let number = 0; number <= most; number += 1) {
      const body = { name: `Search ${number}`, filters: { tag: 'zinc' }, alert: 'daily' as const };
      if ((await client.send(createSavedSearch, { body })).ok) count += 1;
    }
    return count;
  },
  async profileViews({ user, client }) {
    const viewer = await app.as('member');
    for (const one of [client, viewer]) await one.call(setViewSharing, { body: { isShared: true } });
    await viewer.call(viewMember, { params: { id: String(user.id) } });
    const { items, recent, isLimited } = (await client.call(listProfileViews, { query: {} })).body;
    expect(recent.value).toBe(1);
    return allAlike([items.length === 1, !isLimited]);
  },
  async featuredTurns({ user }) {
    const said = { headline: 'Stores heat', bio: 'Tanks and pumps.' };
    await app.deps.database.write((trx) =>
      trx.updateTable('member_profiles').set(said).where('user_id', '=', user.id).execute(),
    );
    // The turn of the members before this one ends in a week at the latest.
    app.clock.advance({ days: 7 });
    await planTurns(app.deps);
    const { items } = (await app.visitor().call(listFeaturedMembers)).body;
    const { hasPlan } = (await (await app.signedIn(user)).call(getFeaturedTurn)).body;
    return allAlike([items.some(({ id }) => id === user.id), hasPlan]);
  },
  unlimitedQuestions: async ({ client }) => (await client.call(listQuestions)).body.left === null,
  async offers({ client }) {
    let count = 0;
    for (const audience of ['professional', 'annual'] as const) {
      const id = await anOffer(app, { audience });
      if ((await client.send(redeemOffer, { params: { id } })).ok) count += 1;
    }
    return count;
  },
  exclusiveEvents: async (caller) => (await exclusiveEventFor(caller)).mayRegister,
  eventPriority: async (caller) => (await exclusiveEventFor(caller)).hasPriority,
  async insights({ user, client }) {
    await aCompany(app.deps);
    await countMarkets(app.deps);
    const params = { by: 'sector', id: 'energy-storage' } as const;
    const query = { chart: 'listings', row: 'job', column: 'listings' } as const;
    const report = await client.send(getInsights, { params });
    if (!report.ok) {
      expect(report.status).toBe(403);
      expect(await report.json()).toMatchObject({ message: insightsNeedPlan });
    }
    return allAlike([
      report.ok,
      (await client.send(listFigureRecords, { params, query })).status !== 403,
      !(await client.call(listMarkets)).body.isLimited,
      (await client.call(getInsightPanel, { params: { kind: 'focus-area', id: 'energy-storage' } })).body.panel !==
        null,
      await mayReadAs(app.deps.database, user.id, await roleAt(app.deps.database, user.id, app.deps.now())),
    ]);
  },
};

/** What an exclusive event is for a caller. */
async function exclusiveEventFor({ client }: Caller) {
  const id = await anEvent(app.deps, { is_exclusive: 1 });
  return (await client.call(getEvent, { params: { id: String(id) } })).body.caller;
}

/** All parts of a benefit are given, or none is. */
function allAlike(parts: readonly boolean[]): boolean {
  expect(new Set(parts).size).toBe(1);
  return parts[0] === true;
}

describe.each(['free', 'monthly', 'annual', 'lapsed'] as const)('on the plan: %s', (standing) => {
  const plan: Plan = standing === 'lapsed' ? 'free' : standing;

  test.each((Object.keys(planGives) as PlanBenefit[]).map((benefit) => [benefit]))(
    'the server gives what the table says: %s',
    async (benefit) => {
      const caller = await callers[standing]();
      expect(await asked[benefit](caller)).toBe(planGives[benefit][plan]);
    },
  );
});
