import { expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import {
  addTeamMember,
  companyStanding,
  getCompany,
  getWithheldCompany,
  listCompanies,
  updateCompany,
} from '#contract/companies.ts';
import { requestClaim } from '#contract/companies-claims.ts';
import { getDashboard } from '#contract/dashboard.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { likeFeedItem, listFeedItems } from '#contract/feeds.ts';
import { findIntroductionTargets, getIntroductionTarget } from '#contract/introductions.ts';
import type { ReportableKind } from '#contract/items.ts';
import { getListing, getWithheldListing, listListings, viewListing } from '#contract/listings.ts';
import { closeListing, getListingForm, listOwnListings, reopenListing, updateListing } from '#contract/listings-own.ts';
import { getMember } from '#contract/members.ts';
import { listConversations, listMessages, startConversation } from '#contract/messages.ts';
import { decideCase, listCases, restoreRecord } from '#contract/moderation.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { listSavedItems, saveItem } from '#contract/saved-items.ts';
import { searchEverything } from '#contract/search.ts';
import { addTechnology, getTechnology, getWithheldTechnology, listTechnologies } from '#contract/technologies.ts';
import { findNewMatches } from '#server/features/listings/store.ts';
import { createPageMeta } from '#server/platform/http/page-meta.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology, companyForm, technologyForm } from '#server/testing/company-factory.ts';
import { listingForm } from '#server/testing/factories.ts';
import { aFeedItem, aFeedSource } from '#server/testing/feeds.ts';
import { connect, words } from '#server/testing/message-factory.ts';

/* A hidden record disappears from every place at once, and returns to all of them when it is shown again. Its owner and
   admins can see it throughout, with the reason. */

const rare = 'Quillwortium';

interface Stage {
  app: TestApp;
  admin: TestClient;
  owner: CurrentUser;
  mine: TestClient;
  other: CurrentUser;
  stranger: TestClient;
}

async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  await using app = await createTestApp();
  const [owner, other] = [await app.aUser(), await app.aUser()];
  const [admin, mine, stranger] = [await app.as('admin'), await app.signedIn(owner), await app.signedIn(other)];
  await work({ app, admin, owner, mine, other, stranger });
}

/** Reports a record and hides it; returns a function that shows it again. */
async function hide({ admin, stranger }: Stage, kind: ReportableKind, id: number) {
  await stranger.call(createReport, { body: { kind, id, reason: 'misleading' } });
  const { body } = await admin.call(listCases, { query: { state: 'open' } });
  const params = { id: String(body.items[0]?.id) };
  await admin.call(decideCase, { params, body: { action: 'hide', reason: 'Claims that nobody can check' } });
  return () => admin.call(restoreRecord, { params, body: { reason: 'Sources were added' } });
}

/**
 * The sitemap's file of a kind, empty where there is none; an hour is skipped, because each file is rebuilt once an
 * hour.
 */
async function sitemap({ app }: Stage, name: string): Promise<string> {
  app.clock.advance({ minutes: 60 });
  const response = await app.visitor().fetch(`/sitemap-${name}-1.xml`);
  return response.ok ? response.text() : '';
}

const found = async (client: TestClient) => {
  const { body } = await client.call(searchEverything, { query: { q: rare } });
  return body.groups.flatMap(({ hits }) => hits.map(({ path }) => path));
};

test('a listing', () =>
  onStage(async (stage) => {
    const { app, admin, owner, mine, other, stranger } = stage;
    const id = await app.aListing(owner, { title: `${rare} for sale in the market`, tags: ['quillwort'] });
    const params = { id: String(id) };
    const path = `/network/listings/${id}`;
    await stranger.call(saveItem, { params: { kind: 'listing', id: String(id) } });
    const visitor = app.visitor();
    const outlets = async () => ({
      page: (await visitor.send(getListing, { params })).status,
      view: (await visitor.send(viewListing, { params })).status,
      list: (await visitor.call(listListings, { query: {} })).body.count.value,
      searched: (await visitor.call(listListings, { query: { search: rare } })).body.items.length,
      tagged: (await visitor.call(listListings, { query: { tag: 'quillwort' } })).body.count.value,
      focusPage: (await visitor.call(listListings, { query: { focusArea: 'energy-storage' } })).body.count.value,
      palette: await found(visitor),
      sitemap: (await sitemap(stage, 'listings')).includes(`${path}<`),
      meta: (await createPageMeta(app.deps)(path))?.title ?? null,
      saved: (await stranger.call(listSavedItems, { query: {} })).body.items.map(({ title }) => title),
      alerts: (await findNewMatches(app.deps.database, null, { after: 0, upTo: id, notOf: other.id, limit: 5 })).map(
        (row) => row.id,
      ),
      enquiry: (
        await stranger.send(sendEnquiry, {
          body: { kind: 'listing', id, name: 'Ines', email: 'ines@test.example', message: 'Is this still to be had?' },
        })
      ).status,
      report: (await stranger.send(createReport, { body: { kind: 'listing', id, reason: 'spam' } })).status,
      withheld: (await stranger.send(getWithheldListing, { params })).status,
      formOfOthers: (await stranger.send(getListingForm, { params })).status,
      closing: (await stranger.send(closeListing, { params })).status,
    });
    const title = `${rare} for sale in the market`;
    const shown = {
      page: 200,
      view: 200,
      list: 1,
      searched: 1,
      tagged: 1,
      focusPage: 1,
      palette: [path],
      sitemap: true,
      meta: title,
      saved: [title],
      alerts: [id],
      enquiry: 201,
      report: 201,
      withheld: 404,
      formOfOthers: 403,
      closing: 403,
    };
    expect(await outlets()).toEqual(shown);

    const showAgain = await hide(stage, 'listing', id);
    const gone = {
      page: 404,
      view: 404,
      list: 0,
      searched: 0,
      tagged: 0,
      focusPage: 0,
      palette: [],
      sitemap: false,
      meta: null,
      saved: [null],
      alerts: [],
      enquiry: 404,
      report: 404,
      withheld: 404,
      formOfOthers: 404,
      closing: 404,
    };
    expect(await outlets()).toEqual(gone);
    // Its owner and admins see it, and why.
    const hold = { state: 'hidden', reason: 'Claims that nobody can check' };
    for (const client of [mine, admin]) {
      const { body } = await client.call(getWithheldListing, { params });
      expect(body).toMatchObject({ record: { id, title }, hold });
    }
    const { body: own } = await mine.call(listOwnListings, { query: {} });
    expect(own.items).toMatchObject([{ id, status: 'published', hold }]);
    // The owner edits, closes and reopens it; none of that shows it to others.
    const { body: form } = await mine.call(getListingForm, { params });
    const edited = { ...listingForm({ title, tags: ['quillwort'] }), version: form.version };
    await mine.call(updateListing, { params, body: edited });
    await mine.call(closeListing, { params });
    await mine.call(reopenListing, { params });
    expect(await outlets()).toEqual(gone);

    await showAgain();
    expect(await outlets()).toEqual(shown);
    expect((await mine.send(getWithheldListing, { params })).status).toBe(404);
  }));

test('a company with all its technologies', () =>
  onStage(async (stage) => {
    const { app, admin, owner, mine, stranger } = stage;
    const id = await aCompany(app.deps, { name: `${rare} Works`, ownerId: owner.id });
    const technologyId = await aTechnology(app.deps, { name: `${rare} process`, companyId: id });
    const alone = await aTechnology(app.deps, { name: `${rare} without a company` });
    const params = { id: String(id) };
    const path = `/network/companies/${id}`;
    await stranger.call(saveItem, { params: { kind: 'company', id: String(id) } });
    const visitor = app.visitor();
    const outlets = async () => ({
      page: (await visitor.send(getCompany, { params })).status,
      list: (await visitor.call(listCompanies, { query: {} })).body.items.length,
      counted: (await visitor.call(listCompanies, { query: {} })).body.count.value,
      byYear: (await visitor.call(listCompanies, { query: { sort: 'newest' } })).body.items.length,
      searched: (await visitor.call(listCompanies, { query: { search: rare } })).body.count.value,
      filtered: (await visitor.call(listCompanies, { query: { size: '11-50' } })).body.count.value,
      palette: (await found(visitor)).toSorted(),
      sitemap: (await sitemap(stage, 'companies')).includes(`${path}<`),
      meta: [await createPageMeta(app.deps)(path), await createPageMeta(app.deps)(`${path}/claim`)].map(
        (one) => one !== null,
      ),
      saved: (await stranger.call(listSavedItems, { query: {} })).body.items.map((item) => item.title),
      technology: (await visitor.send(getTechnology, { params: { id: technologyId } })).status,
      technologies: (await visitor.call(listTechnologies, { query: { search: rare } })).body.items.map((one) => one.id),
      sitemapOfTechnologies: (await sitemap(stage, 'technologies')).includes(`/${technologyId}<`),
      ofMember: (await visitor.call(getMember, { params: { id: String(owner.id) } })).body.companies.length,
      standing: (await stranger.send(companyStanding, { params })).status,
      withheld: (await stranger.send(getWithheldCompany, { params })).status,
      editing: (await stranger.send(updateCompany, { params, body: { ...companyForm(), version: 1 } })).status,
      dashboardOfOthers: (await stranger.call(getDashboard)).body.companies,
    });
    const shown = {
      page: 200,
      list: 1,
      counted: 1,
      byYear: 1,
      searched: 1,
      filtered: 1,
      palette: [path, `/network/technologies/${alone}`, `/network/technologies/${technologyId}`].toSorted(),
      sitemap: true,
      meta: [true, true],
      saved: [`${rare} Works`],
      technology: 200,
      technologies: [alone, technologyId],
      sitemapOfTechnologies: true,
      ofMember: 1,
      standing: 200,
      withheld: 404,
      editing: 403,
      dashboardOfOthers: [],
    };
    expect(await outlets()).toEqual(shown);

    const showAgain = await hide(stage, 'company', id);
    const gone = {
      ...shown,
      page: 404,
      list: 0,
      counted: 0,
      byYear: 0,
      searched: 0,
      filtered: 0,
      palette: [`/network/technologies/${alone}`],
      sitemap: false,
      meta: [false, false],
      saved: [null],
      technology: 404,
      technologies: [alone],
      sitemapOfTechnologies: false,
      ofMember: 0,
      standing: 404,
      editing: 404,
    };
    expect(await outlets()).toEqual(gone);
    const hold = { state: 'hidden', reason: 'Claims that nobody can check' };
    for (const client of [mine, admin]) {
      const { body } = await client.call(getWithheldCompany, { params });
      expect(body).toMatchObject({ record: { id, technologies: [{ id: technologyId }] }, hold });
      const ofTechnology = await client.call(getWithheldTechnology, { params: { id: String(technologyId) } });
      expect(ofTechnology.body).toMatchObject({ record: { id: technologyId }, hold });
    }
    expect((await mine.call(getDashboard)).body.companies).toEqual([{ id, name: `${rare} Works`, hold: 'hidden' }]);
    // The owner edits and adds records; none of that shows them to others.
    await mine.call(updateCompany, { params, body: { ...companyForm({ name: `${rare} Works` }), version: 1 } });
    await mine.call(addTeamMember, { params, body: { name: 'Ines', title: 'Engineer' } });
    const added = await mine.call(addTechnology, { params, body: technologyForm({ name: `Second ${rare} process` }) });
    expect(await outlets()).toEqual(gone);
    expect((await stranger.send(requestClaim, { params, body: claim() })).status).toBe(404);

    await showAgain();
    const afterwards = await outlets();
    expect(afterwards).toMatchObject({ page: 200, counted: 1, byYear: 1, searched: 1, ofMember: 1, technology: 200 });
    expect(afterwards.technologies).toEqual([added.body.id, alone, technologyId]);
    expect((await mine.send(getWithheldTechnology, { params: { id: technologyId } })).status).toBe(404);
  }));

function claim() {
  return { role: 'Founder', workEmail: 'founder@test.example', proof: 'I have founded this company, see its imprint.' };
}

test('a technology; one that was hidden itself stays hidden when its company is shown again', () =>
  onStage(async (stage) => {
    const { app, owner, mine, stranger } = stage;
    const companyId = await aCompany(app.deps, { name: 'Some Works', ownerId: owner.id });
    const id = await aTechnology(app.deps, { name: `${rare} process`, companyId });
    const params = { id: String(id) };
    const visitor = app.visitor();
    const outlets = async () => ({
      page: (await visitor.send(getTechnology, { params })).status,
      newest: (await visitor.call(listTechnologies, { query: {} })).body.items.some((one) => one.id === id),
      searched: (await visitor.call(listTechnologies, { query: { search: rare } })).body.count.value,
      palette: (await found(visitor)).length,
      sitemap: (await sitemap(stage, 'technologies')).includes(`/${id}<`),
      meta: (await createPageMeta(app.deps)(`/network/technologies/${id}`)) !== null,
      ofCompany: (await visitor.call(getCompany, { params: { id: String(companyId) } })).body.technologies.length,
      ofMember: (await visitor.call(getMember, { params: { id: String(owner.id) } })).body.technologies.length,
      target: (await visitor.send(getIntroductionTarget, { params: { kind: 'technology', id } })).status,
      targets: (await visitor.call(findIntroductionTargets, { query: { search: rare } })).body.length,
      withheld: (await stranger.send(getWithheldTechnology, { params })).status,
    });
    const shown = {
      page: 200,
      newest: true,
      searched: 1,
      palette: 1,
      sitemap: true,
      meta: true,
      ofCompany: 1,
      ofMember: 1,
      target: 200,
      targets: 1,
      withheld: 404,
    };
    expect(await outlets()).toEqual(shown);
    const showAgain = await hide(stage, 'technology', id);
    const gone = {
      page: 404,
      newest: false,
      searched: 0,
      palette: 0,
      sitemap: false,
      meta: false,
      ofCompany: 0,
      ofMember: 0,
      target: 404,
      targets: 0,
      withheld: 404,
    };
    expect(await outlets()).toEqual(gone);
    expect((await mine.call(getWithheldTechnology, { params })).body.hold.state).toBe('hidden');
    const showCompanyAgain = await hide(stage, 'company', companyId);
    await showCompanyAgain();
    expect(await outlets()).toEqual(gone);
    // In the other order, it returns with its company, not before.
    const showCompany = await hide(stage, 'company', companyId);
    await showAgain();
    expect((await visitor.send(getTechnology, { params })).status).toBe(404);
    await showCompany();
    expect(await outlets()).toEqual(shown);
  }));

test('a message: its recipient can no longer read it, and its sender can and learns why', () =>
  onStage(async (stage) => {
    const { app, owner, mine, other, stranger } = stage;
    await connect(app.deps, owner, other);
    const { body } = await mine.call(startConversation, { body: { to: other.id, ...words(`Buy ${rare} now!`) } });
    const params = { id: String(body.conversationId) };
    const read = async (client: TestClient) => (await client.call(listMessages, { params, query: {} })).body.items[0];
    const excerpt = async (client: TestClient) =>
      (await client.call(listConversations, { query: {} })).body.items[0]?.lastMessage.excerpt;
    const showAgain = await hide(stage, 'message', body.message.id);
    expect(await read(stranger)).toMatchObject({ body: '', hold: { state: 'hidden', reason: null } });
    expect(await read(mine)).toMatchObject({
      body: `Buy ${rare} now!`,
      hold: { state: 'hidden', reason: 'Claims that nobody can check' },
    });
    expect(await excerpt(stranger)).toBe('Our team has removed this message.');
    expect(await excerpt(mine)).toBe(`Buy ${rare} now!`);
    const again = { kind: 'message', id: body.message.id, reason: 'spam' };
    expect((await stranger.refused(createReport, { body: again })).status).toBe(404);
    await showAgain();
    expect(await read(stranger)).toMatchObject({ body: `Buy ${rare} now!`, hold: null });
    expect(await excerpt(stranger)).toBe(`Buy ${rare} now!`);
  }));

test('an article from a feed', () =>
  onStage(async (stage) => {
    const { app, stranger } = stage;
    const sourceId = await aFeedSource(app.deps);
    const id = await aFeedItem(app.deps, sourceId);
    await stranger.call(saveItem, { params: { kind: 'feed-item', id: String(id) } });
    const visitor = app.visitor();
    const outlets = async () => ({
      list: (await visitor.call(listFeedItems, { params: { id: String(sourceId) }, query: {} })).body.items.some(
        (item) => item.id === id,
      ),
      like: (await stranger.send(likeFeedItem, { params: { id } })).status,
      saved: (await stranger.call(listSavedItems, { query: {} })).body.items.map(({ title }) => title !== null),
    });
    expect(await outlets()).toEqual({ list: true, like: 200, saved: [true] });
    const showAgain = await hide(stage, 'feed-item', id);
    expect(await outlets()).toEqual({ list: false, like: 404, saved: [false] });
    await showAgain();
    expect(await outlets()).toEqual({ list: true, like: 200, saved: [true] });
  }));
