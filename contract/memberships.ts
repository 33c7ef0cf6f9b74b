import { z } from 'zod';

import { hour } from '#contract/kit/durations.ts';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, day, idParams, paragraphText, timestamp } from '#contract/kit/fields.ts';
import { agedPageQuery, page } from '#contract/kit/paging.ts';

/**
 * How much longer than the paid period a membership with a subscription lasts (milliseconds): the provider reports the
 * renewal a moment after the period ends.
 */
export const renewalGrace = 24 * hour;

/** The first prices of the Professional plan, in US dollars (rule plans); admins can change them. */
const professionalPrices = { monthly: 69.99, annualPerMonth: 49.99 };
export const introductionPrices = { first: 29.99, further: 49.99, freePerQuarter: 2 };

const benefit = z.object({ id: z.string(), text: z.string(), included: z.boolean(), note: z.string().optional() });

export const membershipPlan = z.object({
  id: z.enum(['free', 'professional']),
  name: z.string(),
  price: z.number().nonnegative(),
  period: z.string(),
  benefits: z.array(benefit),
  isPopular: z.boolean(),
  /** Per month, when billed annually. */
  annualPrice: z.number().nonnegative(),
  /** Per year, against the monthly plan. */
  savings: z.number().nonnegative(),
});
export type MembershipPlan = z.infer<typeof membershipPlan>;

/** The amount charged for a plan, in cents: each month, or each year. */
export function chargeOf(plan: { priceCents: number; annualPriceCents: number }, of: 'monthly' | 'annual'): number {
  return of === 'annual' ? 12 * plan.annualPriceCents : plan.priceCents;
}

/** The saving of annual billing in whole percent, rounded down so that it is never overstated. */
export function savingPercent({ price, annualPrice }: { price: number; annualPrice: number }): number {
  return price === 0 ? 0 : Math.floor((100 * (price - annualPrice)) / price);
}

const yes = (id: string, text: string, note?: string) => ({ id, text, included: true, ...(note && { note }) });
const no = (id: string, text: string) => ({ id, text, included: false });

/** The built-in plans: the seed, and shown if the endpoint returns nothing (rule plans). */
export const builtInPlans: readonly MembershipPlan[] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    period: 'month',
    isPopular: false,
    annualPrice: 0,
    savings: 0,
    benefits: [
      yes('articles', 'Access to articles'),
      yes('events', 'Basic event information'),
      yes('focus-areas', 'Public focus-area content'),
      yes('research', "Access to the AI research tool's ensemble"),
      no('members', 'Network member access'),
      no('market', 'Green Marketplace access'),
      no('introductions', 'Warm introductions'),
    ],
  },
  {
    id: 'professional',
    name: 'Professional',
    price: professionalPrices.monthly,
    period: 'month',
    isPopular: true,
    annualPrice: professionalPrices.annualPerMonth,
    savings: 240,
    benefits: [
      yes('profile', 'Personal network profile'),
      yes('market', 'Green Marketplace access'),
      yes('research', 'Advanced deep research', 'Unlimited priority queries'),
      yes('introductions', 'Warm introductions'),
      yes('matchmaker', 'AI matchmaker'),
      yes('discounts', 'Discounts on parent-company services'),
      yes('exclusive-events', 'Priority access to exclusive events', 'Annual billing'),
      yes('visibility', 'Enhanced network visibility', 'Annual billing'),
      yes('free-introductions', 'Two free warm introductions per quarter', 'Annual billing'),
      yes('insights', 'Premium insight integration', 'Annual billing'),
    ],
  },
];

/** GET /api/membership-plans */
export const listPlans = defineEndpoint({
  name: 'memberships.plans',
  method: 'GET',
  path: '/api/membership-plans',
  summary: 'Membership plans',
  access: 'everyone',
  response: z.array(membershipPlan),
  cache: 'public',
});

const billing = z.enum(['monthly', 'annual']);

/** The currency of all prices, as an ISO 4217 code. */
export const currency = 'USD';

/** The same day of the next month or year, or the last day of a shorter month (UTC). */
export function endOfPeriod(start: Date, of: 'monthly' | 'annual'): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + (of === 'annual' ? 12 : 1));
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** The states of a request for the Professional plan. */
export const membershipRequestStatuses = {
  pending: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;

export const membershipRequest = z.object({
  id: z.number().int(),
  billing,
  /** `pending`: an admin decides (invoice), or the payment page has been opened. */
  status: choice(membershipRequestStatuses),
  /** The price at the time of the request: each month, or each year. */
  amountCents: z.number().int().nonnegative(),
  createdAt: timestamp,
});
export type MembershipRequest = z.infer<typeof membershipRequest>;

/**
 * POST /api/membership-requests: asks for the Professional plan. With a payment provider the answer names its page;
 * without one an admin approves the request and sends an invoice. A member has one pending request: asking again
 * changes its billing and its price, and closes the earlier payment page. 409 for a member who is already a
 * professional, and when `shownCents` is no longer the price; 503 when the provider does not answer: the request is
 * kept and can be repeated.
 */
export const requestMembership = defineEndpoint({
  name: 'memberships.request',
  method: 'POST',
  path: '/api/membership-requests',
  summary: 'Ask for the Professional plan',
  access: 'member',
  body: z.strictObject({
    billing,
    /** The price that was shown; another price is refused. */
    shownCents: z.number('Please say which price was shown').int().nonnegative().max(10_000_000).optional(),
  }),
  status: 201,
  response: z.object({ request: membershipRequest, checkoutUrl: z.url().nullable() }),
  rateLimits: [{ by: 'account', limit: 20, windowSeconds: 3600 }],
});

/**
 * DELETE /api/membership-requests/{id}: 404 for someone else's, 409 once it is decided. Also closes its payment page.
 */
export const withdrawMembershipRequest = defineEndpoint({
  name: 'memberships.withdraw',
  method: 'DELETE',
  path: '/api/membership-requests/:id',
  summary: 'Withdraw a request for the Professional plan',
  access: 'member',
  params: idParams,
  response: membershipRequest,
});

/** GET /api/membership: the caller's membership and open request. */
export const myMembership = defineEndpoint({
  name: 'memberships.mine',
  method: 'GET',
  path: '/api/membership',
  summary: "The caller's membership and pending request",
  access: 'member',
  response: z.object({
    tier: z.enum(['free', 'professional']),
    billing: billing.nullable(),
    startsAt: timestamp.nullable(),
    /** When it renews or ends. */
    renewsAt: timestamp.nullable(),
    /** Whether a subscription renews it; otherwise it ends unless the member requests it again. */
    isRenewing: z.boolean(),
    pending: membershipRequest.nullable(),
    /** How a membership is paid: on a payment page at once, or by invoice once the team has agreed. */
    payment: z.enum(['page', 'invoice']),
  }),
  cache: 'private',
});

/**
 * DELETE /api/membership/renewal: cancels the subscription; the membership lasts for the time that is paid. 409 where
 * nothing renews it.
 */
export const endRenewal = defineEndpoint({
  name: 'memberships.endRenewal',
  method: 'DELETE',
  path: '/api/membership/renewal',
  summary: "Turn off the renewal of the caller's membership",
  access: 'member',
  response: myMembership.response,
});

const charge = z.object({
  id: z.string(),
  title: z.string(),
  amountCents: z.number().int().nonnegative(),
  /** `conditional`: due once the introduction has taken place. */
  status: z.enum([
    'requested',
    'approved',
    'declined',
    'withdrawn',
    'conditional',
    'due',
    'waived',
    'refunding',
    'refunded',
  ]),
  createdAt: timestamp,
});
export type Charge = z.infer<typeof charge>;

/** GET /api/membership/charges: the caller's charges, newest first, at most 100. */
export const listCharges = defineEndpoint({
  name: 'memberships.charges',
  method: 'GET',
  path: '/api/membership/charges',
  summary: "The caller's membership requests and charges",
  access: 'member',
  response: z.object({ items: z.array(charge) }),
  cache: 'private',
});

/** A request as the admin who decides sees it. */
const requestForDecision = membershipRequest.extend({
  userId: z.number().int(),
  username: z.string(),
  email: z.string(),
});
export type RequestForDecision = z.infer<typeof requestForDecision>;

/** GET /api/admin/membership-requests: newest first; of all states by default. */
export const listMembershipRequests = defineEndpoint({
  name: 'memberships.adminList',
  method: 'GET',
  path: '/api/admin/membership-requests',
  summary: 'Membership requests, newest first',
  access: 'admin',
  query: z.strictObject({ status: membershipRequest.shape.status.optional(), ...agedPageQuery }),
  response: page(requestForDecision),
});

export const exportMembershipRequests = exportOf(
  'memberships.adminExport',
  'Membership requests as a CSV or Excel file',
  listMembershipRequests,
);

/** POST /api/admin/membership-requests/{id}/decision */
export const decideMembershipRequest = defineEndpoint({
  name: 'memberships.adminDecide',
  method: 'POST',
  path: '/api/admin/membership-requests/:id/decision',
  summary: 'Approve or decline a membership request',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['approve', 'decline']) }),
  response: membershipRequest,
});

/** The states of a payment page, as the team sees them. */
export const checkoutStates = {
  opening: 'Being opened',
  open: 'Open',
  closing: 'Being closed',
  closed: 'Closed unpaid',
  paid: 'Paid',
  refunding: 'Being refunded',
  refunded: 'Refunded',
} as const;
export type CheckoutState = keyof typeof checkoutStates;
const checkoutState = choice(checkoutStates);

const checkoutForTeam = z.object({
  id: z.number().int(),
  member: z.object({ id: z.number().int(), username: z.string(), email: z.string() }),
  billing,
  amountCents: z.number().int(),
  currency: z.string(),
  state: checkoutState,
  /** The amount paid, if any. */
  paidCents: z.number().int().nullable(),
  paidCurrency: z.string().nullable(),
  /** Why the money is refunded. */
  refundReason: z.string().nullable(),
  /** Why the provider's task has not succeeded yet; it is tried again. */
  problem: z.string().nullable(),
  /** The provider's numbers, for looking the payment up there. */
  sessionId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
});
export type CheckoutForTeam = z.infer<typeof checkoutForTeam>;

/** GET /api/admin/checkouts: payment pages and their outcomes, newest first. */
export const listCheckouts = defineEndpoint({
  name: 'memberships.adminCheckouts',
  method: 'GET',
  path: '/api/admin/checkouts',
  summary: 'Payment pages and their results, newest first',
  access: 'admin',
  query: z.strictObject({ state: checkoutState.optional(), ...agedPageQuery }),
  response: page(checkoutForTeam),
});

/** POST /api/admin/checkouts/export */
export const exportCheckouts = exportOf(
  'memberships.exportCheckouts',
  'Payments as a CSV or Excel file',
  listCheckouts,
);

const membershipOfUser = z.object({
  tier: z.enum(['free', 'professional']),
  billing: billing.nullable(),
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  /** Whether a subscription pays for it and renews it. */
  isRenewing: z.boolean(),
});
export type MembershipOfUser = z.infer<typeof membershipOfUser>;

/** GET /api/admin/users/{id}/membership */
export const getMembershipOfUser = defineEndpoint({
  name: 'memberships.adminGet',
  method: 'GET',
  path: '/api/admin/users/:id/membership',
  summary: 'The membership of an account',
  access: 'admin',
  params: idParams,
  response: membershipOfUser,
});

export const membershipCorrection = z
  .strictObject({
    tier: z.enum(['free', 'professional'], 'Please choose a plan'),
    /** The billing of a professional membership, and its last day (UTC). */
    billing: z.enum(['monthly', 'annual'], 'Please choose how it is billed').optional(),
    endsOn: day.optional(),
    /** For the audit log and for the member. */
    reason: paragraphText.min(3, 'Please say why').max(300, 'Please keep this to 300 characters'),
  })
  .refine(({ tier, billing: chosen }) => tier === 'free' || chosen !== undefined, {
    path: ['billing'],
    message: 'Please choose how it is billed',
  })
  .refine(({ tier, endsOn }) => tier === 'free' || endsOn !== undefined, {
    path: ['endsOn'],
    message: 'Please enter its last day',
  });

/**
 * PUT /api/admin/users/{id}/membership: `free` ends it at once; `professional` gives one, or corrects the one there is.
 * Either way a subscription that pays for it is cancelled, and the member is told. 400 for a last day that is over or more
 * than ten years away; 409 where nothing would change, and while a request of the member waits for a decision.
 */
export const changeMembership = defineEndpoint({
  name: 'memberships.adminChange',
  method: 'PUT',
  path: '/api/admin/users/:id/membership',
  summary: 'Correct, give or end the membership of an account',
  access: 'admin',
  params: idParams,
  body: membershipCorrection,
  response: membershipOfUser,
});
