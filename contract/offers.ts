import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, day, idParams, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';

/** The members an offer is for, with the `offers` that a plan must give (contract/memberships-plans.ts). */
export const offerAudiences = {
  professional: { label: 'Professional members', needs: 1 },
  annual: { label: 'Professional members who are billed annually', needs: 2 },
} as const;
export type OfferAudience = keyof typeof offerAudiences;

/** What members get when they redeem an offer, besides the link. */
export const offerCodeKinds = {
  none: 'No code, only the link',
  shared: 'One code for all members',
  own: 'A code of their own for each member',
} as const;
export type OfferCodeKind = keyof typeof offerCodeKinds;

/** The state of a published offer at this moment. Days begin and end at midnight UTC. */
export const offerStandings = {
  upcoming: 'Not started',
  open: 'Open',
  over: 'Over',
  'used-up': 'Used up',
  withdrawn: 'Withdrawn',
} as const;
export type OfferStanding = keyof typeof offerStandings;

/** Members see how many are left from this number down. */
export const fewLeft = 10;

const details = z.object({
  /** What the member gets, in a sentence. */
  gives: z.string(),
  /** Paragraphs, separated by empty lines; may be empty. */
  terms: z.string(),
  hasCode: z.boolean(),
});

const offer = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The name of a partner or of another organization. */
  givenBy: z.string(),
  audience: choice(offerAudiences),
  startsOn: day.nullable(),
  /** The last day. */
  endsOn: day.nullable(),
  standing: choice(offerStandings),
  /** How many can still be redeemed; `null` if many can, or without the plan. */
  left: z.number().int().nonnegative().nullable(),
  isRedeemed: z.boolean(),
  /** Whether the caller's plan includes it. */
  isIncluded: z.boolean(),
  /** `null` for members without a plan that has offers, unless they have redeemed this one. */
  details: details.nullable(),
});
export type Offer = z.infer<typeof offer>;

const redeemedOffer = offer
  .pick({ id: true, title: true, givenBy: true, startsOn: true, endsOn: true, standing: true })
  .extend({ details, redeemedAt: timestamp });
export type RedeemedOffer = z.infer<typeof redeemedOffer>;

/** What a member has got. Codes are secrets: only these answers have one, and only the member's own. */
const redemption = z.object({
  /** `null` for an offer without codes. */
  code: z.string().nullable(),
  url: z.string(),
  redeemedAt: timestamp,
});
export type Redemption = z.infer<typeof redemption>;

/** GET /api/offers: published offers that are not over, the first to end first. */
export const listOffers = defineEndpoint({
  name: 'offers.list',
  method: 'GET',
  path: '/api/offers',
  summary: 'Offers of partners and of the parent organization',
  access: 'member',
  response: z.array(offer),
  cache: 'private',
});

/** GET /api/offers/redeemed: what the caller has redeemed, the latest first, whatever became of the offer or the plan. */
export const listRedeemedOffers = defineEndpoint({
  name: 'offers.redeemed',
  method: 'GET',
  path: '/api/offers/redeemed',
  summary: 'Offers the caller has redeemed',
  access: 'member',
  query: z.strictObject(pageQuery),
  response: page(redeemedOffer),
  cache: 'private',
});

/**
 * POST /api/offers/{id}/redemption: gives the caller the code and the link; the same ones at every further call. 403
 * without the plan; 409 with the reason before it starts, when it is over, used up or withdrawn.
 */
export const redeemOffer = defineEndpoint({
  name: 'offers.redeem',
  method: 'POST',
  path: '/api/offers/:id/redemption',
  summary: 'Redeem an offer',
  access: 'member',
  params: idParams,
  response: redemption,
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});

/** GET /api/offers/{id}/redemption: what the caller has got; 404 if they have not redeemed it. */
export const getRedemption = defineEndpoint({
  name: 'offers.redemption',
  method: 'GET',
  path: '/api/offers/:id/redemption',
  summary: 'The code and the link of an offer the caller has redeemed',
  access: 'member',
  params: idParams,
  response: redemption,
  cache: 'private',
});
