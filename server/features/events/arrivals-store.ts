import type { Arrivals } from '#server/platform/records/record.ts';

/** The arrivals of events. Their place is the number of their entry in the search, which they get when published. */
export const eventArrivals: Arrivals = {
  async last({ db }, by) {
    const row = await db
      .selectFrom('documents')
      .innerJoin('events', 'events.id', 'documents.item_id')
      .where('documents.kind', '=', 'event')
      .where('events.updated_at', '<=', by)
      .select('documents.id')
      .orderBy('documents.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? 0;
  },
  async find({ db }, { after, upTo, limit }) {
    const rows = await db
      .selectFrom('documents')
      .innerJoin('events', 'events.id', 'documents.item_id')
      .where('documents.id', '>', after)
      .where('documents.id', '<=', upTo)
      .where('documents.kind', '=', 'event')
      .where('events.status', '=', 'scheduled')
      .select(['events.id', 'documents.id as place', 'events.focus_area_id'])
      .orderBy('documents.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, place, focus_area_id: areaId }) => ({ id, place, areaIds: [areaId] }));
  },
};
