import { choice, searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { type ListingFilters, listingBounds, listingTypes } from '#contract/listings.ts';
import { matchFilterFields } from '#src/features/match-profiles/index.ts';
import { placeFilterFields } from '#src/features/places/index.ts';
import { filterCodec, filterText, withParams } from '#src/lib/url-filters.ts';

/** The market's filters as stored in the address. */
export const listingFilters = filterCodec({
  type: choice(listingTypes),
  focusArea: filterText(60),
  tag: filterText(listingBounds.tags.length),
  ...matchFilterFields,
  ...placeFilterFields,
  search: filterText(searchMax),
});

/** The address of the list with these filters. */
export function listingsPath(filters: ListingFilters = {}): string {
  return withParams(paths.listings, listingFilters.write(filters));
}
