import { sql } from 'kysely';

import { sectorFacets, sectorsInside } from '#contract/focus-areas-sectors.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { regionsOfCountry } from '#contract/places-regions.ts';
import {
  type TechnologyFacetName,
  type TechnologyQueryFilters,
  technologyFilterFacets,
} from '#contract/technologies-facets.ts';
import type { FacetedKind } from '#server/platform/facets/facets.ts';
import { stated } from '#server/platform/facets/stored-values.ts';
import { type Condition, countriesOf, oneOf } from '#server/platform/facets/tally-store.ts';
import { groupedTechnologies } from './groups.ts';

/** How the filters of technologies are counted (rule technology-directory). */
export const facetedTechnologies: FacetedKind<TechnologyFacetName, TechnologyQueryFilters> = {
  kind: 'technology',
  grouping: groupedTechnologies,
  searchTable: 'technology_search',
  columns: {
    focusArea: 'sector',
    level: 'readiness_level',
    status: 'status',
    country: 'country',
    basedIn: 'country',
    patents: 'has_patents',
    stage: 'stage',
  },
  values: {
    focusArea: (sector) => sectorFacets(sector),
    level: (level) => [level],
    status: (status) => [status],
    country: stated,
    basedIn: (country) => regionsOfCountry(country),
    patents: (hasPatents) => [Number(hasPatents) === 1 ? 'yes' : 'no'],
    stage: (stage) => [stage],
  },
  query: (filters) => searchQuery(filters.search, technologyFilterFacets(filters), 'parts'),
  conditions: ({ search, tag, focusArea, level, status, country, basedIn, patents, stage, readiness }) =>
    search || tag
      ? null
      : [
          ...oneOf('sector', focusArea && sectorsInside(focusArea)),
          ...oneOf('readiness_level', level?.map(Number)),
          ...oneOf('status', status),
          ...oneOf('country', country),
          ...oneOf('country', basedIn && countriesOf(basedIn)),
          ...oneOf(
            'has_patents',
            patents?.map((each) => (each === 'yes' ? 1 : 0)),
          ),
          ...oneOf('stage', stage),
          ...(readiness ? [atLeast(readiness)] : []),
        ],
};

function atLeast(level: string): Condition {
  return { column: 'readiness_level', meet: sql`readiness_level >= ${Number(level)}` };
}
