import { endOfPeriod, type MembershipRequest } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { closeCheckouts } from './checkout-store.ts';
import { declinedMail, startedMail } from './mails.ts';
import { closeRequest, findAddress, startMembership, type Terms } from './store.ts';
import { endSubscriptionsOf } from './subscriptions.ts';

type DecisionDeps = Pick<Deps, 'now' | 'env' | 'baseUrl' | 'payments'>;

/** The admin who decided, or the payment on these terms. */
export type Decision =
  | { decidedBy: number; payment: null }
  | { decidedBy: null; payment: { terms: Terms; subscriptionId: string | null; checkoutId: number } };

/**
 * Approves an open request: the member becomes a professional and is told so. `null` when there is no such open
 * request. The paid terms count, whatever was requested since; pages that could still be paid are closed.
 */
export async function approveRequest(
  deps: DecisionDeps,
  trx: Transaction,
  requestId: number,
  { decidedBy, payment }: Decision,
): Promise<MembershipRequest | null> {
  const now = deps.now();
  const at = now.toISOString();
  const closed = await closeRequest(trx, requestId, 'approved', { decidedBy, at, terms: payment?.terms });
  if (!closed) return null;
  const { request, userId } = closed;
  // A membership that lapsed because its payment failed would be renewed again once the payment works.
  await endSubscriptionsOf(deps, trx, userId);
  const endsAt = endOfPeriod(now, request.billing).toISOString();
  await startMembership(trx, {
    userId,
    billing: request.billing,
    startsAt: at,
    endsAt,
    subscriptionId: payment?.subscriptionId ?? null,
    actorId: decidedBy,
  });
  await closeCheckouts(trx, userId, at, payment?.checkoutId);
  const { email } = await findAddress({ db: trx }, userId);
  await enqueueMail(trx, startedMail(deps, email, { request, endsAt, isPaid: payment !== null }), now);
  return request;
}

/** Declines an open request and tells the member; `null` when there is no such open request. */
export async function declineRequest(
  deps: DecisionDeps,
  trx: Transaction,
  requestId: number,
  decidedBy: number,
): Promise<MembershipRequest | null> {
  const now = deps.now();
  const at = now.toISOString();
  const closed = await closeRequest(trx, requestId, 'declined', { decidedBy, at });
  if (!closed) return null;
  await closeCheckouts(trx, closed.userId, at);
  const { email } = await findAddress({ db: trx }, closed.userId);
  await enqueueMail(trx, declinedMail(deps, email), now);
  return closed.request;
}
