import { z } from 'zod';

import { companySizes, companySorts } from '#contract/companies.ts';
import { amountRanges, closingMonth, foundedRanges, roundTypes, roundYear } from '#contract/companies-figures.ts';
import { sectorId } from '#contract/focus-areas-sectors.ts';
import { choice, searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { fundingStages } from '#contract/match-profiles.ts';
import { cityId, mappedCities } from '#contract/places.ts';
import { countryCode } from '#contract/places-countries.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { matchFilterFields } from '#src/features/match-profiles/index.ts';
import { type FiltersOf, filterCodec, filterList, filterText, withParams } from '#src/lib/url-filters.ts';

/** The directory's filters and order as stored in the address. */
export const companyFilters = filterCodec({
  focusArea: filterList(sectorId),
  size: filterList(choice(companySizes)),
  country: filterList(countryCode),
  basedIn: filterList(choice(placeRegions)),
  city: filterList(cityId, mappedCities * 10),
  stage: filterList(choice(fundingStages)),
  raising: filterList(choice(amountRanges)),
  closing: filterList(closingMonth),
  hiring: z.enum(['true']),
  verified: z.enum(['true']),
  founded: filterList(choice(foundedRanges)),
  funding: filterList(choice(amountRanges)),
  lastRound: filterList(roundYear),
  roundType: filterList(choice(roundTypes)),
  revenue: filterList(choice(amountRanges)),
  seek: matchFilterFields.seek,
  offer: matchFilterFields.offer,
  region: matchFilterFields.region,
  sort: choice(companySorts),
  search: filterText(searchMax),
});
export type CompanyFilters = FiltersOf<typeof companyFilters>;

/** Whether anything is left out of the list; the order leaves nothing out. */
export function isNarrowed({ sort: _sort, ...filters }: CompanyFilters): boolean {
  return companyFilters.hasAny(filters);
}

export function companiesPath(filters: CompanyFilters = {}): string {
  return withParams(paths.companies, companyFilters.write(filters));
}
