import { choice, searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import {
  jobTypes,
  type ListingFilters,
  listingBounds,
  listingSorts,
  listingTypes,
  partnershipTypes,
  technologyStages,
  technologyStatuses,
} from '#contract/listings.ts';
import { cityId, mappedCities } from '#contract/places.ts';
import { countryCode } from '#contract/places-countries.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { matchFilterFields } from '#src/features/match-profiles/index.ts';
import { type FiltersOf, filterCodec, filterList, filterText, withoutOrder, withParams } from '#src/lib/url-filters.ts';

/** The market's filters as stored in the address. */
export const listingFilters = filterCodec(
  {
    type: choice(listingTypes),
    focusArea: filterText(60),
    tag: filterText(listingBounds.tags.length),
    ...matchFilterFields,
    country: filterList(countryCode),
    basedIn: filterList(choice(placeRegions)),
    city: filterList(cityId, mappedCities * 10),
    technologyStage: filterList(choice(technologyStages)),
    technologyStatus: filterList(choice(technologyStatuses)),
    partnershipType: filterList(choice(partnershipTypes)),
    jobType: filterList(choice(jobTypes)),
    sort: choice(listingSorts),
    search: filterText(searchMax),
  },
  withoutOrder('newest'),
);
export type MarketFilters = FiltersOf<typeof listingFilters>;

/** Whether anything is left out of the list; the order leaves nothing out. */
export function isNarrowed({ sort: _sort, ...filters }: MarketFilters): boolean {
  return listingFilters.hasAny(filters);
}

/** The address of the list with these filters. */
export function listingsPath(filters: ListingFilters = {}): string {
  return withParams(paths.listings, listingFilters.write(filters));
}
