import { lexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import type { ListingDetails, ListingType } from '#contract/listings.ts';
import { listingFacets } from '#contract/listings-facets.ts';
import { emptyListingMatchProfile } from '#contract/match-profiles.ts';
import { matchProfileFacets } from '#contract/match-profiles-facets.ts';
import { readListingMatchProfile } from '#server/features/match-profiles/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { matchPlace } from '#server/platform/places/match-place.ts';
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
  const { country } = matchPlace(locationOf(listing.details));
  const lexemes = [
    ...lexemesOf(words.filter((word) => word !== undefined).join(' ')),
    ...titleLexemesOf(listing.title),
    ...listingFacets({ ...listing, country }),
    ...matchProfileFacets((await readListingMatchProfile(trx, listing.id)) ?? emptyListingMatchProfile),
  ];
  await indexRecord(database, trx, 'listing_search', listing.id, lexemes);
  await countListing(trx, listing.id, { ...listing, area: listing.focusAreaSlug, country });
}

/** Removes the search entry of a listing that is no longer listed, and counts it no longer. */
export async function removeFromIndex(trx: Transaction, id: number): Promise<void> {
  await unindexRecord(trx, 'listing_search', id);
  await countListing(trx, id, null);
}
