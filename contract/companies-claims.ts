import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { email, idParams, line, optionalText, paragraphText, timestamp, webAddress } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { namedMember } from './members.ts';

export const claimBounds = { role: { min: 2, max: 100 }, proof: { min: 30, max: 2000 }, reason: 500 } as const;

/** The claimant's role at the company, and the proof for the team. */
export const claimInput = z.strictObject({
  role: line(claimBounds.role.max).min(claimBounds.role.min, 'Please enter your role at the company'),
  workEmail: email,
  proof: paragraphText
    .min(claimBounds.proof.min, `Please tell us in at least ${claimBounds.proof.min} characters how we can check this`)
    .max(claimBounds.proof.max, `Please keep this to ${claimBounds.proof.max} characters`),
  link: webAddress,
});

export const claimStatuses = ['pending', 'approved', 'declined'] as const;

/** A claim as the claimant sees it. */
const claim = z.object({
  id: z.number().int(),
  companyId: z.number().int(),
  status: z.enum(claimStatuses),
  createdAt: timestamp,
});
export type Claim = z.infer<typeof claim>;

/** POST /api/companies/{id}/claims: one pending claim a member and company. */
export const requestClaim = defineEndpoint({
  name: 'claims.request',
  method: 'POST',
  path: '/api/companies/:id/claims',
  summary: 'Claim a company that nobody owns yet',
  access: 'member',
  params: idParams,
  body: claimInput,
  status: 201,
  response: claim,
  rateLimits: [
    { by: 'account', limit: 10, windowSeconds: 3600 },
    { by: 'address', limit: 30, windowSeconds: 3600 },
  ],
});

/** A claim as the deciding admin sees it. */
const claimForDecision = claim.extend({
  companyName: z.string(),
  claimant: namedMember.extend({ email: z.string(), isEmailConfirmed: z.boolean() }),
  role: z.string(),
  workEmail: z.string(),
  proof: z.string(),
  link: z.string().nullable(),
  /** The reason given to the member when the claim was declined. */
  reason: z.string().nullable(),
});
export type ClaimForDecision = z.infer<typeof claimForDecision>;

/** GET /api/admin/claims: claims in one state or in all, newest first. */
export const listClaims = defineEndpoint({
  name: 'claims.list',
  method: 'GET',
  path: '/api/admin/claims',
  summary: 'Claims of companies, newest first',
  access: 'admin',
  query: z.strictObject({ status: z.enum(claimStatuses).optional(), ...pageQuery }),
  response: page(claimForDecision),
});

export const exportClaims = exportOf('claims.export', 'Claims of companies as a CSV or Excel file', listClaims);

/** POST /api/admin/claims/{id}/decision */
export const decideClaim = defineEndpoint({
  name: 'claims.decide',
  method: 'POST',
  path: '/api/admin/claims/:id/decision',
  summary: 'Approve a claim, which makes the member the owner, or decline it',
  access: 'admin',
  params: idParams,
  body: z
    .strictObject({ decision: z.enum(['approve', 'decline']), reason: optionalText(claimBounds.reason) })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== undefined, {
      path: ['reason'],
      message: 'Please say why',
    }),
  response: claim,
});
