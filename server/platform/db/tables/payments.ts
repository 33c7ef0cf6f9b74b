import type { Generated } from 'kysely';

/** Payment pages and what is still to be asked of the payment provider. */
export interface PaymentTables {
  checkouts: CheckoutsTable;
  payment_tasks: PaymentTasksTable;
  payment_events: PaymentEventsTable;
}

/** A payment page: its charge and its result. */
export interface CheckoutsTable {
  id: Generated<number>;
  /** The key of this row at the payment provider. It makes two requests for its page one page. */
  key: string;
  user_id: number;
  request_id: number;
  billing: 'monthly' | 'annual';
  amount_cents: number;
  /** ISO 4217 in small letters, as the provider writes it. */
  currency: string;
  /**
   * `opening`: the provider is being asked for the page. `open`: it can be paid. `closing`: the provider is to close it.
   * `paid`: it opened a membership. `refunding`, `refunded`: it was paid and fitted nothing.
   */
  state: 'opening' | 'open' | 'closing' | 'closed' | 'paid' | 'refunding' | 'refunded';
  /** The provider's number of the page; `null` until it has answered. */
  session_id: Generated<string | null>;
  url: Generated<string | null>;
  subscription_id: Generated<string | null>;
  paid_cents: Generated<number | null>;
  paid_currency: Generated<string | null>;
  /** Why the money goes back, as the team reads it. */
  refund_reason: Generated<string | null>;
  created_at: string;
  expires_at: Generated<string | null>;
  paid_at: Generated<string | null>;
  closed_at: Generated<string | null>;
}

/** Something that is to be done at the provider, until it is. */
export interface PaymentTasksTable {
  id: Generated<number>;
  /**
   * `ask`: what became of a page. `expire`: close a page. `refund`: give back what was paid on a page. `cancel`: end a
   * subscription. `look`: how a subscription stands.
   */
  kind: 'ask' | 'expire' | 'refund' | 'cancel' | 'look';
  /** The number of a row of `checkouts`; of `cancel` and `look` the provider's number of the subscription. */
  subject: string;
  due_at: string;
  attempts: Generated<number>;
  last_error: Generated<string | null>;
  done_at: Generated<string | null>;
}

export interface PaymentEventsTable {
  id: string;
  received_at: string;
}
