import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, idParam, timestamp } from '#contract/kit/fields.ts';
import { agedPageQuery, page, pageQuery } from '#contract/kit/paging.ts';

/** The events of the security log, in words for members. */
export const securityEvents = {
  'sign-in': 'Sign-in',
  'sign-out': 'Sign-out',
  'second-factor': 'Two-factor sign-in code',
  'password-check': 'Password requested again',
  'account.create': 'Account created',
  'account.suspend': 'Account suspended',
  'account.restore': 'Suspension ended',
  'account.delete': 'Account deleted',
  'password.change': 'Password changed',
  'password.reset': 'New password set by email',
  'email.confirm': 'Email address confirmed',
  'email.ask': 'Email address change requested',
  'email.change': 'Email address changed',
  'email.undo': 'Change of email address undone',
  'two-factor.on': 'Two-factor sign-in turned on',
  'two-factor.off': 'Two-factor sign-in turned off',
  'recovery-codes.renew': 'Recovery codes replaced',
  'recovery-codes.use': 'Recovery code used',
  'sessions.end': 'Devices signed out',
  'role.admin': 'Made an admin',
  'role.member': 'No longer an admin',
  'membership.start': 'Professional membership began',
  'membership.end': 'Professional membership ended',
  'data.export': 'Data downloaded',
  'calendar.renew': 'Address of the calendar made',
  'calendar.end': 'Address of the calendar ended',
  'admin-access': 'Admin area',
} as const;
export type SecurityEventName = keyof typeof securityEvents;
const securityEventName = choice(securityEvents);

/** The outcome of the event. */
export const securityResults = {
  done: 'Done',
  'wrong-password': 'Wrong password',
  'wrong-code': 'Wrong code',
  'unknown-account': 'No such account',
  'too-many': 'Too many attempts',
  suspended: 'Account suspended',
  'not-allowed': 'Not allowed',
} as const;
export type SecurityResult = keyof typeof securityResults;

const entry = z.object({
  id: z.number().int(),
  event: securityEventName,
  result: choice(securityResults),
  createdAt: timestamp,
});

const ownEntry = entry.extend({
  /** In words, such as "Firefox on Windows"; `null` if it was done by another person. */
  device: z.string().nullable(),
  client: z.enum(['web', 'desktop']).nullable(),
  /** Whether the team did it. */
  isByTeam: z.boolean(),
});
export type OwnSecurityEntry = z.infer<typeof ownEntry>;

/** GET /api/account/security-activity: newest first, for as long as the log is kept. */
export const listSecurityActivity = defineEndpoint({
  name: 'securityLog.own',
  method: 'GET',
  path: '/api/account/security-activity',
  summary: 'Security events of the caller’s account',
  access: 'member',
  query: z.strictObject(pageQuery),
  response: page(ownEntry),
});

const account = z.object({ id: z.number().int(), name: z.string() });

const adminEntry = entry.extend({
  /** `null` where no account has the name or the address. */
  account: account.nullable(),
  device: z.string().nullable(),
  client: z.enum(['web', 'desktop']).nullable(),
  /** A code for the caller's network: the same for the same network, and not reversible. */
  network: z.string().nullable(),
  /** Who did it, if not the owner of the account. */
  actor: account.nullable(),
});
export type SecurityEntry = z.infer<typeof adminEntry>;

/** GET /api/admin/security-log: events of all accounts, newest first. */
export const listSecurityLog = defineEndpoint({
  name: 'securityLog.list',
  method: 'GET',
  path: '/api/admin/security-log',
  summary: 'Security events of all accounts, newest first',
  access: 'admin',
  query: z.strictObject({
    event: securityEventName.optional(),
    /** Only refused calls. */
    refused: z.enum(['true'], 'This can only be true').optional(),
    userId: idParam.optional(),
    network: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'This is not a valid network')
      .optional(),
    ...agedPageQuery,
  }),
  response: page(adminEntry),
});

/** POST /api/admin/security-log/export */
export const exportSecurityLog = exportOf(
  'securityLog.export',
  'The security log as a CSV or Excel file',
  listSecurityLog,
);
