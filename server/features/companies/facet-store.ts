import { type CompanyFacetName, type CompanyQueryFilters, companyFilterFacets } from '#contract/companies-facets.ts';
import { sectorFacets, sectorsInside } from '#contract/focus-areas-sectors.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { regionsOfCountry } from '#contract/places-regions.ts';
import type { FacetedKind } from '#server/platform/facets/facets.ts';
import { membersOf, stated } from '#server/platform/facets/stored-values.ts';
import { anyIn, countriesOf, oneOf } from '#server/platform/facets/tally-store.ts';
import { groupedCompanies } from './groups.ts';

/** How the filters of companies are counted (rule company-directory). */
export const facetedCompanies: FacetedKind<CompanyFacetName, CompanyQueryFilters> = {
  kind: 'company',
  grouping: groupedCompanies,
  searchTable: 'company_search',
  columns: {
    country: 'country',
    basedIn: 'country',
    focusArea: 'sector',
    size: 'size',
    stage: 'stages',
    raising: 'raising',
    closing: 'closing',
    hiring: 'is_hiring',
    verified: 'is_verified',
    founded: 'founded',
    funding: 'funding',
    lastRound: 'last_round',
    roundType: 'round_type',
    revenue: 'revenue',
  },
  values: {
    country: stated,
    basedIn: (country) => regionsOfCountry(country),
    focusArea: (sector) => sectorFacets(sector),
    size: (size) => [size],
    stage: membersOf,
    raising: stated,
    closing: stated,
    hiring: yes,
    verified: yes,
    founded: stated,
    funding: stated,
    lastRound: stated,
    roundType: stated,
    revenue: stated,
  },
  query: (filters) => searchQuery(filters.search, companyFilterFacets(filters), 'parts'),
  conditions: ({ search, seek, offer, region, ...filters }) =>
    search || seek || offer || region
      ? null
      : [
          ...oneOf('country', filters.country),
          ...oneOf('country', filters.basedIn && countriesOf(filters.basedIn)),
          ...oneOf('sector', filters.focusArea && sectorsInside(filters.focusArea)),
          ...oneOf('size', filters.size),
          ...anyIn('stages', filters.stage),
          ...oneOf('raising', filters.raising),
          ...oneOf('closing', filters.closing),
          ...oneOf('is_hiring', filters.hiring && [1]),
          ...oneOf('is_verified', filters.verified && [1]),
          ...oneOf('founded', filters.founded),
          ...oneOf('funding', filters.funding),
          ...oneOf('last_round', filters.lastRound),
          ...oneOf('round_type', filters.roundType),
          ...oneOf('city', filters.city),
          ...oneOf('revenue', filters.revenue),
        ],
};

function yes(stored: string): readonly string[] {
  return Number(stored) === 1 ? ['true'] : [];
}
