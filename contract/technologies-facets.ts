import { z } from 'zod';

import { type FacetCounts, facetCounts } from '#contract/kit/facet-counts.ts';
import { type Facets, facet } from '#contract/kit/facets.ts';
import { anyOf, choice, searchText } from '#contract/kit/fields.ts';
import { sectorFacets, sectorId } from './focus-areas-sectors.ts';
import { technologyStages } from './listings-terms.ts';
import { placeFacets } from './places.ts';
import { type CountryCode, countryCode } from './places-countries.ts';
import { placeRegions } from './places-regions.ts';
import { readinessLevels, readinessSteps, technologyBounds, technologyStatuses } from './technologies-terms.ts';

/** The filters of technologies that are counted, and any of whose values may be chosen: `level=7,8`. */
const counted = {
  /** Focus areas of technologies, or areas of the network with all that belong to them. */
  focusArea: anyOf(sectorId).optional(),
  level: anyOf(choice(readinessLevels, 'Please select a readiness level')).optional(),
  status: anyOf(choice(technologyStatuses, 'Please select a status')).optional(),
  /** Where the technology's company is. */
  country: anyOf(countryCode).optional(),
  basedIn: anyOf(choice(placeRegions)).optional(),
  patents: anyOf(z.enum(['yes', 'no'])).optional(),
  /** How far its development has come. */
  stage: anyOf(choice(technologyStages, 'Please select a development stage')).optional(),
};
export const technologyFacetNames = Object.keys(counted) as (keyof typeof counted)[];
export type TechnologyFacetName = keyof typeof counted;

/** The filters of the directory (rule technology-directory): each combines with all others. */
export const technologyFilterQuery = {
  /** Words of name, description and tags; the last one may be unfinished. */
  search: searchText.optional(),
  ...counted,
  /** At least this readiness level. */
  readiness: z.enum(readinessSteps).optional(),
  tag: z.string().trim().max(technologyBounds.tags.length).optional(),
};
export type TechnologyQueryFilters = z.infer<z.ZodObject<typeof technologyFilterQuery>>;

/** The filters, without the words, as lexemes of the search index. */
export function technologyFilterFacets(filters: TechnologyQueryFilters): Facets {
  const any = (name: string, values: readonly string[] | undefined) =>
    values ? [values.map((value) => facet(name, value))] : [];
  return [
    ...any('area', filters.focusArea),
    ...any('level', filters.level),
    ...any('status', filters.status),
    ...any('country', filters.country),
    ...any('basedin', filters.basedIn),
    ...any('patents', filters.patents),
    ...any('stage', filters.stage),
    ...any('readiness', filters.readiness && [filters.readiness]),
    ...any('tag', filters.tag ? [filters.tag] : undefined),
  ];
}

interface FilteredTechnology {
  focusArea: string;
  status: string;
  readinessLevel: number;
  tags: readonly string[];
  country: CountryCode | null;
  hasPatents: boolean;
  /** Left out where it is not known, as on a card. */
  developmentStage?: string;
}

/** The lexemes by which the filters find a technology. */
export function technologyFacets(technology: FilteredTechnology): string[] {
  const { focusArea, status, readinessLevel, tags, country, hasPatents, developmentStage } = technology;
  return [
    ...sectorFacets(focusArea).map((area) => facet('area', area)),
    facet('status', status),
    facet('level', readinessLevel),
    ...readinessSteps.filter((step) => readinessLevel >= Number(step)).map((step) => facet('readiness', step)),
    ...tags.map((tag) => facet('tag', tag)),
    ...placeFacets(country),
    facet('patents', hasPatents ? 'yes' : 'no'),
    ...(developmentStage ? [facet('stage', developmentStage)] : []),
  ];
}

export const technologyFacetCounts = facetCounts(technologyFacetNames);
export type TechnologyFacetCounts = FacetCounts<TechnologyFacetName>;
