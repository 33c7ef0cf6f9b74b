import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, idParam, timestamp } from '#contract/kit/fields.ts';

/** The kinds of records that members are matched with: as sent, and as tabs show them. */
export const matchKinds = {
  member: 'Members',
  company: 'Companies',
  technology: 'Technologies',
  listing: 'Listings',
  event: 'Events',
} as const;
export type MatchKind = keyof typeof matchKinds;

/** The kinds that a warm introduction can be asked to. */
export const introducedKinds = { member: matchKinds.member, technology: matchKinds.technology } as const;

/** Why a match is not for someone. The ranking takes it into account. */
export const turnDownReasons = {
  field: 'Another field',
  region: 'Another part of the world',
  stage: 'Another stage or amount',
  use: 'We cannot do anything for each other',
  known: 'I know them already',
  other: 'Another reason',
} as const;
export type TurnDownReason = keyof typeof turnDownReasons;

/** The most matches of a kind in one answer. */
export const matchesShown = 30;

/** From these scores on, a match is a close one, or a very close one. */
export const closeFit = { close: 0.25, veryClose: 0.5 };

/** One reason of a match: a sentence, and the facts of both sides that it rests on. */
const matchReason = z.object({ text: z.string(), facts: z.array(z.string()) });
export type MatchReason = z.infer<typeof matchReason>;

const verdict = z.enum(['good', 'not-for-me']);
export type MatchVerdict = z.infer<typeof verdict>;

const match = z.object({
  kind: choice(matchKinds),
  id: z.number().int(),
  title: z.string(),
  /** The line under the title: a position, a place, a date. */
  subtitle: z.string(),
  /** A member's portrait. */
  avatarUrl: z.string().nullable(),
  /** Path of its page. */
  path: z.string(),
  score: z.number().min(0).max(1),
  reasons: z.array(matchReason).min(1),
  feedback: verdict.nullable(),
});
export type Match = z.infer<typeof match>;

const matches = z.object({
  /** The best first. */
  items: z.array(match).max(matchesShown),
  /** Whether the caller's plan shows the one best match only. */
  isLimited: z.boolean(),
  /** Whether the caller has said nothing about themselves that a match could rest on. */
  isUnknown: z.boolean(),
  /** With the one match of a limited plan: when the next one comes. */
  nextAt: timestamp.nullable(),
  /** The language model that can write the reason of an introduction; `null` without one, and on a limited plan. */
  writer: z.string().nullable().default(null),
});
export type Matches = z.infer<typeof matches>;

/**
 * GET /api/matches: the best matches of a kind with their reasons. Professionals get all kinds. Other members get
 * one member a week, who fitted best when the week began, and nobody once the two are connected; 403 for all other kinds.
 */
export const listMatches = defineEndpoint({
  name: 'matches.list',
  method: 'GET',
  path: '/api/matches',
  summary: 'Whom and what the caller should look at, with the reasons',
  access: 'member',
  query: z.strictObject({ kind: choice(matchKinds).optional() }),
  response: matches,
  cache: 'private',
});

/**
 * PUT /api/matches/{kind}/{id}/feedback: what the caller thinks of a match; `null` takes it back. The ranking changes at
 * once. Nobody but the caller learns of it. Professionals only: 403 for others.
 */
export const rateMatch = defineEndpoint({
  name: 'matches.rate',
  method: 'PUT',
  path: '/api/matches/:kind/:id/feedback',
  summary: 'Say that a match is good or not for the caller, or take that back',
  access: 'professional',
  params: z.strictObject({ kind: choice(matchKinds), id: idParam }),
  body: z.strictObject({
    feedback: verdict.nullable(),
    /** Only with `not-for-me`. */
    reason: choice(turnDownReasons).optional(),
  }),
  response: z.object({ feedback: verdict.nullable() }),
  rateLimits: [{ by: 'account', limit: 600, windowSeconds: 3600 }],
});

/**
 * POST /api/matches/{kind}/{id}/introduction-draft: a reason for an introduction, written by the configured language model
 * from the facts of the match; the member edits it. 404 for what is no match of the caller's, 503 where no model writes.
 */
export const draftIntroduction = defineEndpoint({
  name: 'matches.draftIntroduction',
  method: 'POST',
  path: '/api/matches/:kind/:id/introduction-draft',
  summary: 'Have a language model write the reason of an introduction from the facts of a match',
  access: 'professional',
  params: z.strictObject({ kind: choice(introducedKinds), id: idParam }),
  response: z.object({ reason: z.string() }),
  rateLimits: [{ by: 'account', limit: 30, windowSeconds: 3600 }],
});

/** The sentence of the 403 for members without the plan. */
export const matchesNeedPlan =
  'The matchmaker is part of the Professional plan. On the Free plan it shows one member who fits you, a new one each week.';
