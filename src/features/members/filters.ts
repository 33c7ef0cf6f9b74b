import { z } from 'zod';

import { choice, searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { fundingStages, matchRegions, matchRoles, needs } from '#contract/match-profiles.ts';
import { defaultMemberSort, memberSort } from '#contract/members.ts';
import { ticketRanges } from '#contract/members-facets.ts';
import { cityId, mappedCities } from '#contract/places.ts';
import { countryCode } from '#contract/places-countries.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { type FiltersOf, filterCodec, filterList, filterText, withParams } from '#src/lib/url-filters.ts';

/** The directory's filters and order as stored in the address, which omits the default order. */
export const memberFilters = filterCodec(
  {
    focusArea: filterText(60),
    seek: choice(needs),
    offer: choice(needs),
    region: choice(matchRegions),
    role: filterList(choice(matchRoles)),
    stage: filterList(choice(fundingStages)),
    ticket: filterList(choice(ticketRanges)),
    country: filterList(countryCode),
    basedIn: filterList(choice(placeRegions)),
    city: filterList(cityId, mappedCities * 10),
    /** Only those who are connected with a connection of the member. */
    reach: z.enum(['connections']),
    search: filterText(searchMax),
    sort: memberSort,
  },
  ({ sort, ...filters }) => ({ ...filters, ...(sort !== defaultMemberSort(filters) && { sort }) }),
);
export type MemberFilters = FiltersOf<typeof memberFilters>;

/** The address of the directory with these filters. */
export function membersPath(filters: MemberFilters = {}): string {
  return withParams(paths.members, memberFilters.write(filters));
}

/** Whether a filter may exclude members. An order excludes no one. */
export function isNarrowed({ sort: _sort, ...filters }: MemberFilters): boolean {
  return memberFilters.hasAny(filters);
}
