import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** The signed-in user as their own session sees them. */
export const currentUser = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  /**
   * Whether the user has confirmed the email address. Until then no mail goes to it, and what they write is not mailed
   * to others.
   */
  isEmailConfirmed: z.boolean(),
  fullName: z.string().nullable(),
  organization: z.string().nullable(),
  role: z.enum(['member', 'admin']),
  membershipTier: z.enum(['free', 'professional']),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** POST /api/auth/signout: ends the session; signing out twice is no error. */
export const signOut = defineEndpoint({
  name: 'accounts.signOut',
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'End the session',
  access: 'everyone',
  response: z.object({ ok: z.literal(true) }),
});

/** GET /api/auth/me: the current user, `null` for an anonymous visitor. */
export const me = defineEndpoint({
  name: 'accounts.me',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The current user',
  access: 'everyone',
  response: currentUser.nullable(),
});
