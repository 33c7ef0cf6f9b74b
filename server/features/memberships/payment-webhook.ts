import express, { type Router } from 'express';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { InvalidSignature, type PaymentEvent } from '#server/platform/payments/payments.ts';
import { settle } from './checkouts.ts';
import { claimPaymentEvent, endMembership, extendMembership } from './store.ts';

/**
 * POST /api/payments/webhook: messages from the payment provider. Not part of the contract, because none of our
 * programs calls it: its signature covers the exact bytes of the body. Each message takes effect once, however often it
 * is delivered; lost messages are recovered by payment-tasks.ts. Without a provider the path does not exist.
 */
export function paymentWebhook(router: Router, deps: Deps): void {
  const { payments } = deps;
  if (!payments) return;
  router.post('/api/payments/webhook', express.raw({ type: () => true, limit: '256kb' }), async (req, res) => {
    const event = read(() => payments.readEvent(req.body as Buffer, req.get('stripe-signature') ?? ''));
    await deps.database.write(async (trx) => {
      if (await claimPaymentEvent(trx, event.id, deps.now().toISOString())) await apply(deps, trx, event);
    });
    deps.mail.wake();
    res.json({ received: true });
  });
}

function read(readEvent: () => PaymentEvent): PaymentEvent {
  try {
    return readEvent();
  } catch (error) {
    if (error instanceof InvalidSignature) throw new HttpError('invalid_input', 'The signature is not valid.');
    throw error;
  }
}

async function apply(deps: Deps, trx: Transaction, event: PaymentEvent): Promise<void> {
  switch (event.kind) {
    case 'checkout':
      await settle(deps, trx, event.report);
      return;
    case 'renewed':
      await extendMembership(trx, event.subscriptionId, event.endsAt.toISOString(), deps.now().toISOString());
      return;
    case 'ended':
      await endMembership(trx, event.subscriptionId, deps.now().toISOString());
      return;
    default:
  }
}
