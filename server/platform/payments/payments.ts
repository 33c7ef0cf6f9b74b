/** The purchase, and the page to which the member returns. */
export interface Checkout {
  /** Our key, different for each page; two requests with one key make one page. */
  key: string;
  billing: 'monthly' | 'annual';
  /** The amount charged each month, or each year, in the smallest unit of the currency. */
  amountCents: number;
  /** ISO 4217 in small letters. */
  currency: string;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/** A page that takes one payment. */
export interface CheckoutPage {
  sessionId: string;
  url: string;
  /** From then on it cannot be paid. */
  expiresAt: Date;
}

/** The state of a payment page, in the provider's words. */
export interface CheckoutReport {
  sessionId: string;
  /** The metadata we sent; `null` for a page that another seller made. */
  key: string | null;
  /** `pending`: filled in, but the money is still on its way. */
  state: 'open' | 'pending' | 'paid' | 'closed';
  billing: string | null;
  /** The total charge. */
  amountCents: number | null;
  currency: string | null;
  subscriptionId: string | null;
  /** The address the provider wrote to, for a payer whose account is gone. */
  email: string | null;
}

/** The state of a subscription. */
export interface SubscriptionReport {
  isOver: boolean;
  /** The end of the paid time; `null` while the newest payment is missing. */
  paidUntil: Date | null;
}

/** The events of the provider that we act on. */
export type PaymentEvent =
  | { id: string; kind: 'checkout'; report: CheckoutReport }
  | { id: string; kind: 'renewed'; subscriptionId: string; endsAt: Date }
  | { id: string; kind: 'ended'; subscriptionId: string }
  | { id: string; kind: 'other' };

/**
 * Takes payments on the provider's own pages, so no card number ever reaches this server. Every call throws when the
 * provider fails, and can be repeated.
 */
export interface Payments {
  /** Makes a payment page. */
  createCheckout(checkout: Checkout): Promise<CheckoutPage>;
  findCheckout(sessionId: string): Promise<CheckoutReport>;
  /** Closes a page; one that is no longer open is no error. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Refunds all payments of a page; an earlier refund is no error. */
  refundCheckout(sessionId: string): Promise<void>;
  /** Ends a subscription at once; an ended one is no error. */
  endSubscription(subscriptionId: string): Promise<void>;
  findSubscription(subscriptionId: string): Promise<SubscriptionReport>;
  /** Parses a message of the provider; throws `InvalidSignature` when the signature is wrong. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent;
}

/** A message without the provider's signature, changed, or too old. */
export class InvalidSignature extends Error {}
