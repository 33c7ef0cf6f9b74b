import { meetsResearchFilters } from '#contract/research.ts';
import { savedSearchFilters } from '#contract/saved-searches-kinds.ts';
import type { Arrivals, FollowedSearches } from '#server/platform/records/record.ts';

/** The arrivals of research articles. Their place is their date of publication; they belong to no focus area. */
export const researchArrivals: Arrivals = {
  last: async (_database, by) => Date.parse(by),
};

/** Of how many of the newest research articles since the last look a search is met or not. */
const mostRead = 200;

/**
 * Saved searches of research articles, by the filters of the hub. They have no history, so that only new ones are found, by
 * their date of publication.
 */
export const researchSearches: FollowedSearches = {
  async find({ db }, filters, among, { limit }) {
    if ('ids' in among) return [];
    const rows = await db
      .selectFrom('research_articles')
      .where('status', '=', 'published')
      .where('published_at', '>', new Date(among.after).toISOString())
      .where('published_at', '<=', new Date(among.upTo).toISOString())
      .select(['id', 'title', 'description', 'category', 'type'])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostRead)
      .execute();
    const wanted = savedSearchFilters.research.parse(filters);
    return rows
      .filter((row) => meetsResearchFilters(row, wanted))
      .map(({ id }) => id)
      .slice(0, limit);
  },
  dependsOn: {},
};
