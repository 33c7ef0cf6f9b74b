import { z } from 'zod';

import { type FacetCounts, facetCounts } from '#contract/kit/facet-counts.ts';
import { type Facets, facet } from '#contract/kit/facets.ts';
import { anyOf, choice, searchText } from '#contract/kit/fields.ts';
import { amountRanges, closingMonth, foundedRanges, roundTypes, roundYear } from './companies-figures.ts';
import { sectorFacets, sectorId } from './focus-areas-sectors.ts';
import { companySizes } from './listings-terms.ts';
import { fundingStages, matchFilterQuery } from './match-profiles.ts';
import { matchFilterFacets } from './match-profiles-facets.ts';
import { cityFilter } from './places.ts';
import { countryCode } from './places-countries.ts';
import { placeRegions } from './places-regions.ts';

/** The filters of companies that are counted, and any of whose values may be chosen: `country=be,nl`. */
const counted = {
  country: anyOf(countryCode).optional(),
  basedIn: anyOf(choice(placeRegions)).optional(),
  /** Focus areas of companies, or areas of the network with all that belong to them. */
  focusArea: anyOf(sectorId).optional(),
  size: anyOf(choice(companySizes, 'Please select a company size')).optional(),
  /** The rounds that companies raise. */
  stage: anyOf(choice(fundingStages)).optional(),
  /** The amount that it raises now. */
  raising: anyOf(choice(amountRanges)).optional(),
  /** The month in which its round closes. */
  closing: anyOf(closingMonth).optional(),
  /** Whether it has a listed job. */
  hiring: z.enum(['true']).optional(),
  verified: z.enum(['true']).optional(),
  founded: anyOf(choice(foundedRanges)).optional(),
  /** What it has raised in all. */
  funding: anyOf(choice(amountRanges)).optional(),
  /** The year of its last round. */
  lastRound: anyOf(roundYear).optional(),
  /** What its last round was. */
  roundType: anyOf(choice(roundTypes)).optional(),
  revenue: anyOf(choice(amountRanges)).optional(),
};
export const companyFacetNames = Object.keys(counted) as (keyof typeof counted)[];
export type CompanyFacetName = keyof typeof counted;

/** The filters of the directory (rule company-directory): each combines with all others. */
export const companyFilterQuery = {
  /** Words of name and description; the last one may be unfinished. */
  search: searchText.optional(),
  ...matchFilterQuery,
  ...counted,
  ...cityFilter,
};
export type CompanyQueryFilters = z.infer<z.ZodObject<typeof companyFilterQuery>>;

/** The filters, without the words, as lexemes of the search index. */
export function companyFilterFacets({ stage, country, basedIn, ...filters }: CompanyQueryFilters): Facets {
  const any = (name: string, values: readonly string[] | undefined) =>
    values ? [values.map((value) => facet(name, value))] : [];
  return [
    ...any('area', filters.focusArea),
    ...any('size', filters.size),
    ...any('stage', stage),
    ...any('country', country),
    ...any('basedin', basedIn),
    ...any('raising', filters.raising),
    ...any('closing', filters.closing),
    ...any('hiring', filters.hiring && [filters.hiring]),
    ...any('verified', filters.verified && [filters.verified]),
    ...any('founded', filters.founded),
    ...any('funding', filters.funding),
    ...any('lastround', filters.lastRound),
    ...any('roundtype', filters.roundType),
    ...any('city', filters.city),
    ...any('revenue', filters.revenue),
    ...matchFilterFacets({ seek: filters.seek, offer: filters.offer, region: filters.region }),
  ];
}

/** The lexemes by which the filters find a company; places, figures and what it seeks have their own. */
export function companyFacets({
  focusArea,
  size,
  isVerified,
  isHiring,
}: {
  focusArea: string;
  size: string;
  isVerified: boolean;
  isHiring: boolean;
}) {
  return [
    ...sectorFacets(focusArea).map((id) => facet('area', id)),
    facet('size', size),
    ...(isVerified ? [facet('verified', 'true')] : []),
    ...(isHiring ? [facet('hiring', 'true')] : []),
  ];
}

export const companyFacetCounts = facetCounts(companyFacetNames);
export type CompanyFacetCounts = FacetCounts<CompanyFacetName>;
