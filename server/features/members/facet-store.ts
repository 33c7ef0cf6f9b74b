import { searchQuery } from '#contract/kit/search-words.ts';
import { type MemberFacetName, type MemberQueryFilters, memberFilterFacets } from '#contract/members-facets.ts';
import { regionsOfCountry } from '#contract/places-regions.ts';
import type { FacetedKind } from '#server/platform/facets/facets.ts';
import { membersOf, stated } from '#server/platform/facets/stored-values.ts';
import { anyIn, countriesOf, oneOf } from '#server/platform/facets/tally-store.ts';
import { groupedMembers } from './groups.ts';

/** How the filters of members are counted (rule member-directory). */
export const facetedMembers: FacetedKind<MemberFacetName, MemberQueryFilters> = {
  kind: 'member',
  grouping: groupedMembers,
  searchTable: 'member_search',
  columns: { role: 'role', stage: 'stages', ticket: 'tickets', country: 'country', basedIn: 'country' },
  values: {
    role: stated,
    stage: membersOf,
    ticket: membersOf,
    country: stated,
    basedIn: (country) => regionsOfCountry(country),
  },
  query: (filters) => searchQuery(filters.search, memberFilterFacets(filters), 'named'),
  conditions: ({ search, seek, offer, region, focusArea, ...filters }) =>
    search || seek || offer || region
      ? null
      : [
          ...anyIn('areas', focusArea ? [focusArea.toLowerCase()] : undefined),
          ...oneOf('role', filters.role),
          ...anyIn('stages', filters.stage),
          ...anyIn('tickets', filters.ticket),
          ...oneOf('country', filters.country),
          ...oneOf('country', filters.basedIn && countriesOf(filters.basedIn)),
          ...oneOf('city', filters.city),
        ],
};
