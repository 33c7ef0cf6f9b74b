import { savedSearchFilters } from '#contract/saved-searches-kinds.ts';
import type { FollowedSearches } from '#server/platform/records/record.ts';

/** Saved searches of articles. Articles have no history, so that only new ones are found, by their date of publication. */
export const articleSearches: FollowedSearches = {
  async find({ db }, filters, among, { limit }) {
    if ('ids' in among) return [];
    const { focus } = savedSearchFilters.article.parse(filters);
    const published = db
      .selectFrom('articles')
      .innerJoin('focus_areas', 'focus_areas.id', 'articles.focus_area_id')
      .where('articles.status', '=', 'published')
      .where('articles.published_at', '>', new Date(among.after).toISOString())
      .where('articles.published_at', '<=', new Date(among.upTo).toISOString());
    const rows = await (focus === undefined ? published : published.where('focus_areas.slug', '=', focus))
      .select('articles.id')
      .orderBy('articles.published_at', 'desc')
      .orderBy('articles.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  dependsOn: {},
};
