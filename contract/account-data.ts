import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { timestamp } from '#contract/kit/fields.ts';
import { ownPassword } from './accounts-settings.ts';
import { secondFactor } from './accounts-two-factor.ts';

/** One file with everything stored about a member, by what it is about; times are ISO 8601 in UTC. */
const accountExport = z.object({
  format: z.literal('account-export'),
  version: z.literal(2),
  exportedAt: timestamp,
  about: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type AccountExport = z.infer<typeof accountExport>;

/**
 * GET /api/account/export: without secrets (hashes, keys) and other members' data. A record shared with another member
 * is exported as the API shows it to the caller: an introduction has no contact data before its state is `introduced`.
 */
export const exportAccount = defineEndpoint({
  name: 'accountData.export',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything stored about the caller',
  access: 'member',
  response: accountExport,
  needsConfirmation: true,
  rateLimits: [{ by: 'account', limit: 10, windowSeconds: 3600 }],
});

/**
 * POST /api/account/delete: at once and for good. 400 on `password` or `code` when one is wrong, 409 for
 * the last admin, 503 when a running subscription could not be ended, and then nothing has been deleted.
 */
export const deleteAccount = defineEndpoint({
  name: 'accountData.delete',
  method: 'POST',
  path: '/api/account/delete',
  summary: "Delete the caller's account",
  access: 'member',
  body: z.strictObject({
    password: ownPassword,
    /** The code of the authenticator app, if two-factor sign-in is on. */
    code: secondFactor.optional(),
  }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'account', limit: 10, windowSeconds: 900 }],
});
