import type { Generated } from 'kysely';

import type { OfferAudience, OfferCodeKind } from '#contract/offers.ts';
import type { OfferState } from '#contract/offers-admin.ts';

/** Offers of partners and other organizations to members. */
export interface OffersTable {
  id: Generated<number>;
  version: Generated<number>;
  status: OfferState;
  title: string;
  partner_id: number | null;
  /** Who gives it; the partner's name when the offer was saved, if it is one. */
  giver: string;
  gives: string;
  terms: string;
  url: string;
  /** The first and the last day, in UTC. */
  starts_on: string | null;
  ends_on: string | null;
  max_redemptions: number | null;
  audience: OfferAudience;
  code_kind: OfferCodeKind;
  /** A secret. */
  shared_code: string | null;
  /** How many times it was redeemed, and how many own codes nobody has yet. Changed only while the row is locked. */
  redeemed: Generated<number>;
  codes_left: Generated<number>;
  created_at: string;
  updated_at: string;
}

/** Own codes of an offer, in the order in which they are given. */
export interface OfferCodesTable {
  id: Generated<number>;
  offer_id: number;
  /** A secret. */
  code: string;
  /** `null`: nobody has it yet. A code that was given stays used when its member's account is deleted. */
  redemption_id: number | null;
}

export interface OfferRedemptionsTable {
  id: Generated<number>;
  offer_id: number;
  /** `null`: the account was deleted. */
  user_id: number | null;
  redeemed_at: string;
}

export interface OfferTables {
  offers: OffersTable;
  offer_codes: OfferCodesTable;
  offer_redemptions: OfferRedemptionsTable;
}
