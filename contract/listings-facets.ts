import { z } from 'zod';

import { type FacetCounts, facetCounts } from '#contract/kit/facet-counts.ts';
import { type Facets, facet } from '#contract/kit/facets.ts';
import { anyOf, choice, searchText } from '#contract/kit/fields.ts';
import {
  jobTypes,
  type ListingType,
  listingBounds,
  listingTypes,
  partnershipTypes,
  technologyStages,
  technologyStatuses,
} from './listings-terms.ts';
import { matchFilterQuery } from './match-profiles.ts';
import { matchFilterFacets } from './match-profiles-facets.ts';
import { cityFilter, placeFacets } from './places.ts';
import { type CountryCode, countryCode } from './places-countries.ts';
import { placeRegions } from './places-regions.ts';

/** The filters of listings that are counted, and any of whose values may be chosen: `jobType=contract,freelance`. */
const counted = {
  country: anyOf(countryCode).optional(),
  basedIn: anyOf(choice(placeRegions)).optional(),
  technologyStage: anyOf(choice(technologyStages)).optional(),
  technologyStatus: anyOf(choice(technologyStatuses)).optional(),
  partnershipType: anyOf(choice(partnershipTypes)).optional(),
  jobType: anyOf(choice(jobTypes)).optional(),
};
export const listingFacetNames = Object.keys(counted) as (keyof typeof counted)[];
export type ListingFacetName = keyof typeof counted;

/** The filters of a list of listings (rule market-filters): each combines with all others. */
export const listingFilterQuery = {
  type: choice(listingTypes).optional(),
  /** Slug of a focus area. */
  focusArea: z.string().max(60).optional(),
  /** Words of title, description, tags and company; the last one may be unfinished. */
  search: searchText.optional(),
  tag: z.string().trim().max(listingBounds.tags.length).optional(),
  ...matchFilterQuery,
  ...counted,
  ...cityFilter,
};
export type ListingFilters = z.input<z.ZodObject<typeof listingFilterQuery>>;
export type ListingQueryFilters = z.output<z.ZodObject<typeof listingFilterQuery>>;

/** The filters that are about one type of listing only: such listings have one value of each at most. */
export const detailFacets = ['technologyStage', 'technologyStatus', 'partnershipType', 'jobType'] as const;

/** The filters, without the words, as lexemes of the search index. */
export function listingFilterFacets(filters: ListingQueryFilters): Facets {
  const any = (name: string, values: readonly string[] | undefined) =>
    values ? [values.map((value) => facet(name, value))] : [];
  return [
    ...any('type', filters.type && [filters.type]),
    ...any('area', filters.focusArea ? [filters.focusArea] : undefined),
    ...any('tag', filters.tag ? [filters.tag] : undefined),
    ...matchFilterFacets(filters),
    ...any('country', filters.country),
    ...any('basedin', filters.basedIn),
    ...any('city', filters.city),
    ...detailFacets.flatMap((name) => any(name.toLowerCase(), filters[name])),
  ];
}

/** The lexeme of listings that state an amount. */
export const hasAmount = facet('hasamount', 'true');

/** The lexeme of listings whose term ends on a day (UTC), for their order. */
export function endsFacet(day: string): string {
  return facet('ends', day);
}

interface FilteredListing {
  type: ListingType;
  focusAreaSlug: string;
  tags: readonly string[];
  country: CountryCode | null;
  /** The number of the city; `null` where it is not known. */
  cityId: number | null;
  details: Partial<Record<(typeof detailFacets)[number], string | undefined>>;
}

/** The lexemes by which the filters find a listing; what it seeks and offers has its own. */
export function listingFacets({ type, focusAreaSlug, tags, country, cityId, details }: FilteredListing): string[] {
  return [
    facet('type', type),
    facet('area', focusAreaSlug),
    ...tags.map((tag) => facet('tag', tag)),
    ...placeFacets(country, cityId),
    ...detailFacets.flatMap((name) => (details[name] ? [facet(name.toLowerCase(), details[name])] : [])),
  ];
}

export const listingFacetCounts = facetCounts(listingFacetNames);
export type ListingFacetCounts = FacetCounts<ListingFacetName>;
