import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { timestamp } from '#contract/kit/fields.ts';
import { checkedCalls, ownPassword } from './accounts-settings.ts';

const sessionEntry = z.object({
  id: z.string(),
  /** In words, such as "Firefox on Windows". */
  device: z.string(),
  client: z.enum(['web', 'desktop']),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

/** GET /api/account/sessions: where the caller is signed in, this session first, then the last used. */
export const listSessions = defineEndpoint({
  name: 'sessions.list',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the caller is signed in',
  access: 'member',
  response: z.object({ items: z.array(sessionEntry) }),
});

/** POST /api/account/sessions/confirmation: confirms the password for calls that need it. 400 on `password`. */
export const confirmIdentity = defineEndpoint({
  name: 'sessions.confirm',
  method: 'POST',
  path: '/api/account/sessions/confirmation',
  summary: 'Confirm the password, for endpoints that require it',
  access: 'member',
  body: z.strictObject({ password: ownPassword }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: checkedCalls,
});

/**
 * POST /api/account/sessions/{id}/end: signs that device out. 400 on `password` when it is wrong, 409 for the caller's
 * own session, which signs out instead.
 */
export const endOneSession = defineEndpoint({
  name: 'sessions.end',
  method: 'POST',
  path: '/api/account/sessions/:id/end',
  summary: 'Sign another device out',
  access: 'member',
  // Identifies a session to its own user. It is neither a token nor a part of one.
  params: z.strictObject({ id: z.string().regex(/^[0-9a-f]{32}$/, 'This is not a valid id') }),
  body: z.strictObject({ password: ownPassword }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: checkedCalls,
});

/**
 * POST /api/account/sessions/end-others: signs every other device out, and ends links to a new password and a change of
 * address that are pending. 400 on `password` when it is wrong.
 */
export const endOtherSessions = defineEndpoint({
  name: 'sessions.endOthers',
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'Sign all other devices out',
  access: 'member',
  body: z.strictObject({ password: ownPassword }),
  response: z.object({ ended: z.number().int().nonnegative() }),
  rateLimits: checkedCalls,
});
