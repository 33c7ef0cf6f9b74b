import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { idParams, timestamp } from '#contract/kit/fields.ts';
import { agedPageQuery, page } from '#contract/kit/paging.ts';

const failedMail = z.object({
  id: z.number().int(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: timestamp,
  /** The number of attempts to send the email. */
  attempts: z.number().int(),
  /** The last error of the mail server or of the connection to it. */
  lastError: z.string().nullable(),
});
export type FailedMail = z.infer<typeof failedMail>;

/**
 * GET /api/admin/failed-mails: emails that were given up after a day of attempts, newest first, without their content.
 */
export const listFailedMails = defineEndpoint({
  name: 'failedMails.list',
  method: 'GET',
  path: '/api/admin/failed-mails',
  summary: 'Emails that could not be sent, newest first',
  access: 'admin',
  query: z.strictObject(agedPageQuery),
  response: page(failedMail),
});

/** POST /api/admin/failed-mails/export */
export const exportFailedMails = exportOf(
  'failedMails.export',
  'Emails that could not be sent as a CSV or Excel file',
  listFailedMails,
);

const settled = z.object({ id: z.number().int() });

/** POST /api/admin/failed-mails/{id}/retry: sends at once, then retries as often as for a new email. */
export const retryFailedMail = defineEndpoint({
  name: 'failedMails.retry',
  method: 'POST',
  path: '/api/admin/failed-mails/:id/retry',
  summary: 'Try to send an email again',
  access: 'admin',
  params: idParams,
  response: settled,
  rateLimits: [{ by: 'account', limit: 300, windowSeconds: 3600 }],
});

/** DELETE /api/admin/failed-mails/{id} */
export const discardFailedMail = defineEndpoint({
  name: 'failedMails.discard',
  method: 'DELETE',
  path: '/api/admin/failed-mails/:id',
  summary: 'Discard an email',
  access: 'admin',
  params: idParams,
  response: settled,
  rateLimits: [{ by: 'account', limit: 300, windowSeconds: 3600 }],
});
