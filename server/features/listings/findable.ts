import { facet, lexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import type { ListingDetails, ListingType } from '#contract/listings.ts';
import { emptyListingMatchProfile } from '#contract/match-profiles.ts';
import { matchProfileFacets } from '#contract/match-profiles-facets.ts';
import { placeFacets } from '#contract/places.ts';
import { readListingMatchProfile } from '#server/features/match-profiles/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { matchPlace } from '#server/platform/places/match-place.ts';
import { indexRecord } from '#server/platform/search/search-index-store.ts';

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

/** Replaces the search entry of a listing, whose row and match profile are written. The index holds published listings only. */
export async function addToIndex(database: Pick<Database, 'dialect'>, trx: Transaction, listing: Findable) {
  const { companyName, companyLocation, jobLocation } = listing.details;
  const words = [listing.title, listing.text, ...listing.tags, companyName, companyLocation, jobLocation];
  const lexemes = [
    ...lexemesOf(words.filter((word) => word !== undefined).join(' ')),
    ...titleLexemesOf(listing.title),
    facet('type', listing.type),
    facet('area', listing.focusAreaSlug),
    ...listing.tags.map((tag) => facet('tag', tag)),
    ...placeFacets(matchPlace(locationOf(listing.details)).country),
    ...matchProfileFacets((await readListingMatchProfile(trx, listing.id)) ?? emptyListingMatchProfile),
  ];
  await indexRecord(database, trx, 'listing_search', listing.id, lexemes);
}
