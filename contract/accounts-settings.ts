import { z } from 'zod';
import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { email, line, mailToken, timestamp } from '#contract/kit/fields.ts';
import { currentUser, newPassword, passwordBounds } from './accounts.ts';

/** The account's password, confirmed because the session may be on a borrowed browser. */
export const ownPassword = z
  .string()
  .min(1, 'Please enter your password')
  .max(passwordBounds.max, `Password must be at most ${passwordBounds.max} characters`);

/** Calls that check a password or a code. The limit is as low as normal use allows, to prevent guessing. */
export const checkedCalls: readonly RateLimit[] = [
  { by: 'account', limit: 10, windowSeconds: 900 },
  { by: 'address', limit: 60, windowSeconds: 900 },
];

const account = currentUser.extend({
  createdAt: timestamp,
  /** The new address, while its owner has not confirmed it yet. */
  pendingEmail: z.object({ email: z.string(), expiresAt: timestamp }).nullable(),
  /** `null` while sign-in needs the password only. */
  twoFactor: z.object({ since: timestamp, recoveryCodesLeft: z.number().int().nonnegative() }).nullable(),
  /** Whether the user is an admin who must set up two-factor sign-in first. */
  mustSetUpTwoFactor: z.boolean(),
  /** Everyone shares the two users of quick login, so their settings cannot be changed. */
  isShared: z.boolean(),
});
export type Account = z.infer<typeof account>;

/** GET /api/account: the data for the settings. */
export const getAccount = defineEndpoint({
  name: 'account.get',
  method: 'GET',
  path: '/api/account',
  summary: "The caller's account as the settings show it",
  access: 'member',
  response: account,
});

/** PUT /api/account: the name and the organisation, empty where there is none; the user name stays. */
export const updateAccount = defineEndpoint({
  name: 'account.update',
  method: 'PUT',
  path: '/api/account',
  summary: "Change the caller's name and organisation",
  access: 'member',
  body: z.strictObject({ fullName: line(100), organization: line(150) }),
  response: currentUser,
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});

/**
 * POST /api/account/email: mails the new address a link that confirms it and tells the old one. The
 * answer is the same when the address belongs to another account. 400 on `password` when it is wrong, on
 * `email` for a day after a change.
 */
export const requestEmailChange = defineEndpoint({
  name: 'account.requestEmail',
  method: 'POST',
  path: '/api/account/email',
  summary: "Ask to change the email address of the caller's account",
  access: 'member',
  body: z.strictObject({ email, password: ownPassword }),
  status: 202,
  response: z.object({ pendingEmail: account.shape.pendingEmail.unwrap() }),
  rateLimits: checkedCalls,
});

/** DELETE /api/account/email: cancels the pending change of address; the mailed link stops working. */
export const cancelEmailChange = defineEndpoint({
  name: 'account.cancelEmail',
  method: 'DELETE',
  path: '/api/account/email',
  summary: 'Cancel the change of the email address',
  access: 'member',
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});

/** POST /api/account/email/confirmation: mails a new account the link of its welcome mail again. 409 when the address is confirmed. */
export const sendConfirmation = defineEndpoint({
  name: 'account.sendConfirmation',
  method: 'POST',
  path: '/api/account/email/confirmation',
  summary: "Send the link that confirms the address of the caller's account again",
  access: 'member',
  status: 202,
  response: z.object({ ok: z.literal(true) }),
  // The address may belong to someone else who never asked for this email.
  rateLimits: [
    { by: 'account', limit: 3, windowSeconds: 3600 },
    { by: 'account', limit: 6, windowSeconds: 86_400 },
    { by: 'address', limit: 20, windowSeconds: 3600 },
  ],
});

/**
 * POST /api/account/email/confirm: confirms an address by the link's token, in any browser. The link works once, and
 * only while the account has the password it was requested with: within an hour for a new address of an existing
 * account (`isNew`), within seven days for the address of a new account. Until then, opening a used link again answers
 * with the confirmed address and changes nothing. 400 on `token` otherwise, and when the address now belongs to someone
 * else. Changing the address ends all sessions except the one that requested it and the caller's.
 */
export const confirmEmailChange = defineEndpoint({
  name: 'account.confirmEmail',
  method: 'POST',
  path: '/api/account/email/confirm',
  summary: 'Confirm an email address with the token from its email',
  access: 'everyone',
  body: z.strictObject({ token: mailToken }),
  response: z.object({ email: z.string(), isNew: z.boolean() }),
  rateLimits: [{ by: 'address', limit: 30, windowSeconds: 3600 }],
});

/**
 * POST /api/account/email/undo: by the token that the old address was mailed, within seven days. Puts it back, ends all
 * sessions and the password, and mails the old address a link to a new one. 400 on `token` when it is too old or
 * unknown, 409 when it is used.
 */
export const undoEmailChange = defineEndpoint({
  name: 'account.undoEmail',
  method: 'POST',
  path: '/api/account/email/undo',
  summary: 'Undo a change of the email address with the token from its email',
  access: 'everyone',
  body: z.strictObject({ token: mailToken }),
  response: z.object({ email: z.string() }),
  rateLimits: [{ by: 'address', limit: 30, windowSeconds: 3600 }],
});

/**
 * POST /api/account/password: asks for the current one. Ends all other sessions of the account. 400 on
 * `currentPassword` when it is wrong, on `newPassword` when many people use it.
 */
export const changeOwnPassword = defineEndpoint({
  name: 'account.changePassword',
  method: 'POST',
  path: '/api/account/password',
  summary: "Change the caller's password",
  access: 'member',
  body: z.strictObject({ currentPassword: ownPassword, newPassword }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: checkedCalls,
});
