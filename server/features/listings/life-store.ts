import { sql } from 'kysely';
import type { ListingDetails } from '#contract/listings.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import { moveAttached } from '#server/features/attachments/index.ts';
import { readListingMatchProfile, saveListingMatchProfile } from '#server/features/match-profiles/index.ts';
import { movePictures } from '#server/features/pictures/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ListingsTable } from '#server/platform/db/tables/listings.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { matchPlace } from '#server/platform/places/match-place.ts';
import { toPlainText } from '#server/platform/rich-text/rich-text.ts';
import { addToIndex, locationOf, removeFromIndex } from './findable.ts';
import { type Life, termEnd } from './lifecycle.ts';

/** A listing that is locked until the transaction ends. */
export interface LockedListing
  extends Life,
    Pick<ListingsTable, 'type' | 'title' | 'description' | 'tags' | 'details'> {
  id: number;
  ownerId: number;
  version: number;
  focusAreaSlug: string | null;
  hold: Hold | null;
}

/** Reads a listing and locks it until `trx` ends; call it before any other query of the listing. */
export async function lockListing(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
): Promise<LockedListing | undefined> {
  await lockRow(database, trx, 'listings', id);
  return trx
    .selectFrom('listings')
    .leftJoin('focus_areas', 'focus_areas.id', 'listings.focus_area_id')
    .where('listings.id', '=', id)
    .select([
      'listings.id',
      'listings.owner_id as ownerId',
      'listings.version',
      'listings.type',
      'listings.title',
      'listings.description',
      'listings.tags',
      'listings.details',
      'listings.status',
      'listings.expires_at as expiresAt',
      'listings.closed_by as closedBy',
      'listings.reminded_at as remindedAt',
      'listings.hold',
      'focus_areas.slug as focusAreaSlug',
    ])
    .executeTakeFirst();
}

/** Tells whoever looks at a public listing that it has changed. */
export function tellOfListing(trx: Transaction, id: number): Promise<void> {
  return tellLive(trx, 'all members', { kind: 'record', of: 'listing', id });
}

/** Stores the state of a listing, updates its search entry when needed, and tells whoever looks at it. */
export async function saveLife(database: Database, trx: Transaction, listing: LockedListing, life: Life) {
  await trx
    .updateTable('listings')
    .set({
      status: life.status,
      expires_at: life.expiresAt,
      closed_by: life.closedBy,
      reminded_at: life.remindedAt,
    })
    .where('id', '=', listing.id)
    .execute();
  const after = { status: life.status, hold: listing.hold };
  await reindex(database, trx, listing, after);
  // The end of its term is among what it is found by.
  if (isFindable(listing) && isFindable(after) && life.expiresAt !== listing.expiresAt) {
    await index(database, trx, listing);
  }
  const isChanged = life.status !== listing.status || life.expiresAt !== listing.expiresAt;
  if (isFindable(listing) && isChanged) await tellOfListing(trx, listing.id);
}

/** Withholds a listing, or shows it again. */
export async function setListingHold(database: Database, trx: Transaction, listing: LockedListing, hold: Hold | null) {
  await trx.updateTable('listings').set({ hold }).where('id', '=', listing.id).execute();
  await reindex(database, trx, listing, { status: listing.status, hold });
  if (isFindable(listing)) await tellOfListing(trx, listing.id);
}

/** Stores the review state of a listing that is not public; nothing is indexed. */
export async function setHoldState(trx: Transaction, id: number, hold: 'pending' | 'declined'): Promise<void> {
  await trx.updateTable('listings').set({ hold }).where('id', '=', id).execute();
}

/**
 * Publishes a listing that has passed its review, and returns its number: a new one, so that ids grow with the time
 * of publication and alerts about new listings miss none. Its term begins now.
 */
export async function publishAnew(
  database: Database,
  trx: Transaction,
  listing: LockedListing,
  now: Date,
): Promise<number> {
  const matchProfile = await readListingMatchProfile(trx, listing.id);
  const { id: _id, ...row } = await trx
    .deleteFrom('listings')
    .where('id', '=', listing.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('listings')
    .values({ ...row, hold: null, created_at: at, updated_at: at, expires_at: termEnd(now), reminded_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (matchProfile) await saveListingMatchProfile(trx, id, matchProfile, at);
  await movePictures(trx, { kind: 'listing', id: listing.id }, id);
  await moveAttached(trx, { kind: 'listing', id: listing.id }, id);
  await reindex(database, trx, { ...listing, id }, { status: listing.status, hold: null });
  return id;
}

/** Whether a listing is in the lists, and therefore in the search index. */
export function isFindable({ status, hold }: Pick<LockedListing, 'status' | 'hold'>): boolean {
  return status === 'published' && hold === null;
}

/** Adds or removes the search entry of a listing when its change of state requires it. */
async function reindex(
  database: Database,
  trx: Transaction,
  before: LockedListing,
  after: Pick<LockedListing, 'status' | 'hold'>,
): Promise<void> {
  if (isFindable(before) && !isFindable(after)) await removeFromIndex(trx, before.id);
  if (!isFindable(before) && isFindable(after)) await index(database, trx, before);
}

/** Rebuilds the search terms of a listing from its row; a listing that is not public gets none. */
export async function reindexListing(database: Pick<Database, 'dialect'>, trx: Transaction, id: number): Promise<void> {
  const listing = await lockListing(database, trx, id);
  if (!listing) return;
  const place = matchPlace(locationOf(detailsOf(listing)));
  await trx.updateTable('listings').set(place).where('id', '=', id).execute();
  if (isFindable(listing)) await index(database, trx, listing);
}

function index(database: Pick<Database, 'dialect'>, trx: Transaction, listing: LockedListing): Promise<void> {
  const { id, title, type, focusAreaSlug } = listing;
  return addToIndex(database, trx, {
    id,
    title,
    text: toPlainText(listing.description),
    type,
    focusAreaSlug: focusAreaSlug ?? '',
    // The contract parsed this JSON before it was stored.
    tags: JSON.parse(listing.tags) as string[],
    details: detailsOf(listing),
  });
}

/** Stores the hash of the newest reminder's token; the earlier token stops working. */
export async function setRenewalToken(trx: Transaction, id: number, tokenHash: string): Promise<void> {
  await trx.updateTable('listings').set({ renew_token_hash: tokenHash }).where('id', '=', id).execute();
}

/** Number of the listing whose newest reminder carries this token, or `undefined`. */
export async function findByRenewalToken({ db }: Pick<Database, 'db'>, tokenHash: string): Promise<number | undefined> {
  const row = await db.selectFrom('listings').where('renew_token_hash', '=', tokenHash).select('id').executeTakeFirst();
  return row?.id;
}

/** Listings that are still stored as published though their term is over, the earliest first. */
export async function findEnded({ db }: Database, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .where('status', '=', sql.lit('published'))
    .where('expires_at', '<=', now)
    .select('id')
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Published listings whose term ends by `until` and whose owners were not reminded, the earliest first. */
export async function findToRemind({ db }: Database, now: string, until: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .where('status', '=', sql.lit('published'))
    .where('reminded_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .select('id')
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The contract parsed this JSON before it was stored. */
function detailsOf({ details }: Pick<LockedListing, 'details'>): ListingDetails {
  return JSON.parse(details) as ListingDetails;
}
