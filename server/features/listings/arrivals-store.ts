import { newestBy } from '#server/platform/db/newest-by.ts';
import type { Arrivals } from '#server/platform/records/record.ts';

/** The arrivals of listings. Their place is their number: a draft gets a new one when it is published. */
export const listingArrivals: Arrivals = {
  last: (database, by) => newestBy(database, 'listings', by),
  async find({ db }, { after, upTo, limit }) {
    const rows = await db
      .selectFrom('listings')
      .innerJoin('users', 'users.id', 'listings.owner_id')
      .where('listings.id', '>', after)
      .where('listings.id', '<=', upTo)
      .where('listings.status', '=', 'published')
      .where('listings.hold', 'is', null)
      // What is new is mailed, so listings by unconfirmed members are left out.
      .where('users.email_confirmed_at', 'is not', null)
      .select(['listings.id', 'listings.id as place', 'listings.focus_area_id'])
      .orderBy('listings.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, place, focus_area_id: areaId }) => ({
      id,
      place,
      areaIds: areaId === null ? [] : [areaId],
    }));
  },
};
