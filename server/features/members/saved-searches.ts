import { savedSearchFilters } from '#contract/saved-searches-kinds.ts';
import { newestBy } from '#server/platform/db/newest-by.ts';
import type { Arrivals, FollowedSearches } from '#server/platform/records/record.ts';
import { findMatchesAmong } from '#server/platform/search/among-store.ts';
import { searchOf } from './directory.ts';

/** The arrivals of members, for saved searches. Their place is their number. */
export const memberArrivals: Arrivals = { last: (database, by) => newestBy(database, 'users', by) };

/** Saved searches of members. Only members in the directory are in the search index. */
export const memberSearches: FollowedSearches = {
  async find(database, filters, among, { notOf, limit }) {
    const search = searchOf(savedSearchFilters.member.parse(filters));
    const ids = search ? await findMatchesAmong(database, 'member_search', search, among, limit) : [];
    return ids.filter((id) => id !== notOf);
  },
  dependsOn: {
    search: ['headline', 'position', 'organization', 'location', 'skills'],
    country: ['location'],
    basedIn: ['location'],
    city: ['location'],
  },
};
