/** What a member pays for, and where they go afterwards. */
export interface Checkout {
  requestId: number;
  billing: 'monthly' | 'annual';
  /** What is charged each month, or each year, in cents of a US dollar. */
  amountCents: number;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/** What the provider tells us, as far as we act on it. */
export type PaymentEvent =
  | { id: string; kind: 'paid'; requestId: number; subscriptionId: string | null }
  | { id: string; kind: 'renewed'; subscriptionId: string; endsAt: Date }
  | { id: string; kind: 'ended'; subscriptionId: string }
  | { id: string; kind: 'other' };

/** Takes payments on its own pages: no card number ever reaches this server. */
export interface Payments {
  /** Address of a payment page for this checkout. Throws when the provider does not answer. */
  createCheckout(checkout: Checkout): Promise<string>;
  /** Ends a subscription at once; one that has ended is no error. Throws when the provider does not answer. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Reads a message of the provider; throws `InvalidSignature` when it is not from there. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent;
}

/** A message that the provider did not sign, or that was changed or kept too long on its way. */
export class InvalidSignature extends Error {}
