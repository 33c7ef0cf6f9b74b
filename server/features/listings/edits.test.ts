import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { createListing, getListing, type ListingInput, listListings } from '#contract/listings.ts';
import { closeListing, createDraft, getListingForm, listOwnListings, updateListing } from '#contract/listings-own.ts';
import { saveItem } from '#contract/saved-items.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { listingForm } from '#server/testing/factories.ts';

let app: TestApp;
let owner: CurrentUser;
let own: TestClient;
let stranger: TestClient;
let admin: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.aUser();
  own = await app.signedIn(owner);
  stranger = await app.as('professional');
  admin = await app.as('admin');
  visitor = app.visitor();
});
afterAll(() => app[Symbol.asyncDispose]());

async function aListing(input: Partial<ListingInput> = {}) {
  const { body } = await own.call(createListing, { body: listingForm(input) });
  return { id: body.id, params: { id: String(body.id) } };
}

const found = async (query: CallInput<typeof listListings>['query']) =>
  (await visitor.call(listListings, { query })).body.items.map(({ id }) => id);

describe('an edit', () => {
  test('changes every field, the list and the search index, and keeps number, date and term', async () => {
    const { id, params } = await aListing({ title: 'Beforehand words of a listing', tags: ['beforehand'] });
    const before = (await visitor.call(getListing, { params })).body;
    app.clock.advance({ days: 1 });
    const { body } = await own.call(updateListing, {
      params,
      body: {
        ...listingForm({ type: 'job', title: 'Afterwards words of a listing', tags: ['afterwards'] }),
        focusArea: 'Water Technology',
        description: 'Everything about it has changed, the description too, in fifty characters or more.',
        version: 1,
      },
    });
    expect(body).toMatchObject({
      id,
      type: 'job',
      title: 'Afterwards words of a listing',
      focusArea: 'Water Technology',
      tags: ['afterwards'],
      companyName: null,
      location: 'Lisbon, Portugal',
      createdAt: before.createdAt,
      expiresAt: before.expiresAt,
      status: 'published',
    });
    expect((await visitor.call(getListing, { params })).body).toEqual(body);
    for (const query of [
      { search: 'afterwards' },
      { tag: 'afterwards' },
      { search: 'everything', type: 'job' },
    ] as const) {
      expect(await found(query)).toEqual([id]);
    }
    for (const query of [
      { search: 'beforehand' },
      { tag: 'beforehand' },
      { search: 'afterwards', type: 'company' },
      { search: 'afterwards', focusArea: 'energy-storage' },
    ] as const) {
      expect(await found(query)).toEqual([]);
    }
  });

  test('of a closed listing does not publish it', async () => {
    const { params } = await aListing({ tags: ['closed-then-edited'] });
    await own.call(closeListing, { params });
    const body = { ...listingForm({ tags: ['closed-then-edited'] }), version: 1 };
    expect((await own.call(updateListing, { params, body })).body.status).toBe('closed');
    expect(await found({ tag: 'closed-then-edited' })).toEqual([]);
  });

  test('is refused after another edit, and of two at once one succeeds', async () => {
    const { params } = await aListing();
    const change = (title: string, version: number) => ({ params, body: { ...listingForm({ title }), version } });
    await admin.call(updateListing, change('Corrected by the team', 1));
    const { status, body } = await own.refused(updateListing, change('Written over it, unseen', 1));
    expect(status).toBe(409);
    expect(body.message).toContain('has been changed since you opened it');
    expect((await visitor.call(getListing, { params })).body.title).toBe('Corrected by the team');
    const answers = await Promise.all(
      ['One of two editors', 'The other of two editors'].map((title) => own.send(updateListing, change(title, 2))),
    );
    expect(answers.map(({ status: answer }) => answer).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is checked like a new listing, and a refused one changes nothing', async () => {
    const { params } = await aListing();
    const before = (await visitor.call(getListing, { params })).body;
    for (const [field, value] of [
      ['title', 'short'],
      ['focusArea', 'Perpetual Motion'],
      ['description', `<p>${'<br>'.repeat(40)}short</p>`],
      ['tags', []],
      ['version', 0],
      ['version', '1'],
    ] as const) {
      const body = { ...listingForm(), version: 1, [field]: value };
      expect(Object.keys((await own.refused(updateListing, { params, body })).body.fields ?? {})).toEqual([field]);
    }
    expect((await visitor.call(getListing, { params })).body).toEqual(before);
  });

  test("of another member's listing is refused, and so is its form; admins can edit it", async () => {
    const { params } = await aListing();
    const change = { params, body: { ...listingForm(), version: 1 } };
    for (const [client, status] of [
      [stranger, 403],
      [visitor, 401],
    ] as const) {
      expect((await client.refused(updateListing, change)).status).toBe(status);
      expect((await client.refused(getListingForm, { params })).status).toBe(status);
    }
    await admin.call(getListingForm, { params });
    await admin.call(updateListing, change);
    // The owner can still edit a listing that the team has closed.
    await admin.call(closeListing, { params });
    expect((await own.call(updateListing, { params, body: { ...listingForm(), version: 2 } })).body.status).toBe(
      'closed',
    );
    expect((await stranger.refused(updateListing, change)).status).toBe(404);
  });
});

describe('the form of a listing', () => {
  test.each([
    ['plain text', 'First paragraph of a text that is long enough.\n\nSecond, with 1 < 2 & "quotes"\nand a new line.'],
    [
      'markup',
      '<h3>Head</h3>\n<ul><li>One of <strong>several</strong> points of a list</li></ul>\n<p>And a paragraph.</p>',
    ],
    [
      'links',
      'A paragraph with <a href="https://example.com/x?a=1&amp;b=2">a link</a> and enough words.\n\nAnother one, to be sure.',
    ],
    ['text that looks like markup', 'N8: Write <b> for bold, if a<b and b>c: fifty characters of text.'],
  ])('gives %s back as typed, and saving it unchanged changes nothing', async (_name, description) => {
    const { params } = await aListing({ description });
    const { body } = await own.call(getListingForm, { params });
    expect(body.values.description).toBe(description);
    const before = (await visitor.call(getListing, { params })).body;
    await own.call(updateListing, { params, body: { ...listingForm(), ...typed(body.values), version: body.version } });
    expect((await visitor.call(getListing, { params })).body).toEqual(before);
  });
});

/** The values of a form as the contract's input: it parses the choices. */
function typed(values: Record<string, unknown>): Partial<ListingInput> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

describe("a member's own listings", () => {
  test('are listed in all states with their figures, newest first, page by page', async () => {
    const user = await app.aUser({ membershipTier: 'professional' });
    const client = await app.signedIn(user);
    const first = await app.aListing(user, { title: 'First of three listings' });
    const second = await app.aListing(user, { title: 'Second of three listings' });
    await client.call(closeListing, { params: { id: String(second) } });
    const { body: draft } = await client.call(createDraft, { body: { type: 'job', title: 'Third' } });
    await stranger.call(saveItem, { params: { kind: 'listing', id: String(first) } });
    await visitor.call(sendEnquiry, {
      body: {
        kind: 'listing',
        id: first,
        name: 'Ada',
        email: 'ada@test.example',
        message: 'Hello there, tell me more.',
      },
    });
    await app.aListing(await app.aUser());

    const { body } = await client.call(listOwnListings, { query: {} });
    expect(body.items.map(({ id, status }) => [id, status])).toEqual([
      [draft.id, 'draft'],
      [second, 'closed'],
      [first, 'published'],
    ]);
    expect(body.items[0]).toMatchObject({ title: 'Third', focusArea: null, expiresAt: null, figures: { views: 0 } });
    expect(body.items[2]).toMatchObject({ figures: { views: 0, saves: 1, enquiries: 1 }, closedBy: null });
    expect(body.count).toEqual({ value: 3, isCapped: false });

    const page = await client.call(listOwnListings, { query: { limit: '2' } });
    const rest = await client.call(listOwnListings, { query: { limit: '2', cursor: page.body.nextCursor ?? '' } });
    expect([...page.body.items, ...rest.body.items]).toEqual(body.items);
    expect(rest.body.nextCursor).toBeNull();
    for (const [status, ids] of [
      ['published', [first]],
      ['closed', [second]],
      ['draft', [draft.id]],
      ['expired', []],
    ] as const) {
      const { body: some } = await client.call(listOwnListings, { query: { status } });
      expect(some.items.map(({ id }) => id)).toEqual(ids);
      expect(some.count.value).toBe(ids.length);
    }
  });
});

describe('featured listings', () => {
  test('the newest three matches appear above the first page, and keep their place in the list', async () => {
    await using market = await createTestApp();
    const professional = await market.aUser({ membershipTier: 'professional' });
    const free = await market.aUser();
    const featured: number[] = [];
    for (let number = 0; number < 4; number += 1) {
      featured.unshift(await market.aListing(professional, { type: 'job', tags: [`n${number}`] }));
      await market.aListing(free, { type: 'job' });
    }
    await market.aListing(professional, { type: 'company' });
    const list = async (query: CallInput<typeof listListings>['query']) =>
      (await market.visitor().call(listListings, { query })).body;
    const jobs = await list({ type: 'job', withFeatured: 'true', limit: '5' });
    expect(jobs.featured.map(({ id }) => id)).toEqual(featured.slice(0, 3));
    expect(jobs.items).toHaveLength(5);
    expect(jobs.items).toEqual(expect.arrayContaining(jobs.featured.slice(0, 2)));
    expect((await list({ type: 'job', withFeatured: 'true', cursor: jobs.nextCursor ?? '' })).featured).toEqual([]);
    expect((await list({ type: 'job' })).featured).toEqual([]);
    expect((await list({ withFeatured: 'true' })).featured).toHaveLength(3);
    expect((await list({ withFeatured: 'true', tag: 'n0' })).featured.map(({ id }) => id)).toEqual(featured.slice(3));
    // The featured place ends with the membership.
    await market.deps.database.write((trx) =>
      trx.updateTable('users').set({ membership_tier: 'free' }).where('id', '=', professional.id).execute(),
    );
    expect((await list({ withFeatured: 'true' })).featured).toEqual([]);
    market.clock.advance({ days: 90 });
    expect((await list({ withFeatured: 'true' })).items).toEqual([]);
  });
});
