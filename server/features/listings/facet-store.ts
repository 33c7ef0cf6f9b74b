import { searchQuery } from '#contract/kit/search-words.ts';
import { type ListingFacetName, type ListingQueryFilters, listingFilterFacets } from '#contract/listings-facets.ts';
import { jobTypes, type ListingType, partnershipTypes, technologyStages } from '#contract/listings-terms.ts';
import { regionsOfCountry } from '#contract/places-regions.ts';
import type { FacetedKind } from '#server/platform/facets/facets.ts';
import { stated } from '#server/platform/facets/stored-values.ts';
import { type Condition, countriesOf, oneOf } from '#server/platform/facets/tally-store.ts';
import { detailOf, groupedListings } from './groups.ts';

/** How the filters of listings are counted (rule market-filters). */
export const facetedListings: FacetedKind<ListingFacetName, ListingQueryFilters> = {
  kind: 'listing',
  grouping: groupedListings,
  searchTable: 'listing_search',
  columns: {
    country: 'country',
    basedIn: 'country',
    technologyStage: 'detail',
    technologyStatus: 'technology_status',
    partnershipType: 'detail',
    jobType: 'detail',
  },
  values: {
    country: stated,
    basedIn: (country) => regionsOfCountry(country),
    technologyStage: detailsOf('technology', technologyStages),
    technologyStatus: stated,
    partnershipType: detailsOf('partnership', partnershipTypes),
    jobType: detailsOf('job', jobTypes),
  },
  query: (filters) => searchQuery(filters.search, listingFilterFacets(filters)),
  conditions: ({ type, focusArea, country, basedIn, city, technologyStatus, ...others }) => {
    const { search, tag, seek, offer, stage, region, technologyStage, partnershipType, jobType } = others;
    if (search || tag || seek || offer || stage || region) return null;
    return [
      ...oneOf('type', type && [type]),
      ...oneOf('area', focusArea ? [focusArea.toLowerCase()] : undefined),
      ...oneOf('country', country),
      ...oneOf('country', basedIn && countriesOf(basedIn)),
      ...oneOf('city', city),
      ...oneOf('technology_status', technologyStatus),
      ...ofType('technology', technologyStage),
      ...ofType('partnership', partnershipType),
      ...ofType('job', jobType),
    ];
  },
};

/** Reads the values of one type of listing out of the column that all types share. */
function detailsOf(type: ListingType, known: Readonly<Record<string, string>>) {
  const values = new Map(Object.keys(known).map((value) => [detailOf(type, value), [value]]));
  return (stored: string): readonly string[] => values.get(stored) ?? [];
}

function ofType(type: ListingType, values: readonly string[] | undefined): Condition[] {
  return oneOf(
    'detail',
    values?.map((value) => detailOf(type, value)),
  );
}
