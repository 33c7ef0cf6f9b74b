import type { ModeratedKind } from '#server/platform/records/moderated.ts';
import { lockListing, publishAnew, setListingHold } from './life-store.ts';

/** Listings as the team looks at them. Drafts are their owners' alone. */
export const moderatedListings: ModeratedKind = {
  async find({ db }, ids) {
    const rows = await db
      .selectFrom('listings')
      .where('id', 'in', ids)
      .where('status', '<>', 'draft')
      .select(['id', 'title', 'excerpt', 'owner_id as ownerId', 'hold'])
      .execute();
    return rows.map((row) => ({ ...row, path: `/network/listings/${row.id}` }));
  },
  async setHold(database, trx, id, hold, now) {
    const listing = await lockListing(database, trx, id);
    if (!listing || listing.status === 'draft') return null;
    const isApproved = hold === null && (listing.hold === 'pending' || listing.hold === 'declined');
    if (isApproved) return publishAnew(database, trx, listing, now);
    await setListingHold(database, trx, listing, hold);
    return id;
  },
};
