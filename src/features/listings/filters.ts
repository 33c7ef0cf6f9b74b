import { choice, searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import {
  jobTypes,
  type ListingFilters,
  listingBounds,
  listingTypes,
  partnershipTypes,
  technologyStages,
  technologyStatuses,
} from '#contract/listings.ts';
import { countryCode } from '#contract/places-countries.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { matchFilterFields } from '#src/features/match-profiles/index.ts';
import { filterCodec, filterList, filterText, withParams } from '#src/lib/url-filters.ts';

/** The market's filters as stored in the address. */
export const listingFilters = filterCodec({
  type: choice(listingTypes),
  focusArea: filterText(60),
  tag: filterText(listingBounds.tags.length),
  ...matchFilterFields,
  country: filterList(countryCode),
  basedIn: filterList(choice(placeRegions)),
  technologyStage: filterList(choice(technologyStages)),
  technologyStatus: filterList(choice(technologyStatuses)),
  partnershipType: filterList(choice(partnershipTypes)),
  jobType: filterList(choice(jobTypes)),
  search: filterText(searchMax),
});

/** The address of the list with these filters. */
export function listingsPath(filters: ListingFilters = {}): string {
  return withParams(paths.listings, listingFilters.write(filters));
}
