import { companyFilterFacets } from '#contract/companies-facets.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { savedSearchFilters } from '#contract/saved-searches-kinds.ts';
import type { FollowedSearches } from '#server/platform/records/record.ts';
import { findMatchesAmong } from '#server/platform/search/among-store.ts';

/** Saved searches of companies. */
export const companySearches: FollowedSearches = {
  async find(database, filters, among, { notOf, limit }) {
    const parsed = savedSearchFilters.company.parse(filters);
    const search = searchQuery(parsed.search, companyFilterFacets(parsed), 'parts');
    const ids = search ? await findMatchesAmong(database, 'company_search', search, among, limit) : [];
    if (ids.length === 0) return [];
    const own = await database.db
      .selectFrom('companies')
      .where('id', 'in', ids)
      .where('owner_id', '=', notOf)
      .select('id')
      .execute();
    return ids.filter((id) => own.every((one) => one.id !== id));
  },
  dependsOn: {
    search: ['name', 'description', 'location', 'focus-area'],
    focusArea: ['focus-area'],
    size: ['size'],
    country: ['location'],
    basedIn: ['location'],
    city: ['location'],
    founded: ['founded'],
    funding: ['total-funding', 'funding-rounds'],
    lastRound: ['funding-rounds'],
    roundType: ['funding-rounds'],
    revenue: ['revenue'],
  },
};
