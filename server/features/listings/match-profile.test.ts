import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ListingInput } from '#contract/listings.ts';
import { createListing, getListing, listListings } from '#contract/listings.ts';
import { createDraft, getListingForm, publishDraft, updateListing } from '#contract/listings-own.ts';
import { emptyListingMatchProfile, type ListingMatchProfile } from '#contract/match-profiles.ts';
import { decideCase, listCases } from '#contract/moderation.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { listingForm } from '#server/testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const wanted: ListingMatchProfile = {
  seeks: ['pilot-site'],
  offers: ['technology', 'research'],
  stages: ['project'],
  regions: ['iberia'],
  amount: 120_000,
  currency: 'GBP',
};

async function posted(input: Partial<ListingInput>) {
  const owner = await app.as('member');
  const { body } = await owner.call(createListing, { body: listingForm(input) });
  return { owner, listing: body, params: { id: String(body.id) } };
}

const found = async (query: Record<string, string>) =>
  (await app.visitor().call(listListings, { query })).body.items.map(({ id }) => id);

describe('what a listing seeks and offers', () => {
  test('is optional', async () => {
    const { listing, params, owner } = await posted({});
    expect(listing.matchProfile).toBeNull();
    const { body: form } = await owner.call(getListingForm, { params });
    expect(form.values.matchProfile).toEqual({ ...emptyListingMatchProfile, amount: '' });
  });

  test('is on its page, in its form, and filters the market', async () => {
    const { listing, params, owner } = await posted({ title: 'Marzipan kilns to try', matchProfile: wanted });
    expect((await app.visitor().call(getListing, { params })).body.matchProfile).toEqual(wanted);
    const { body: form } = await owner.call(getListingForm, { params });
    expect(form.values.matchProfile).toEqual({ ...wanted, amount: '120000' });
    const filters = { search: 'marzipan', seek: 'pilot-site', offer: 'research', stage: 'project', region: 'iberia' };
    expect(await found(filters)).toEqual([listing.id]);
    expect(await found({ ...filters, region: 'dach' })).toEqual([]);
  });

  test('is kept by a change that leaves it out, and ended by one that empties it', async () => {
    const { listing, params, owner } = await posted({ title: 'Nougat kilns to try out', matchProfile: wanted });
    const change = (version: number, input: Partial<ListingInput> = {}) =>
      owner.call(updateListing, { params, body: { ...listingForm({ title: 'Nougat kilns', ...input }), version } });
    await change(1, { title: 'Nougat kilns, changed' });
    expect(await found({ search: 'nougat changed', seek: 'pilot-site' })).toEqual([listing.id]);
    await change(2, { title: 'Nougat kilns, changed', matchProfile: emptyListingMatchProfile });
    expect(await found({ search: 'nougat', seek: 'pilot-site' })).toEqual([]);
    expect((await app.visitor().call(getListing, { params })).body.matchProfile).toBeNull();
  });

  test('is kept in a draft as it is typed, and published with it', async () => {
    const owner = await app.as('member');
    const matchProfile = { ...wanted, amount: 'about 120,000' };
    const { body: draft } = await owner.call(createDraft, { body: { type: 'technology', matchProfile } });
    const params = { id: String(draft.id) };
    expect((await owner.call(getListingForm, { params })).body.values.matchProfile).toEqual(matchProfile);
    const { body } = await owner.call(publishDraft, { params, body: listingForm({ matchProfile: wanted }) });
    expect(body.matchProfile).toEqual(wanted);
  });

  test('goes with the listing when the team approves it, which gives it another number', async () => {
    await using reviewing = await createTestApp({ env: { LISTING_REVIEW: 'new-accounts' } });
    const [owner, admin] = [await reviewing.as('member'), await reviewing.as('admin')];
    await owner.call(createListing, { body: listingForm({ matchProfile: wanted }) });
    const { body: queue } = await admin.call(listCases, { query: { state: 'open', kind: 'listing' } });
    const { body: approved } = await admin.call(decideCase, {
      params: { id: String(queue.items[0]?.id) },
      body: { action: 'approve', reason: '' },
    });
    const visitor = reviewing.visitor();
    const { body } = await visitor.call(getListing, { params: { id: String(approved.itemId) } });
    expect(body.matchProfile).toEqual(wanted);
    const { body: market } = await visitor.call(listListings, { query: { seek: 'pilot-site' } });
    expect(market.items.map(({ id }) => id)).toEqual([approved.itemId]);
  });

  test.each([
    ['matchProfile.regions.0', { regions: ['moon'] }],
    ['matchProfile.amount', { amount: -1 }],
    ['matchProfile.wish', { wish: 'gold' }],
  ])('is refused at %s', async (field, wrong) => {
    const owner = await app.as('member');
    const body = listingForm({ matchProfile: { ...wanted, ...wrong } as never });
    const refusal = await owner.refused(createListing, { body });
    expect(Object.keys(refusal.body.fields ?? {})).toEqual([field]);
  });
});
