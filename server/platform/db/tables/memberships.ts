import type { Generated } from 'kysely';

export interface MembershipRequestsTable {
  id: Generated<number>;
  user_id: number;
  billing: 'monthly' | 'annual';
  status: 'pending' | 'approved' | 'declined' | 'withdrawn';
  created_at: string;
  decided_at: string | null;
  decided_by: number | null;
  /** The price for a month or a year when it was made. */
  price_cents: number;
}

/** The benefits and prices of a membership. */
export interface MembershipPlansTable {
  id: 'free' | 'professional';
  name: string;
  /** The price of a month, billed monthly. */
  price_cents: number;
  /** The price of a month, billed annually. */
  annual_price_cents: number;
  is_popular: number;
  /** A list as JSON. */
  benefits: string;
  position: number;
  /** The number of the edition. */
  version: Generated<number>;
}

export interface MembershipsTable {
  id: Generated<number>;
  user_id: number;
  billing: 'monthly' | 'annual';
  starts_at: string;
  ends_at: string;
  /** The payment provider's; `null` where an invoice was sent. */
  subscription_id: string | null;
  /** Set when it is over; at most one membership a user is not. */
  ended_at: string | null;
  /** Set once its subscription has been cancelled: it lasts until `ends_at`, and is not renewed. */
  cancelled_at: Generated<string | null>;
}
