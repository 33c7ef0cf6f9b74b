import type { CurrentUser } from '#contract/accounts.ts';
import { paths } from '#contract/kit/paths.ts';
import type { ListingState } from '#contract/listings-own.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { findByRenewalToken, type LockedListing, lockListing, saveLife } from './life-store.ts';
import { type Actor, isLinkAlive, isRefusal, type Life, type Step, statusAt, takeStep } from './lifecycle.ts';

/** The steps that people take. */
export type MemberStep = Extract<Step, 'close' | 'reopen' | 'renew'>;

/**
 * Takes a step in a listing's life for a signed-in user, in one transaction with its search entry. Throws 404 for a
 * listing that this user may not see, 403 for another member's listing, and 403 or 409 with a sentence where the step
 * is not possible.
 */
export async function takeMemberStep(
  deps: Deps,
  id: number,
  step: MemberStep,
  user: CurrentUser,
): Promise<ListingState> {
  const state = await deps.database.write(async (trx) => {
    const listing = await lockForChange(deps, trx, id, user);
    const actor = actorOf(listing, user);
    const life = await applyStep(deps, trx, listing, step, actor);
    if (step === 'close' && actor === 'admin' && listing.closedBy !== 'admin')
      await tellClosedByTeam(deps, trx, listing);
    return presentState(id, life, deps.now());
  });
  deps.mail.wake();
  return state;
}

/** Reads and locks a listing that this user may change; throws like `takeMemberStep`. */
export async function lockForChange(
  deps: Pick<Deps, 'database'>,
  trx: Transaction,
  id: number,
  user: CurrentUser,
): Promise<LockedListing> {
  const listing = await lockListing(deps.database, trx, id);
  if (!listing) throw notFound('listing');
  const isOwner = listing.ownerId === user.id;
  // A listing that this user may not see does not exist for them; admins do not see drafts.
  if (!isOwner && listing.status === 'draft') throw notFound('listing');
  if (!isOwner && user.role !== 'admin') {
    if (listing.closedBy === 'admin' || listing.hold !== null) throw notFound('listing');
    throw new HttpError('forbidden', 'This listing belongs to someone else.');
  }
  if (listing.hold === 'removed') throw new HttpError('conflict', 'Our team has removed this listing.');
  return listing;
}

/** Whether an admin acts as the owner, or for the team, as when undoing the team's own action. */
function actorOf(listing: LockedListing, user: CurrentUser): Actor {
  const isOwner = listing.ownerId === user.id;
  return isOwner && !(user.role === 'admin' && listing.closedBy === 'admin') ? 'owner' : 'admin';
}

/** Takes a step and stores the result. Throws the refusal of a step that is not possible. */
export async function applyStep(
  deps: Pick<Deps, 'database' | 'now'>,
  trx: Transaction,
  listing: LockedListing,
  step: Step,
  actor: Actor,
): Promise<Life> {
  const life = takeStep(listing, step, actor, deps.now());
  if (isRefusal(life)) throw new HttpError(life.code, life.message);
  if (life !== listing) await saveLife(deps.database, trx, listing, life);
  return life;
}

/**
 * Renews a listing by the link of a reminder, whoever opens it. A second click changes nothing. Throws 404 for an
 * unknown token, 400 on `token` for an expired one, 409 where the listing is closed.
 */
export async function renewByToken(deps: Deps, token: string) {
  const id = await findByRenewalToken(deps.database, hashToken(token));
  if (id === undefined) throw notFound('link');
  return deps.database.write(async (trx) => {
    const listing = await lockListing(deps.database, trx, id);
    if (!listing) throw notFound('link');
    if (!isLinkAlive(listing, deps.now())) {
      throw invalidInput({ token: 'This link has expired. Sign in to renew the listing.' });
    }
    const isRenewedAlready = listing.status === 'published' && listing.remindedAt === null;
    const life = isRenewedAlready ? listing : await applyStep(deps, trx, listing, 'renew', 'link');
    if (life.expiresAt === null) throw notFound('link');
    return { id, title: listing.title, expiresAt: life.expiresAt };
  });
}

export function presentState(id: number, life: Life, now: Date): ListingState {
  return { id, status: statusAt(life, now), expiresAt: life.expiresAt, closedBy: life.closedBy };
}

function tellClosedByTeam(deps: Deps, trx: Transaction, listing: LockedListing): Promise<void> {
  return notify(trx, deps, {
    userId: listing.ownerId,
    subjectId: null,
    kind: 'moderation',
    title: 'Our team has closed one of your listings',
    body: `Your listing "${listing.title}" has been closed by our team and is no longer shown. If you think that is a mistake, please write to us.`,
    path: paths.ownListings,
    action: 'My listings',
  });
}
