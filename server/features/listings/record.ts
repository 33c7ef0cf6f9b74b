import { paths, pathTo } from '#contract/kit/paths.ts';
import { picturedIn } from '#server/platform/records/pictured-store.ts';
import type { Moderated, RecordKind } from '#server/platform/records/record.ts';
import { listingArrivals } from './arrivals-store.ts';
import { findListingHead } from './head.ts';
import { lockListing, publishAnew, reindexListing, setListingHold } from './life-store.ts';
import { listingSearches } from './saved-searches.ts';
import { findListingItems, searchListings } from './store.ts';

/** Listings, as the team sees them. Only their owners see drafts. */
export const moderatedListings: Moderated = {
  table: 'listings',
  async find({ db }, ids) {
    const rows = await db
      .selectFrom('listings')
      .where('id', 'in', ids)
      .where('status', '<>', 'draft')
      .select(['id', 'title', 'excerpt', 'owner_id as ownerId', 'hold'])
      .execute();
    return rows.map((row) => ({ ...row, path: pathTo(paths.listing, { id: row.id }) }));
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

/** Listings, for the rest of the server. */
export const listingRecord: RecordKind = {
  kind: 'listing',
  pictured: picturedIn('listings'),
  find: findListingItems,
  search: { find: searchListings, by: 'words', table: 'listings', reindex: reindexListing },
  moderated: moderatedListings,
  arrivals: listingArrivals,
  pages: [
    { path: paths.listing, find: findListingHead },
    {
      path: paths.listingEdit,
      // The same for every number: the form's own call checks who may edit it.
      find: async () => ({ title: 'Edit Listing', description: 'Change a listing of yours.', isPrivate: true }),
    },
  ],
  savedSearches: listingSearches,
  sitemap: {
    files: {
      name: 'listings',
      table: 'listings',
      id: 'id',
      shown: "status = 'published' and hold is null",
      pathOf: (id) => pathTo(paths.listing, { id }),
    },
  },
};
