import { searchQuery } from '#contract/kit/search-words.ts';
import { savedSearchFilters } from '#contract/saved-searches-kinds.ts';
import { technologyFilterFacets } from '#contract/technologies-facets.ts';
import type { FollowedSearches } from '#server/platform/records/record.ts';
import { findMatchesAmong } from '#server/platform/search/among-store.ts';

/** Saved searches of technologies. */
export const technologySearches: FollowedSearches = {
  async find(database, filters, among, { notOf, limit }) {
    const parsed = savedSearchFilters.technology.parse(filters);
    const search = searchQuery(parsed.search, technologyFilterFacets(parsed), 'parts');
    const ids = search ? await findMatchesAmong(database, 'technology_search', search, among, limit) : [];
    if (ids.length === 0) return [];
    const own = await database.db
      .selectFrom('technologies')
      .innerJoin('companies', 'companies.id', 'technologies.company_id')
      .where('technologies.id', 'in', ids)
      .where('companies.owner_id', '=', notOf)
      .select('technologies.id')
      .execute();
    return ids.filter((id) => own.every((one) => one.id !== id));
  },
  dependsOn: {
    search: ['name', 'description', 'tags', 'focus-area'],
    focusArea: ['focus-area'],
    level: ['readiness'],
    readiness: ['readiness'],
    status: ['status'],
    tag: ['tags'],
  },
};
