import { detailFields, type ListingDetails, type ListingStatus, type ParsedListingInput } from '#contract/listings.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import type { Deps } from '#server/deps.ts';
import { detachAll } from '#server/features/attachments/index.ts';
import { saveListingMatchProfile } from '#server/features/match-profiles/index.ts';
import { releasePictures } from '#server/features/pictures/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { matchPlace } from '#server/platform/places/match-place.ts';
import { excerptOf } from '#server/platform/rich-text/rich-text.ts';
import { addToIndex, locationOf, removeFromIndex } from './findable.ts';
import { isFindable, tellOfListing } from './life-store.ts';
import { termEnd } from './lifecycle.ts';

/** A checked listing with its derived values. */
export interface CheckedListing extends ParsedListingInput {
  focusAreaId: number;
  focusAreaSlug: string;
  /** The description as sanitised HTML, and its text without markup. */
  html: string;
  text: string;
}

export interface NewListing extends CheckedListing {
  ownerId: number;
  createdAt: string;
  /** `pending`: hidden from others until the team's review. */
  hold?: Hold | null;
}

/** Adds a published listing, whose term begins at `createdAt`, together with its search entry and returns its id. */
export async function insertListing(database: Database, trx: Transaction, listing: NewListing): Promise<number> {
  const { hold = null } = listing;
  const { id } = await trx
    .insertInto('listings')
    .values({
      ...columnsOf(listing),
      owner_id: listing.ownerId,
      status: 'published',
      expires_at: termEnd(new Date(listing.createdAt)),
      created_at: listing.createdAt,
      updated_at: listing.createdAt,
      hold,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (listing.matchProfile) await saveListingMatchProfile(trx, id, listing.matchProfile, listing.createdAt);
  if (hold === null) await addToIndex(database, trx, { ...listing, id, details: detailsOf(listing) });
  return id;
}

/**
 * Writes a new edition of a listing, and of its search entry while it is public, and tells whoever looks at it. Returns
 * whether `version` was the newest; if not, nothing is changed.
 */
export async function rewriteListing(
  database: Database,
  trx: Transaction,
  id: number,
  listing: CheckedListing & { version: number; status: ListingStatus; hold: Hold | null; updatedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('listings')
    .set({ ...columnsOf(listing), version: listing.version + 1, updated_at: listing.updatedAt })
    .where('id', '=', id)
    .where('version', '=', listing.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (listing.matchProfile) await saveListingMatchProfile(trx, id, listing.matchProfile, listing.updatedAt);
  if (!isFindable(listing)) return true;
  await addToIndex(database, trx, { ...listing, id, details: detailsOf(listing) });
  await tellOfListing(trx, id);
  return true;
}

function columnsOf(listing: CheckedListing) {
  const details = detailsOf(listing);
  const location = locationOf(details);
  return {
    type: listing.type,
    title: listing.title,
    description: listing.html,
    excerpt: excerptOf(listing.text),
    focus_area_id: listing.focusAreaId,
    contact_email: listing.contactEmail,
    tags: JSON.stringify(listing.tags),
    details: JSON.stringify(details),
    company_name: details.companyName ?? null,
    location,
    ...matchPlace(location),
  };
}

/** The given fields of the listing's own kind; those of other kinds are dropped. */
function detailsOf(listing: ParsedListingInput): ListingDetails {
  const { required, optional } = detailFields[listing.type];
  const given = [...required, ...optional].map((field) => [field, listing[field]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Deletes all listings of a member, drafts and closed ones as well, with their search entries and files. */
export async function deleteListingsOf(deps: Pick<Deps, 'now'>, trx: Transaction, ownerId: number): Promise<void> {
  const rows = await trx
    .updateTable('listings')
    // An update without effect: it locks the rows on both databases.
    .set((eb) => ({ owner_id: eb.ref('owner_id') }))
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  for (const { id } of rows) {
    await removeFromIndex(trx, id);
    await releasePictures(deps, trx, { kind: 'listing', id });
    await detachAll(deps, trx, { kind: 'listing', id });
  }
  await trx.deleteFrom('listings').where('owner_id', '=', ownerId).execute();
}
