import type { CurrentUser } from '#contract/accounts.ts';
import type { ParsedListingInput } from '#contract/listings.ts';
import { type ListingDraftValues, listingDraftInput, maxDrafts } from '#contract/listings-own.ts';
import type { Deps } from '#server/deps.ts';
import { holdDraftPictures, releasePictures } from '#server/features/pictures/index.ts';
import { lockAccount } from '#server/platform/db/lock-account.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { checkListing } from './check.ts';
import { countDrafts, findForForm, insertDraft, removeDraft, rewriteDraft } from './draft-store.ts';
import { publish } from './review.ts';

/** The message when someone saves an outdated draft. */
export const staleMessage =
  'This listing has been changed since you opened it. What you typed is still here: copy what you need, then open the listing again.';

/** Saves an unfinished listing. Throws 409 where the member has the most drafts allowed. */
export async function addDraft(deps: Deps, ownerId: number, values: ListingDraftValues) {
  const createdAt = deps.now().toISOString();
  const id = await deps.database.write(async (trx) => {
    // The lock is needed because two concurrent requests would each count too few drafts.
    await lockAccount(deps.database, trx, ownerId);
    if ((await countDrafts(trx, ownerId)) >= maxDrafts) {
      throw new HttpError('conflict', `You already have ${maxDrafts} drafts. Please publish or delete one first.`);
    }
    const draftId = await insertDraft(trx, { ownerId, values, createdAt });
    await holdPicturesOf(deps, trx, ownerId, draftId, values);
    return draftId;
  });
  return { id, version: 1, updatedAt: createdAt };
}

/** Updates a draft. Throws 404 for anyone but its owner, 409 when it was saved elsewhere meanwhile. */
export async function saveDraft(deps: Deps, ownerId: number, id: number, values: ListingDraftValues, version: number) {
  const updatedAt = deps.now().toISOString();
  await deps.database.write(async (trx) => {
    if (await rewriteDraft(trx, id, { values, version, updatedAt, ownerId })) {
      await holdPicturesOf(deps, trx, ownerId, id, values);
      return;
    }
    const draft = await findForForm({ db: trx }, id);
    if (draft?.status !== 'draft' || draft.owner_id !== ownerId) throw notFound('draft');
    throw new HttpError('conflict', staleMessage);
  });
  return { id, version: version + 1, updatedAt };
}

/** Throws 404 for anyone but the draft's owner. */
export async function dropDraft(deps: Deps, ownerId: number, id: number): Promise<void> {
  await deps.database.write(async (trx) => {
    if (!(await removeDraft(trx, id, ownerId))) throw notFound('draft');
    await releasePictures(deps, trx, { kind: 'listing', id });
  });
}

/**
 * Publishes a draft as a listing and returns the listing's number: a new one, so that ids grow with the time of
 * publication. Of two concurrent attempts the second finds no draft (404), as does anyone but its owner.
 */
export async function publishFromDraft(
  deps: Deps,
  user: CurrentUser,
  id: number,
  input: ParsedListingInput,
): Promise<number> {
  const listing = await checkListing(deps, input);
  const createdAt = deps.now().toISOString();
  const listingId = await deps.database.write(async (trx) => {
    if (!(await removeDraft(trx, id, user.id))) throw notFound('draft');
    return publish(deps, trx, user, { ...listing, createdAt, draftId: id });
  });
  deps.mail.wake();
  return listingId;
}

/** The pictures in the text of a draft belong to it, so that they are there when it is published. */
function holdPicturesOf(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  userId: number,
  id: number,
  { description }: ListingDraftValues,
): Promise<void> {
  return holdDraftPictures(deps, trx, { userId, holder: { kind: 'listing', id }, html: toSafeHtml(description) });
}

/** The stored fields of a draft. */
export function draftValues(stored: string): ListingDraftValues {
  return listingDraftInput.parse(JSON.parse(stored));
}
