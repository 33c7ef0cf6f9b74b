import type { ListingDetails, ListingType } from '#contract/listings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { facet, lexemesOf, titleLexemesOf } from '#server/platform/search/lexemes.ts';
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

/** Puts a listing into the search index, in place of what stood there. The index holds published ones only. */
export async function addToIndex(database: Pick<Database, 'dialect'>, trx: Transaction, listing: Findable) {
  const { companyName, companyLocation, jobLocation } = listing.details;
  const words = [listing.title, listing.text, ...listing.tags, companyName, companyLocation, jobLocation];
  const lexemes = [
    ...lexemesOf(words.filter((word) => word !== undefined).join(' ')),
    ...titleLexemesOf(listing.title),
    facet('type', listing.type),
    facet('area', listing.focusAreaSlug),
    ...listing.tags.map((tag) => facet('tag', tag)),
  ];
  await indexRecord(database, trx, 'listing_search', listing.id, lexemes);
}
