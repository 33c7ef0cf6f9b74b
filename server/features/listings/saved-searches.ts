import { savedSearchFilters } from '#contract/saved-searches-kinds.ts';
import type { FollowedSearches } from '#server/platform/records/record.ts';
import { searchOf } from './check.ts';
import { isListed } from './presenter.ts';
import { findNewMatches } from './store.ts';

/** Saved searches of listings. Listings have no history, so that only new ones are found. */
export const listingSearches: FollowedSearches = {
  async find(database, filters, among, { notOf, limit, now }) {
    if ('ids' in among) return [];
    const search = searchOf(savedSearchFilters.listing.parse(filters));
    const rows = await findNewMatches(database, search, { ...among, notOf, limit });
    return rows.filter((row) => isListed(row, now)).map(({ id }) => id);
  },
  dependsOn: {},
};
