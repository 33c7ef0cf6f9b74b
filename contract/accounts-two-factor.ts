import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { checkedCalls, ownPassword } from './accounts-settings.ts';

/** How many recovery codes there are; each works once. */
export const recoveryCodeCount = 10;

/** Six digits of an authenticator app, with or without blanks between them. */
export const oneTimeCode = z
  .string()
  .max(40, 'Please enter the six digits that your app shows')
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that your app shows'));

/** Six digits of an authenticator app, or a recovery code as shown: 24 characters, 16 in older ones. */
export const secondFactor = z
  .string()
  .max(40, 'Please enter the six digits from your app, or a recovery code')
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^(\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/, 'Please enter the six digits from your app, or a recovery code'),
  );

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * POST /api/account/two-factor/setup: a secret for an authenticator app (RFC 6238), as text and as the
 * address that a QR code holds. Nothing changes until a first code confirms it, within an hour. 409
 * when two-factor sign-in is on already.
 */
export const setUpTwoFactor = defineEndpoint({
  name: 'twoFactor.setUp',
  method: 'POST',
  path: '/api/account/two-factor/setup',
  summary: 'Begin to set up two-factor sign-in',
  access: 'member',
  body: z.strictObject({ password: ownPassword }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  rateLimits: checkedCalls,
});

/** POST /api/account/two-factor/confirm: turns two-factor sign-in on. The recovery codes are shown only this once. */
export const confirmTwoFactor = defineEndpoint({
  name: 'twoFactor.confirm',
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  summary: 'Turn two-factor sign-in on with a first code',
  access: 'member',
  body: z.strictObject({ code: oneTimeCode }),
  response: recoveryCodes,
  rateLimits: checkedCalls,
});

/** POST /api/account/two-factor/recovery-codes: makes ten new codes; the old ones stop working. */
export const renewRecoveryCodes = defineEndpoint({
  name: 'twoFactor.renewCodes',
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  summary: 'Replace the recovery codes',
  access: 'member',
  body: z.strictObject({ password: ownPassword, code: secondFactor }),
  response: recoveryCodes,
  rateLimits: checkedCalls,
});

/** POST /api/account/two-factor/disable: requires the password and a code. */
export const disableTwoFactor = defineEndpoint({
  name: 'twoFactor.disable',
  method: 'POST',
  path: '/api/account/two-factor/disable',
  summary: 'Turn two-factor sign-in off',
  access: 'member',
  body: z.strictObject({ password: ownPassword, code: secondFactor }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: checkedCalls,
});
