import { Stripe } from 'stripe';

import { InvalidSignature, type PaymentEvent, type Payments } from './payments.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another host than Stripe's own: tests talk to one on this machine. */
  apiUrl?: string | undefined;
}

const product = 'Professional membership';

/** Stripe Checkout for subscriptions. What is charged is the caller's to say. */
export function createStripePayments({ secretKey, webhookSecret, apiUrl }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 1, timeout: 10_000, ...hostOf(apiUrl) });
  return {
    async createCheckout({ requestId, billing, amountCents, email, successUrl, cancelUrl }) {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        client_reference_id: String(requestId),
        customer_email: email,
        success_url: successUrl,
        cancel_url: cancelUrl,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              product_data: { name: product },
              unit_amount: amountCents,
              recurring: { interval: billing === 'annual' ? 'year' : 'month' },
            },
          },
        ],
      });
      if (!session.url) throw new Error('Stripe answered without the address of a payment page');
      return session.url;
    },
    async endSubscription(subscriptionId) {
      try {
        await stripe.subscriptions.cancel(subscriptionId);
      } catch (error) {
        const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
        if (!isGone) throw error;
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
    case 'checkout.session.completed': {
      const session = event.data.object;
      const requestId = Number(session.client_reference_id);
      if (!Number.isSafeInteger(requestId) || requestId <= 0 || session.payment_status === 'unpaid') {
        return { id, kind: 'other' };
      }
      return { id, kind: 'paid', requestId, subscriptionId: idOf(session.subscription) };
    }
    case 'customer.subscription.updated': {
      const subscription = event.data.object;
      const end = subscription.items.data[0]?.current_period_end;
      if (subscription.status !== 'active' || end === undefined) return { id, kind: 'other' };
      return { id, kind: 'renewed', subscriptionId: subscription.id, endsAt: new Date(end * 1000) };
    }
    case 'customer.subscription.deleted':
      return { id, kind: 'ended', subscriptionId: event.data.object.id };
    default:
      return { id, kind: 'other' };
  }
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === 'https:' ? ('https' as const) : ('http' as const), host: hostname, port };
}
