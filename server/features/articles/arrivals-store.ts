import type { Arrivals } from '#server/platform/records/record.ts';

/** The arrivals of articles. Their place is their date of publication: many are written and scheduled long before. */
export const articleArrivals: Arrivals = {
  last: async (_database, by) => Date.parse(by),
  async find({ db }, { after, upTo }) {
    // Several articles may have the same date, so a step takes all of them; there are few between two steps.
    const rows = await db
      .selectFrom('articles')
      .where('status', '=', 'published')
      .where('published_at', '>', new Date(after).toISOString())
      .where('published_at', '<=', new Date(upTo).toISOString())
      .select(['id', 'published_at', 'focus_area_id'])
      .orderBy('published_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ id: row.id, place: Date.parse(row.published_at ?? ''), areaIds: [row.focus_area_id] }));
  },
};
