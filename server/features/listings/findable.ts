import { inEuros } from '#contract/companies-figures.ts';
import { lexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import type { ListingDetails, ListingType } from '#contract/listings.ts';
import { endsFacet, hasAmount, listingFacets } from '#contract/listings-facets.ts';
import { emptyListingMatchProfile, type ListingMatchProfile } from '#contract/match-profiles.ts';
import { matchProfileFacets } from '#contract/match-profiles-facets.ts';
import { readListingMatchProfile } from '#server/features/match-profiles/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { matchPlace } from '#server/platform/places/match-place.ts';
import { amountRank } from '#server/platform/search/figure-rank.ts';
import { indexRecord, unindexRecord } from '#server/platform/search/search-index-store.ts';
import { countListing } from './groups.ts';

/** The search terms of a listing. */
export interface Findable {
  id: number;
  title: string;
  /** The words of the description, without markup. */
  text: string;
  tags: readonly string[];
  type: ListingType;
  focusAreaSlug: string;
  details: ListingDetails;
}

/** The place on a listing's card: that of its company, or else of the job. */
export function locationOf({ companyLocation, jobLocation }: ListingDetails): string | null {
  return companyLocation ?? jobLocation ?? null;
}

/**
 * Replaces the search entry of a listing, whose row and match profile are written, and counts it. The index holds published
 * listings only.
 */
export async function addToIndex(database: Pick<Database, 'dialect'>, trx: Transaction, listing: Findable) {
  const { companyName, companyLocation, jobLocation } = listing.details;
  const words = [listing.title, listing.text, ...listing.tags, companyName, companyLocation, jobLocation];
  const { country, city_id: cityId } = matchPlace(locationOf(listing.details));
  const profile = (await readListingMatchProfile(trx, listing.id)) ?? emptyListingMatchProfile;
  const before = await trx
    .selectFrom('listings')
    .where('id', '=', listing.id)
    .select(['amount_rank', 'expires_at'])
    .executeTakeFirstOrThrow();
  const lexemes = [
    ...lexemesOf(words.filter((word) => word !== undefined).join(' ')),
    ...titleLexemesOf(listing.title),
    ...listingFacets({ ...listing, country, cityId }),
    ...matchProfileFacets(profile),
    ...(profile.amount === null ? [] : [hasAmount]),
    ...(before.expires_at === null ? [] : [endsFacet(before.expires_at.slice(0, 10))]),
  ];
  await indexRecord(database, trx, 'listing_search', listing.id, lexemes);
  await indexAmount(database, trx, listing.id, { rank: before.amount_rank, profile, lexemes });
  await countListing(trx, listing.id, { ...listing, area: listing.focusAreaSlug, country, cityId });
}

/** Replaces the entry of a listing among those that state an amount, in the order of amounts; most listings state none. */
async function indexAmount(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
  { rank, profile, lexemes }: { rank: number; profile: ListingMatchProfile; lexemes: string[] },
): Promise<void> {
  const { amount, currency } = profile;
  if (rank === 0 && amount === null) return;
  if (rank > 0) await unindexRecord(trx, 'listing_amount_search', rank);
  const stated = amount === null ? null : { amount, currency };
  const amountRankNow = stated ? amountRank(inEuros(stated), id) : 0;
  await trx
    .updateTable('listings')
    .set({ amount: stated && JSON.stringify(stated), amount_rank: amountRankNow })
    .where('id', '=', id)
    .execute();
  if (stated) await indexRecord(database, trx, 'listing_amount_search', amountRankNow, lexemes);
}

/** Removes the search entry of a listing that is no longer listed, and counts it no longer. */
export async function removeFromIndex(trx: Transaction, id: number): Promise<void> {
  await unindexRecord(trx, 'listing_search', id);
  const row = await trx.selectFrom('listings').where('id', '=', id).select('amount_rank').executeTakeFirst();
  if (row && row.amount_rank > 0) {
    await unindexRecord(trx, 'listing_amount_search', row.amount_rank);
    await trx.updateTable('listings').set({ amount_rank: 0 }).where('id', '=', id).execute();
  }
  await countListing(trx, id, null);
}
