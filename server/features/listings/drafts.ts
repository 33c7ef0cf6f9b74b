import type { CurrentUser } from '#contract/accounts.ts';
import type { ParsedListingInput } from '#contract/listings.ts';
import { type ListingDraftValues, listingDraftInput, maxDrafts } from '#contract/listings-own.ts';
import type { Deps } from '#server/deps.ts';
import { lockAccount } from '#server/platform/db/lock-account.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
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
    return insertDraft(trx, { ownerId, values, createdAt });
  });
  return { id, version: 1, updatedAt: createdAt };
}

/** Updates a draft. Throws 404 for anyone but its owner, 409 when it was saved elsewhere meanwhile. */
export async function saveDraft(deps: Deps, ownerId: number, id: number, values: ListingDraftValues, version: number) {
  const updatedAt = deps.now().toISOString();
  await deps.database.write(async (trx) => {
    if (await rewriteDraft(trx, id, { values, version, updatedAt, ownerId })) return;
    const draft = await findForForm({ db: trx }, id);
    if (draft?.status !== 'draft' || draft.owner_id !== ownerId) throw notFound('draft');
    throw new HttpError('conflict', staleMessage);
  });
  return { id, version: version + 1, updatedAt };
}

/** Throws 404 for anyone but the draft's owner. */
export async function dropDraft(deps: Deps, ownerId: number, id: number): Promise<void> {
  const isGone = await deps.database.write((trx) => removeDraft(trx, id, ownerId));
  if (!isGone) throw notFound('draft');
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
    return publish(deps, trx, user, { ...listing, createdAt });
  });
  deps.mail.wake();
  return listingId;
}

/** The stored fields of a draft. */
export function draftValues(stored: string): ListingDraftValues {
  return listingDraftInput.parse(JSON.parse(stored));
}
