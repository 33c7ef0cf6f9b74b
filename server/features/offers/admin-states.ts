import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { lockAny, lockEdition, log, refuseOver, refuseTooMany } from './admin-edition.ts';
import { deleteOfferRow, updateOfferRow } from './admin-store.ts';

/** Publishes an offer. 409 where members could not redeem it, or too many are open. */
export function publishOffer(deps: Deps, actorId: number, id: number, version: number): Promise<void> {
  return deps.database.write(async (trx) => {
    const offer = await lockEdition(deps, trx, id, version);
    if (offer.status === 'published') throw new HttpError('conflict', 'This offer has already been published.');
    refuseOver(deps, offer.ends_on);
    if (offer.code_kind === 'shared' && offer.has_shared === 0) {
      throw new HttpError('conflict', 'Please enter the code first.');
    }
    if (offer.code_kind === 'own' && offer.codes_left === 0) {
      throw new HttpError('conflict', 'Please import codes first.');
    }
    await refuseTooMany(deps, trx);
    await updateOfferRow(trx, id, { status: 'published', updated_at: deps.now().toISOString() });
    await log(deps, trx, { actorId, action: 'content.publish', id, title: offer.title, note: null });
  });
}

/** Ends a published offer at once. Who has redeemed it keeps what they have got. */
export function endOffer(deps: Deps, actorId: number, id: number, version: number): Promise<void> {
  return deps.database.write(async (trx) => {
    const offer = await lockEdition(deps, trx, id, version);
    if (offer.status !== 'published') throw new HttpError('conflict', 'Only a published offer can be ended.');
    await updateOfferRow(trx, id, { status: 'ended', updated_at: deps.now().toISOString() });
    await log(deps, trx, { actorId, action: 'offer.end', id, title: offer.title, note: null });
  });
}

/** Deletes a draft with its codes; 409 for any other offer. */
export function deleteDraft(deps: Deps, actorId: number, id: number): Promise<void> {
  return deps.database.write(async (trx) => {
    const offer = await lockAny(deps, trx, id);
    if (offer.status !== 'draft') {
      throw new HttpError('conflict', 'Only a draft can be deleted. End the offer instead.');
    }
    await deleteOfferRow(trx, id);
    await log(deps, trx, { actorId, action: 'content.remove', id, title: offer.title, note: 'A draft' });
  });
}
