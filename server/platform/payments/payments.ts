/** The purchase, and the page the member returns to. */
export interface Checkout {
  /** Ours, different for each page; asked for twice under one key, the provider makes one page. */
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
  /** From then on it cannot be paid any more. */
  expiresAt: Date;
}

/** The state of a payment page, in the provider's words. */
export interface CheckoutReport {
  sessionId: string;
  /** As it was asked for; `null` for a page that did not come from here. */
  key: string | null;
  /** `pending`: filled in, but the money is still on its way. */
  state: 'open' | 'pending' | 'paid' | 'closed';
  billing: string | null;
  /** What was charged in total. */
  amountCents: number | null;
  currency: string | null;
  subscriptionId: string | null;
  /** Whom the provider wrote to; for someone whose account is gone. */
  email: string | null;
}

/** How a subscription stands. */
export interface SubscriptionReport {
  isOver: boolean;
  /** Until when it is paid; `null` while the newest payment is missing. */
  paidUntil: Date | null;
}

/** The events of the provider that we act on. */
export type PaymentEvent =
  | { id: string; kind: 'checkout'; report: CheckoutReport }
  | { id: string; kind: 'renewed'; subscriptionId: string; endsAt: Date }
  | { id: string; kind: 'ended'; subscriptionId: string }
  | { id: string; kind: 'other' };

/**
 * Takes payments on its own pages: no card number ever reaches this server. Every call throws when the provider does
 * not answer as it should, and may be made again.
 */
export interface Payments {
  /** Makes a payment page. */
  createCheckout(checkout: Checkout): Promise<CheckoutPage>;
  findCheckout(sessionId: string): Promise<CheckoutReport>;
  /** Closes a page; one that is not open any more is no error. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Gives back all that was paid on a page; what has been given back already is no error. */
  refundCheckout(sessionId: string): Promise<void>;
  /** Ends a subscription at once; one that has ended is no error. */
  endSubscription(subscriptionId: string): Promise<void>;
  findSubscription(subscriptionId: string): Promise<SubscriptionReport>;
  /** Reads a message of the provider; throws `InvalidSignature` when it is not from there. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent;
}

/** A message that the provider did not sign, or that was changed or kept too long on its way. */
export class InvalidSignature extends Error {}
