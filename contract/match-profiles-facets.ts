import { facet } from '#contract/kit/facets.ts';
import type { ListingMatchProfile, MatchFilters, MatchRole } from './match-profiles.ts';

/** The filters of a list as lexemes of the search index. */
export function matchFilterFacets(filters: MatchFilters): string[] {
  return names.flatMap((name) => (filters[name] ? [facet(name, filters[name])] : []));
}

const names = ['seek', 'offer', 'stage', 'region'] as const satisfies (keyof MatchFilters)[];

/** What a record of any kind can be filtered by; only members have a role. */
type Filtered = Pick<ListingMatchProfile, 'seeks' | 'offers' | 'stages' | 'regions'> & { role?: MatchRole | null };

/** The lexemes by which the filters find a record. */
export function matchProfileFacets({ role, seeks, offers, stages, regions }: Filtered): string[] {
  return [
    ...(role ? [facet('role', role)] : []),
    ...seeks.map((need) => facet('seek', need)),
    ...offers.map((need) => facet('offer', need)),
    ...stages.map((stage) => facet('stage', stage)),
    ...regions.map((region) => facet('region', region)),
  ];
}
