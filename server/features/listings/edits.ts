import type { CurrentUser } from '#contract/accounts.ts';
import { typedText } from '#contract/kit/typed-text.ts';
import type { ListingDetails, ParsedListingInput } from '#contract/listings.ts';
import { type ListingDraftValues, listingDraftInput } from '#contract/listings-own.ts';
import { emptyListingMatchProfile, type ListingMatchProfile } from '#contract/match-profiles.ts';
import type { Deps } from '#server/deps.ts';
import { findListingMatchProfile } from '#server/features/match-profiles/index.ts';
import { holdTextPictures } from '#server/features/pictures/index.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { checkListing } from './check.ts';
import { findForForm } from './draft-store.ts';
import { draftValues, staleMessage } from './drafts.ts';
import { lockForChange } from './life.ts';
import { statusAt } from './lifecycle.ts';
import { submitForReview } from './review.ts';
import { rewriteListing } from './write-store.ts';

/**
 * A listing in any state as its form shows it, for its owner and, unless it is a draft, for admins. Throws 404 for a
 * listing that this user may not see, 403 for another member's listing.
 */
export async function formOf(deps: Deps, id: number, user: CurrentUser) {
  const row = await findForForm(deps.database, id);
  const isOwner = row?.owner_id === user.id;
  if (!row || (!isOwner && row.status === 'draft')) throw notFound('listing');
  if (!isOwner && user.role !== 'admin') {
    // A listing that this user may not see does not exist for them.
    if (row.hold !== null) throw notFound('listing');
    throw new HttpError('forbidden', 'This listing belongs to someone else.');
  }
  const values: ListingDraftValues =
    row.draft === null
      ? listingDraftInput.parse({
          type: row.type,
          title: row.title,
          description: typedText(row.description),
          focusArea: row.focus_area_title ?? '',
          contactEmail: row.contact_email,
          // The contract parsed this JSON before it was stored.
          tags: JSON.parse(row.tags) as string[],
          ...(JSON.parse(row.details) as ListingDetails),
          matchProfile: formValuesOf((await findListingMatchProfile(deps.database, id)) ?? emptyListingMatchProfile),
        })
      : draftValues(row.draft);
  const status = statusAt({ status: row.status, expiresAt: row.expires_at }, deps.now());
  return { id, status, version: row.version, values };
}

/**
 * Writes a new edition of a listing in any state and keeps that state. Throws as `formOf` does, and 409 when someone
 * has changed it since `version`.
 */
export async function editListing(
  deps: Deps,
  id: number,
  input: ParsedListingInput & { version: number },
  user: CurrentUser,
): Promise<void> {
  const checked = await checkListing(deps, input);
  const updatedAt = deps.now().toISOString();
  await deps.database.write(async (trx) => {
    const { status, hold, ownerId } = await lockForChange(deps, trx, id, user);
    if (status === 'draft') throw notFound('listing');
    const edition = { ...checked, version: input.version, status, hold, updatedAt };
    if (!(await rewriteListing(deps.database, trx, id, edition))) throw new HttpError('conflict', staleMessage);
    const text = { userId: user.id, html: checked.html, field: 'description' };
    await holdTextPictures(deps, trx, { ...text, holder: { kind: 'listing', id } });
    // A pending or declined listing goes to the review again in its new form.
    const isToReview = hold === 'pending' || hold === 'declined';
    if (isToReview && ownerId === user.id) await submitForReview(deps, trx, id);
  });
}

/** Forms hold an amount as it is typed. */
function formValuesOf(profile: ListingMatchProfile): ListingDraftValues['matchProfile'] {
  return { ...profile, amount: profile.amount === null ? '' : String(profile.amount) };
}
