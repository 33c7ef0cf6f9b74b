import { z } from 'zod';

import { defineEndpoint } from './endpoint.ts';
import { idParams, timestamp } from './fields.ts';

/** Prices of spec 1, section 9, in US dollars. */
export const professionalPrices = { monthly: 69.99, annualPerMonth: 49.99, annualTotal: 599.88, monthlyTotal: 839.88 };
export const annualSaving = { dollars: 240, percent: 28 };
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

const yes = (id: string, text: string, note?: string) => ({ id, text, included: true, ...(note && { note }) });
const no = (id: string, text: string) => ({ id, text, included: false });

/** The built-in plans: the seed, and what shows when the call returns nothing (spec 1, sections 6 and 7). */
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
    savings: annualSaving.dollars,
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

export const membershipRequest = z.object({
  id: z.number().int(),
  billing,
  /** `pending`: an admin decides (invoice), or the payment page has been opened. */
  status: z.enum(['pending', 'approved', 'declined', 'withdrawn']),
  createdAt: timestamp,
});
export type MembershipRequest = z.infer<typeof membershipRequest>;

/**
 * POST /api/membership-requests: asks for the Professional plan. With a payment provider the answer
 * names its page; without one an admin approves the request and sends an invoice. One pending request
 * a member: asking again changes its billing. 409 for somebody who is a professional already.
 */
export const requestMembership = defineEndpoint({
  name: 'memberships.request',
  method: 'POST',
  path: '/api/membership-requests',
  summary: 'Ask for the Professional plan',
  access: 'member',
  body: z.strictObject({ billing }),
  status: 201,
  response: z.object({ request: membershipRequest, checkoutUrl: z.url().nullable() }),
  rateLimits: [{ by: 'account', limit: 20, windowSeconds: 3600 }],
});

/** GET /api/membership: what I have, and what I have asked for. */
export const myMembership = defineEndpoint({
  name: 'memberships.mine',
  method: 'GET',
  path: '/api/membership',
  summary: "The caller's membership and pending request",
  access: 'member',
  response: z.object({
    tier: z.enum(['free', 'professional']),
    billing: billing.nullable(),
    renewsAt: timestamp.nullable(),
    pending: membershipRequest.nullable(),
  }),
});

/** GET /api/admin/membership-requests: what waits for a decision, oldest first. */
export const listMembershipRequests = defineEndpoint({
  name: 'memberships.adminList',
  method: 'GET',
  path: '/api/admin/membership-requests',
  summary: 'Membership requests that wait for a decision',
  access: 'admin',
  response: z.array(membershipRequest.extend({ username: z.string(), email: z.string() })),
});

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
