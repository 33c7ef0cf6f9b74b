import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, email, idParam, idParams, line, paragraphText, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { priceKinds } from './introductions-rules.ts';
import { namedMember } from './members.ts';

/**
 * The kinds of records that a member can ask to be introduced to (rule introduction-requests). The server finds records
 * of each kind.
 */
export const introductionTargetKinds = ['member', 'technology', 'company'] as const;
export type IntroductionTargetKind = (typeof introductionTargetKinds)[number];

/** Bounds of the request form (rule introduction-requests). */
export const introductionBounds = {
  name: 100,
  organization: 150,
  role: 100,
  reason: { min: 20, max: 2000 },
  declineReason: { min: 3, max: 500 },
  note: 500,
} as const;

/** The labels of the states. */
export const introductionStatuses = {
  'awaiting-membership': 'Awaiting membership',
  requested: 'Requested',
  accepted: 'Accepted',
  declined: 'Declined',
  introduced: 'Introduced',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const;
export type IntroductionStatus = keyof typeof introductionStatuses;

const status = choice(introductionStatuses);

const targetKind = z.enum(introductionTargetKinds, 'Please choose a member, a technology or a company');

/** The price that the sender was shown, in cents. */
const quotedCents = z.number().int().min(0).max(1_000_000);

export const introductionRequest = z.strictObject({
  targetKind,
  targetId: z.number('Please choose who you would like to meet').int().min(1).max(Number.MAX_SAFE_INTEGER),
  name: line(introductionBounds.name).min(1, 'Please enter your name'),
  email,
  organization: line(introductionBounds.organization).min(1, 'Please enter your organization'),
  role: line(introductionBounds.role).min(1, 'Please enter your role'),
  reason: paragraphText
    .min(introductionBounds.reason.min, `Please give a reason of at least ${introductionBounds.reason.min} characters`)
    .max(introductionBounds.reason.max, `Please keep this to ${introductionBounds.reason.max} characters`),
  /** The price in the quote. Professionals are charged this price or nothing: another price is refused with 409. */
  quotedCents: quotedCents.optional(),
});
export type IntroductionRequest = z.input<typeof introductionRequest>;

/** The target of an introduction, as everyone may see it. */
export const introductionTarget = z.object({
  kind: targetKind,
  id: z.number().int(),
  title: z.string(),
  /** The line under the title: a role, an organization, a stage. */
  subtitle: z.string().nullable(),
  /** The path of its page; `null` if the record is gone. */
  path: z.string().nullable(),
});
export type IntroductionTarget = z.infer<typeof introductionTarget>;

/** GET /api/introduction-targets: for the target field of the form. */
export const findIntroductionTargets = defineEndpoint({
  name: 'introductions.targets',
  method: 'GET',
  path: '/api/introduction-targets',
  summary: 'Members, technologies and companies one can ask to be introduced to, by name',
  access: 'everyone',
  query: z.strictObject({ search: z.string().trim().max(100, 'Please search for at most 100 characters').optional() }),
  response: z.array(introductionTarget).max(15),
});

/** GET /api/introduction-targets/{kind}/{id}: also says whether the caller is already connected with its owner. */
export const getIntroductionTarget = defineEndpoint({
  name: 'introductions.target',
  method: 'GET',
  path: '/api/introduction-targets/:kind/:id',
  summary: 'One member, technology or company to be introduced to',
  access: 'everyone',
  params: z.strictObject({ kind: targetKind, id: idParam }),
  response: introductionTarget.extend({
    /** The member who owns the record, where the caller is connected with them: an introduction is then refused. */
    connectedId: z.number().int().nullable(),
  }),
});

const price = z.object({ kind: z.enum(priceKinds), cents: z.number().int().nonnegative() });

/** The price of the next introduction, and the usage so far. Months and quarters are in UTC. */
const quote = z.object({
  /** Whether the caller is a professional: requests of others wait for their membership, at no charge. */
  isProfessional: z.boolean(),
  /** For a professional: the price of the next request. */
  price: price.nullable(),
  month: z.string(),
  quarter: z.string(),
  /** Requests of this month that have a price and count: not declined, withdrawn or expired. */
  pricedThisMonth: z.number().int(),
  /** The free introductions of annual billing: the number a quarter, and the number left. */
  freePerQuarter: z.number().int(),
  freeLeft: z.number().int(),
});
export type IntroductionQuote = z.infer<typeof quote>;

/** GET /api/introductions/quote */
export const quoteIntroduction = defineEndpoint({
  name: 'introductions.quote',
  method: 'GET',
  path: '/api/introductions/quote',
  summary: 'What the next warm introduction would cost',
  access: 'member',
  response: quote,
});

/** A request as the two sides see it. It has no contact data before its state is `introduced`. */
export const introduction = z.object({
  id: z.number().int(),
  status,
  /** The caller's side: requester, recipient, or the team that handles the request. */
  side: z.enum(['sent', 'received', 'team']),
  target: introductionTarget,
  from: z.object({
    name: z.string(),
    role: z.string(),
    organization: z.string(),
    /** The requester's profile, where the requester is a member with a visible profile. */
    memberId: z.number().int().nullable(),
  }),
  reason: z.string(),
  declineReason: z.string().nullable(),
  /** For the requester and the team. `waived`: declined, withdrawn or expired, so it costs nothing. */
  charge: price.extend({ isWaived: z.boolean() }).nullable(),
  /** The other side's, once both have agreed. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Whether the caller is the member who accepts or declines the request. */
  isForCaller: z.boolean(),
  /** The recipient has no account, so the team asks. */
  isTeamAsking: z.boolean(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
  /** The request expires then unless it is answered. */
  expiresAt: timestamp.nullable(),
});
export type Introduction = z.infer<typeof introduction>;

/** One step of a request's history. */
const trailEntry = z.object({
  at: timestamp,
  by: z.enum(['requester', 'recipient', 'team', 'system']),
  from: status.nullable(),
  to: status,
  note: z.string().nullable(),
});

export const introductionDetail = introduction.extend({ trail: z.array(trailEntry) });
export type IntroductionDetail = z.infer<typeof introductionDetail>;

/**
 * POST /api/introductions (rule introduction-requests): open to everyone; only a professional's request is sent at
 * once. 409 for another price than the current one, and where the caller is already connected with the recipient.
 */
export const createIntroduction = defineEndpoint({
  name: 'introductions.create',
  method: 'POST',
  path: '/api/introductions',
  summary: 'Ask for a warm introduction',
  access: 'everyone',
  body: introductionRequest,
  status: 201,
  response: z.object({ id: z.number().int().nullable(), status: z.enum(['requested', 'awaiting-membership']) }),
  queue: {
    title: 'Introduction request',
    named: { title: 'Introduction request: :name', record: ':targetKind/:targetId' },
    record: 'introduction/:targetKind/:targetId',
    page: paths.introductions,
    text: 'reason',
  },
  rateLimits: [
    { by: 'address', limit: 20, windowSeconds: 3600 },
    { by: 'account', limit: 20, windowSeconds: 3600 },
    { by: { body: 'email' }, limit: 10, windowSeconds: 3600 },
  ],
  humanCheck: () => ({ id: null, status: 'awaiting-membership' }),
});

/** GET /api/introductions: the caller's own requests, newest first. */
export const listIntroductions = defineEndpoint({
  name: 'introductions.list',
  method: 'GET',
  path: '/api/introductions',
  summary: 'Introductions I asked for, or was asked for',
  access: 'member',
  query: z.strictObject({ box: z.enum(['sent', 'received']).optional(), ...pageQuery }),
  response: page(introduction),
  cache: 'private',
});

/** GET /api/introductions/{id}: 404 for anyone but the parties and admins. */
export const getIntroduction = defineEndpoint({
  name: 'introductions.get',
  method: 'GET',
  path: '/api/introductions/:id',
  summary: 'One introduction with its history',
  access: 'member',
  params: idParams,
  response: introductionDetail,
  cache: 'private',
});

const actionLimits = [{ by: 'account', limit: 60, windowSeconds: 3600 }] as const;

/** POST /api/introductions/{id}/send: sends a request that waited for the membership, and charges it. */
export const sendIntroduction = defineEndpoint({
  name: 'introductions.send',
  method: 'POST',
  path: '/api/introductions/:id/send',
  summary: 'Send a request that was waiting for a membership',
  access: 'professional',
  params: idParams,
  body: z.strictObject({ quotedCents }),
  response: introductionDetail,
  rateLimits: actionLimits,
});

/** POST /api/introductions/{id}/accept: by the recipient; by the team if there is none. */
export const acceptIntroduction = defineEndpoint({
  name: 'introductions.accept',
  method: 'POST',
  path: '/api/introductions/:id/accept',
  summary: 'Agree to be introduced',
  access: 'member',
  params: idParams,
  response: introductionDetail,
  // Only a request that nobody has answered can be accepted: that is the state its reader has seen.
  queue: { title: 'Accept an introduction', record: 'introduction answer/:id', page: paths.introduction },
  rateLimits: actionLimits,
});

const declineReason = paragraphText
  .min(introductionBounds.declineReason.min, 'Please say why')
  .max(introductionBounds.declineReason.max, `Please keep this to ${introductionBounds.declineReason.max} characters`);

/**
 * POST /api/introductions/{id}/decline: by the recipient, or by the team; costs the requester nothing. 409 where the
 * request is no longer in the state that was seen.
 */
export const declineIntroduction = defineEndpoint({
  name: 'introductions.decline',
  method: 'POST',
  path: '/api/introductions/:id/decline',
  summary: 'Decline an introduction, with a reason',
  access: 'member',
  params: idParams,
  body: z.strictObject({
    reason: declineReason,
    /** The state that the caller has seen: 409 where it is another one by now. */
    seen: status.optional(),
  }),
  response: introductionDetail,
  queue: {
    title: 'Decline an introduction',
    record: 'introduction answer/:id',
    page: paths.introduction,
    text: 'reason',
  },
  rateLimits: actionLimits,
});

/** POST /api/introductions/{id}/withdraw: by its sender, until it is answered; it then costs nothing. */
export const withdrawIntroduction = defineEndpoint({
  name: 'introductions.withdraw',
  method: 'POST',
  path: '/api/introductions/:id/withdraw',
  summary: 'Withdraw a request that has not been answered',
  access: 'member',
  params: idParams,
  response: introductionDetail,
  rateLimits: actionLimits,
});

const teamIntroduction = introductionDetail.extend({
  requesterEmail: z.string(),
  /** The member who is asked; `null` if the team has to ask. */
  recipient: namedMember.nullable(),
});
export type TeamIntroduction = z.infer<typeof teamIntroduction>;

/** GET /api/admin/introductions: requests that the team handles, newest first. */
export const adminListIntroductions = defineEndpoint({
  name: 'introductions.adminList',
  method: 'GET',
  path: '/api/admin/introductions',
  summary: 'All introductions, by status',
  access: 'admin',
  query: z.strictObject({
    status: status.optional(),
    /** The beginning of a member's user name or address, or words of their name: of either party. */
    search: z.string().trim().max(100, 'Please search for at most 100 characters').optional(),
    ...pageQuery,
  }),
  response: page(teamIntroduction),
});

/** POST /api/admin/introductions/export */
export const exportIntroductions = exportOf(
  'introductions.export',
  'All introductions as a CSV or Excel file',
  adminListIntroductions,
);

/**
 * POST /api/admin/introductions/{id}/introduce: both sides have agreed and receive each other's contact details. Where
 * the recipient has no account, the team enters the recipient's contact details.
 */
export const introduceParties = defineEndpoint({
  name: 'introductions.introduce',
  method: 'POST',
  path: '/api/admin/introductions/:id/introduce',
  summary: 'Introduce two people who have both agreed',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    contactName: line(introductionBounds.name).optional(),
    contactEmail: email.optional(),
    /** For the history, which only the team reads; may be empty. */
    note: line(introductionBounds.note),
  }),
  response: introductionDetail,
});

/** POST /api/admin/introductions/{id}/extend: another `answerDays` to answer. 409 where no answer is expected. */
export const extendIntroduction = defineEndpoint({
  name: 'introductions.extend',
  method: 'POST',
  path: '/api/admin/introductions/:id/extend',
  summary: 'Give the recipient another 30 days to answer',
  access: 'admin',
  params: idParams,
  response: introductionDetail,
});
