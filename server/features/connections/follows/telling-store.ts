import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Up to where followers were notified: of all listings before this one, and of this one up to this follower. */
export interface Telling {
  listingId: number;
  followerId: number;
}

/** A listing posted by a member with followers. */
export interface FollowedListing {
  id: number;
  title: string;
  ownerId: number;
  createdAt: string;
}

export async function findTelling({ db }: Pick<Database, 'db'>): Promise<Telling> {
  const { up_to_listing: listingId, up_to_follower: followerId } = await db
    .selectFrom('follow_telling')
    .select(['up_to_listing', 'up_to_follower'])
    .executeTakeFirstOrThrow();
  return { listingId, followerId };
}

/** Saves the progress mark. Returns `false` when another process has already moved it further. */
export async function moveTelling(trx: Transaction, from: Telling, to: Telling): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('follow_telling')
    .set({ up_to_listing: to.listingId, up_to_follower: to.followerId })
    .where('up_to_listing', '=', from.listingId)
    .where('up_to_follower', '=', from.followerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The first listing from number `from` to `upTo` whose author has followers. */
export function findFollowedListing(
  { db }: Pick<Database, 'db'>,
  { from, upTo }: { from: number; upTo: number },
): Promise<FollowedListing | undefined> {
  return (
    db
      .selectFrom('listings')
      .where('listings.id', '>=', from)
      .where('listings.id', '<=', upTo)
      .where('listings.status', '=', 'published')
      .where('listings.hold', 'is', null)
      // Without a join: there are few listings of the last minutes, but many members.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('member_profiles')
            .whereRef('member_profiles.user_id', '=', 'listings.owner_id')
            .where('follower_count', '>', 0)
            .where('is_listed', '=', 1)
            .select('user_id'),
        ),
      )
      .select(['listings.id', 'listings.title', 'listings.owner_id as ownerId', 'listings.created_at as createdAt'])
      .orderBy('listings.id')
      .limit(1)
      .executeTakeFirst()
  );
}

/** Whether a member has published another listing shortly before this one. */
export async function hasPostedSince(
  { db }: Pick<Database, 'db'>,
  { id, ownerId }: Pick<FollowedListing, 'id' | 'ownerId'>,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .where('owner_id', '=', ownerId)
    .where('id', '<', id)
    .where('created_at', '>', since)
    .where('status', '<>', 'draft')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
