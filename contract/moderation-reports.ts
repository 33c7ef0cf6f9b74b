import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, paragraphText } from '#contract/kit/fields.ts';
import { itemId, reportableKinds } from './items.ts';

export const reportReasons = {
  spam: 'Spam or advertising',
  misleading: 'False or misleading',
  abuse: 'Insulting, threatening or hateful',
  fraud: 'Fraud or impersonation',
  rights: 'Infringes someone’s rights',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReason = choice(reportReasons, 'Please choose a reason');

export const reportDetailsMax = 1000;

/** POST /api/reports: a second report of the same record by the same member changes nothing. */
export const createReport = defineEndpoint({
  name: 'reports.create',
  method: 'POST',
  path: '/api/reports',
  summary: 'Report a record to the team',
  access: 'member',
  body: z.strictObject({
    kind: z.enum(reportableKinds),
    id: itemId,
    reason: reportReason,
    details: paragraphText
      .max(reportDetailsMax, `Please keep this to ${reportDetailsMax} characters`)
      .transform((text) => (text === '' ? undefined : text))
      .optional(),
  }),
  status: 201,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'account', limit: 30, windowSeconds: 3600 }],
});
