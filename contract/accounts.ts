import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { email, isOneScript, mailToken, optionalLine } from '#contract/kit/fields.ts';
import { isReservedUsername, reservedUsername } from './accounts-reserved-usernames.ts';
import { type CurrentUser, currentUser } from './accounts-session.ts';

export { type CurrentUser, currentUser, me, signOut } from './accounts-session.ts';

/** Bounds of names and passwords (rules username-rules and password-rules). */
export const usernameBounds = { min: 3, max: 40 } as const;
export const passwordBounds = { signInMin: 6, min: 8, max: 200 } as const;

const usernameMin = z
  .string()
  .trim()
  .min(usernameBounds.min, `Username must be at least ${usernameBounds.min} characters`);

/** The syntax of a user name; `createUser` refuses some names with this syntax. */
export const username = usernameMin
  .max(usernameBounds.max, `Username must be at most ${usernameBounds.max} characters`)
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Username may contain letters, numbers, dots, dashes and underscores')
  .regex(/[\p{L}\p{N}]/u, 'Username must contain a letter or a number')
  .refine(isOneScript, 'Username may not mix letters of different alphabets');

/** A new password. Each part of the rule has its own message (rule password-rules). */
export const newPassword = z
  .string()
  .min(passwordBounds.min, `Password must be at least ${passwordBounds.min} characters`)
  .max(passwordBounds.max, `Password must be at most ${passwordBounds.max} characters`)
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number');

/**
 * POST /api/users: creates an account (rule sign-up). 409 when the user name or email is taken, whatever its case. The
 * address is mailed a link that confirms it.
 */
export const createUser = defineEndpoint({
  name: 'accounts.create',
  method: 'POST',
  path: '/api/users',
  summary: 'Create an account',
  access: 'everyone',
  body: z.strictObject({
    username: username.refine((name) => !isReservedUsername(name), reservedUsername),
    email,
    password: newPassword,
    fullName: optionalLine(100),
    organization: optionalLine(150),
  }),
  status: 201,
  response: currentUser,
  rateLimits: [{ by: 'address', limit: 20, windowSeconds: 3600 }],
  humanCheck: (body: Pick<CurrentUser, 'username' | 'email'>) => ({
    id: 1,
    username: body.username,
    email: body.email,
    isEmailConfirmed: false,
    fullName: null,
    organization: null,
    role: 'member',
    membershipTier: 'free',
  }),
});

/**
 * POST /api/auth/signin: takes the user name, or the email address, and the password. Where two-factor sign-in is on, a
 * right password without the right code is answered with `second_factor_required` and starts nothing; the same call is
 * then made once more with the code, or a recovery code. 403 for an account that is suspended, but only when the
 * password is right.
 */
export const signIn = defineEndpoint({
  name: 'accounts.signIn',
  method: 'POST',
  path: '/api/auth/signin',
  summary: 'Start a session',
  access: 'everyone',
  body: z.strictObject({
    username: usernameMin.max(254, 'Username must be at most 254 characters'),
    password: z
      .string()
      .min(passwordBounds.signInMin, `Password must be at least ${passwordBounds.signInMin} characters`)
      .max(passwordBounds.max, `Password must be at most ${passwordBounds.max} characters`),
    code: z.string().trim().min(1).max(40, 'Please enter the six digits from your app, or a recovery code').optional(),
  }),
  response: currentUser,
  // Failed attempts are also limited by name, network and device: server/features/accounts/sign-in-guesses.ts.
  rateLimits: [{ by: 'address', limit: 60, windowSeconds: 900 }],
});

/** The two users of "Quick Login"; they exist in demo, development and staging only. */
export const testUsernames = ['member', 'admin'] as const;
export type TestUsername = (typeof testUsernames)[number];

/** Their password in demo and development. Everyone knows it, and only this computer can reach those servers. */
export const publishedTestPassword = 'Cleantech2026';

/** GET /api/auth/test-users: whether quick login is available here; 404 in production. */
export const testUsers = defineEndpoint({
  name: 'accounts.testUsers',
  method: 'GET',
  path: '/api/auth/test-users',
  summary: 'The users that quick login can sign in as',
  access: 'everyone',
  response: z.object({
    users: z.array(z.object({ username: z.enum(testUsernames), role: z.string() })),
    /** The password that quick login uses; `null` in staging, where people must know it. */
    password: z.string().nullable(),
  }),
  notInProduction: true,
});

/**
 * POST /api/auth/forgot-password: mails a link that sets a new password. The answer is the same whether the address is
 * known or not. A second mail is sent only after a few minutes. Earlier links keep working until one of them is used.
 */
export const forgotPassword = defineEndpoint({
  name: 'accounts.forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Email a link that sets a new password',
  access: 'everyone',
  body: z.strictObject({ email }),
  status: 202,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [
    { by: 'address', limit: 20, windowSeconds: 3600 },
    { by: { body: 'email', within: 'address' }, limit: 5, windowSeconds: 3600 },
  ],
  humanCheck: () => ({ ok: true }),
});

/**
 * POST /api/auth/reset-password: the link's token works once, for an hour. Ends all sessions of the account. 400 on
 * field `token` when it is used, expired or unknown.
 */
export const resetPassword = defineEndpoint({
  name: 'accounts.resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token from an email',
  access: 'everyone',
  body: z.strictObject({ token: mailToken, password: newPassword }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 30, windowSeconds: 3600 }],
});
