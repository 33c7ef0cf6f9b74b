import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { closeCheckouts } from './checkout-store.ts';
import { subscriptionLeftMail } from './mails.ts';
import { cancelSubscriptionsOf, endMembershipNow, withdrawRequestsOf } from './store.ts';
import { addTask } from './task-store.ts';

type SubscriptionDeps = Pick<Deps, 'now' | 'env' | 'payments'>;

/**
 * Cancels a subscription at the provider if and only if `trx` commits. Without a provider the team is asked to do it.
 */
export async function endSubscription(deps: SubscriptionDeps, trx: Transaction, id: string): Promise<void> {
  const now = deps.now();
  if (deps.payments) await addTask(trx, { kind: 'cancel', subject: id, dueAt: now.toISOString() });
  else await enqueueMail(trx, subscriptionLeftMail(deps, id), now);
}

/** Cancels every subscription of a member, so that nothing more is charged. Returns whether there was one. */
export async function endSubscriptionsOf(deps: SubscriptionDeps, trx: Transaction, userId: number): Promise<boolean> {
  const ids = await cancelSubscriptionsOf(trx, userId, deps.now().toISOString());
  for (const id of ids) await endSubscription(deps, trx, id);
  return ids.length > 0;
}

/** Ends a leaving member's membership, requests and open payment pages. */
export async function leaveMembership(deps: SubscriptionDeps, trx: Transaction, userId: number): Promise<void> {
  const at = deps.now().toISOString();
  await endSubscriptionsOf(deps, trx, userId);
  await endMembershipNow(trx, userId, { at });
  await withdrawRequestsOf(trx, userId, at);
  await closeCheckouts(trx, userId, at);
}
