import { type SearchQuery, searchQuery } from '#contract/kit/search-words.ts';
import { listingBounds, type ParsedListingInput } from '#contract/listings.ts';
import { type ListingQueryFilters, listingFilterFacets } from '#contract/listings-facets.ts';
import type { Deps } from '#server/deps.ts';
import { findArea } from '#server/features/focus-areas/index.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { toPlainText, toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import type { CheckedListing } from './write-store.ts';

/**
 * Checks what the contract cannot: the form's focus area must exist, and its description must be long
 * enough without its markup. Throws `invalid_input` on the field at fault.
 */
export async function checkListing(
  deps: Pick<Deps, 'database'>,
  { version: _version, ...input }: ParsedListingInput & { version?: number },
): Promise<CheckedListing> {
  const area = await findArea(deps.database, 'title', input.focusArea);
  if (!area) throw invalidInput({ focusArea: 'Please select a focus area' });
  const html = toSafeHtml(input.description);
  const text = toPlainText(html);
  // Markup does not count: the readable text must be long enough.
  if (text.length < listingBounds.description.min) {
    throw invalidInput({ description: `Description must be at least ${listingBounds.description.min} characters` });
  }
  return { ...input, focusAreaId: area.id, focusAreaSlug: area.slug, html, text };
}

/** The filters of a list as a query of the search index; `null` when there are none. */
export function searchOf(filters: ListingQueryFilters): SearchQuery | null {
  return searchQuery(filters.search, listingFilterFacets(filters));
}
