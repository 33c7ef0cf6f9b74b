import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, idParams, line, timestamp } from '#contract/kit/fields.ts';
import { ageSorts, page, pageQuery } from '#contract/kit/paging.ts';

const user = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  /** Whether the user has confirmed the email address. */
  isEmailConfirmed: z.boolean(),
  fullName: z.string().nullable(),
  role: z.enum(['member', 'admin']),
  membershipTier: z.enum(['free', 'professional']),
  isSuspended: z.boolean(),
  /** Whether everyone can open their page. */
  hasProfile: z.boolean(),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;

/** The orders of the list of accounts. */
export const userSorts = { ...ageSorts, name: 'User name, A to Z', 'name-desc': 'User name, Z to A' } as const;
export type UserSort = keyof typeof userSorts;

/** GET /api/admin/users: newest first, unless asked otherwise. */
export const listUsers = defineEndpoint({
  name: 'users.list',
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, newest first',
  access: 'admin',
  query: z.strictObject({
    /** Parts of name, user name or email address; of one or two letters, the beginning of a user name or address. */
    search: z.string().trim().max(100, 'Please search for fewer characters').optional(),
    role: z.enum(['member', 'admin']).optional(),
    tier: z.enum(['free', 'professional']).optional(),
    suspended: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    sort: choice(userSorts).optional(),
    ...pageQuery,
  }),
  response: page(user),
});

/** POST /api/admin/users/export */
export const exportUsers = exportOf('users.export', 'Accounts as a CSV or Excel file', listUsers);

/**
 * PUT /api/admin/users/{id}/role: 409 for the last admin, and for an account with an unconfirmed address that is to
 * become one. Ends the account's sessions, which were given to another role.
 */
export const setUserRole = defineEndpoint({
  name: 'users.setRole',
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  summary: 'Change the role of an account',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ role: z.enum(['member', 'admin']) }),
  response: user,
  needsConfirmation: true,
});

/** PUT /api/admin/users/{id}/suspension: sessions end at once. 409 for the last admin. */
export const suspendUser = defineEndpoint({
  name: 'users.suspend',
  method: 'PUT',
  path: '/api/admin/users/:id/suspension',
  summary: 'Suspend an account',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ reason: line(300).min(3, 'Please say why') }),
  response: user,
});

/** DELETE /api/admin/users/{id}/suspension */
export const restoreUser = defineEndpoint({
  name: 'users.restore',
  method: 'DELETE',
  path: '/api/admin/users/:id/suspension',
  summary: 'End the suspension of an account',
  access: 'admin',
  params: idParams,
  response: user,
});

/** DELETE /api/admin/users/{id}/sessions */
export const endUserSessions = defineEndpoint({
  name: 'users.endSessions',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  summary: 'End all sessions of an account',
  access: 'admin',
  params: idParams,
  response: z.object({ ended: z.number().int().nonnegative() }),
});
