import { type ListingFilters, listingBounds, type ParsedListingInput } from '#contract/listings.ts';
import type { Deps } from '#server/deps.ts';
import { findArea } from '#server/features/focus-areas/index.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { toPlainText, toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { facet, type SearchQuery, searchQuery } from '#server/platform/search/lexemes.ts';
import type { CheckedListing } from './write-store.ts';

/**
 * What the contract cannot check about a form: its focus area must exist, and its description to be long
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
  // Markup does not count: what people will read must be long enough.
  if (text.length < listingBounds.description.min) {
    throw invalidInput({ description: `Description must be at least ${listingBounds.description.min} characters` });
  }
  return { ...input, focusAreaId: area.id, focusAreaSlug: area.slug, html, text };
}

/** The filters of a list as a look-up in the search index; `null` when there are none. */
export function searchOf({ search, type, focusArea, tag }: ListingFilters): SearchQuery | null {
  return searchQuery(search, [
    ...(type ? [facet('type', type)] : []),
    ...(focusArea ? [facet('area', focusArea)] : []),
    ...(tag ? [facet('tag', tag)] : []),
  ]);
}
