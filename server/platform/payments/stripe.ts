import { Stripe } from 'stripe';

import { type CheckoutReport, InvalidSignature, type PaymentEvent, type Payments } from './payments.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another host than Stripe's own, for tests. */
  apiUrl?: string | undefined;
}

const product = 'Professional membership';

/** Stripe Checkout for subscriptions. The caller decides the price. */
export function createStripePayments({ secretKey, webhookSecret, apiUrl }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 1, timeout: 10_000, ...hostOf(apiUrl) });

  /** The ids of the payments made on a page. */
  async function paymentIntentsOf(sessionId: string): Promise<string[]> {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    const invoice = idOf(session.invoice);
    const single = idOf(session.payment_intent);
    if (!invoice) return single ? [single] : [];
    const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
    return data.map(({ payment }) => idOf(payment.payment_intent ?? null)).filter((id) => id !== null);
  }

  return {
    async createCheckout({ key, billing, amountCents, currency, email, successUrl, cancelUrl }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: key,
          // Returned with the page, so that the payment can be compared with the request.
          metadata: { checkout: key, billing },
          subscription_data: { metadata: { checkout: key } },
          customer_email: email,
          success_url: successUrl,
          cancel_url: cancelUrl,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency,
                product_data: { name: product },
                unit_amount: amountCents,
                recurring: { interval: billing === 'annual' ? 'year' : 'month' },
              },
            },
          ],
        },
        { idempotencyKey: `checkout-${key}` },
      );
      if (!session.url) throw new Error('Stripe answered without the address of a payment page');
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    },
    findCheckout: async (sessionId) => reportOf(await stripe.checkout.sessions.retrieve(sessionId)),
    async expireCheckout(sessionId) {
      const { status } = await stripe.checkout.sessions.retrieve(sessionId);
      if (status !== 'open') return;
      await stripe.checkout.sessions.expire(sessionId, undefined, { idempotencyKey: `expire-${sessionId}` });
    },
    async refundCheckout(sessionId) {
      const intents = await paymentIntentsOf(sessionId);
      if (intents.length === 0) throw new Error(`Stripe knows no payment of ${sessionId}`);
      for (const intent of intents) {
        const request = { payment_intent: intent, reason: 'requested_by_customer' as const };
        await unless('charge_already_refunded', () =>
          stripe.refunds.create(request, { idempotencyKey: `refund-${intent}` }),
        );
      }
    },
    endSubscription: (subscriptionId) => unless('resource_missing', () => stripe.subscriptions.cancel(subscriptionId)),
    async findSubscription(subscriptionId) {
      try {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId);
        const isOver = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
        return { isOver, paidUntil: paidUntil(subscription) };
      } catch (error) {
        if (isCode(error, 'resource_missing')) return { isOver: true, paidUntil: null };
        throw error;
      }
    },
    readEvent(rawBody, signature) {
      try {
        return toPaymentEvent(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new InvalidSignature(error.message);
        throw error;
      }
    },
  };
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const report = reportOf(event.data.object);
      const hasFailed = event.type === 'checkout.session.async_payment_failed';
      return { id, kind: 'checkout', report: hasFailed ? { ...report, state: 'closed' } : report };
    }
    case 'customer.subscription.updated': {
      const subscription = event.data.object;
      const endsAt = paidUntil(subscription);
      return endsAt ? { id, kind: 'renewed', subscriptionId: subscription.id, endsAt } : { id, kind: 'other' };
    }
    case 'customer.subscription.deleted':
      return { id, kind: 'ended', subscriptionId: event.data.object.id };
    default:
      return { id, kind: 'other' };
  }
}

function reportOf(session: Stripe.Checkout.Session): CheckoutReport {
  return {
    sessionId: session.id,
    key: session.metadata?.['checkout'] ?? null,
    state: stateOf(session),
    billing: session.metadata?.['billing'] ?? null,
    amountCents: session.amount_total,
    currency: session.currency,
    subscriptionId: idOf(session.subscription),
    email: session.customer_details?.email ?? session.customer_email,
  };
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): CheckoutReport['state'] {
  if (status === 'expired') return 'closed';
  if (status === 'open') return 'open';
  return payment_status === 'unpaid' ? 'pending' : 'paid';
}

/** The end of the paid period. */
function paidUntil({ status, items }: Stripe.Subscription): Date | null {
  const end = items.data[0]?.current_period_end;
  return status === 'active' && end !== undefined ? new Date(end * 1000) : null;
}

/** Calls Stripe; an error with this code means that it was already done, which counts as success. */
async function unless(code: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isCode(error, code)) throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === 'https:' ? ('https' as const) : ('http' as const), host: hostname, port };
}
