import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, idParam, timestamp } from '#contract/kit/fields.ts';
import { agedPageQuery, page } from '#contract/kit/paging.ts';

/** The actions of admins that are recorded, with their names in the audit log. */
export const auditActions = {
  'user.role': 'Changed a role',
  'user.tier': 'Changed a membership',
  'user.suspend': 'Suspended a user',
  'user.restore': 'Restored a user',
  'user.end-sessions': 'Ended a user’s sessions',
  'report.uphold': 'Upheld a report',
  'report.dismiss': 'Dismissed a report',
  'content.hide': 'Hid a record',
  'content.restore': 'Showed a record again',
  'content.remove': 'Removed a record',
  'content.create': 'Created a record',
  'content.edit': 'Edited a record',
  'listing.approve': 'Approved a listing',
  'listing.decline': 'Declined a listing',
  'content.publish': 'Published a record',
  'event.cancel': 'Cancelled an event',
  'offer.end': 'Ended an offer',
  'offer.codes': 'Imported codes of an offer',
  'claim.approve': 'Approved a company claim',
  'claim.decline': 'Declined a company claim',
  'introduction.accept': 'Recorded agreement to an introduction',
  'introduction.introduce': 'Made an introduction',
  'introduction.decline': 'Declined an introduction',
  'introduction.extend': 'Extended an introduction',
  'membership.approve': 'Approved a membership',
  'membership.decline': 'Declined a membership',
  'message.status': 'Changed the status of a message',
  'message.reply': 'Answered a message',
  'newsletter.export': 'Exported the subscribers',
  'mailing.edit': 'Edited a mailing',
  'mailing.delete': 'Deleted a mailing',
  'mailing.schedule': 'Scheduled a mailing',
  'mailing.cancel': 'Cancelled a scheduled mailing',
  'mailing.send': 'Sent a mailing',
  'mailing.pause': 'Paused a mailing',
  'mailing.resume': 'Continued a mailing',
  'mailing.stop': 'Stopped a mailing',
  'mail.retry': 'Sent an email again',
  'mail.discard': 'Discarded an email',
  'data.export': 'Exported a table',
} as const;
export type AuditAction = keyof typeof auditActions;
const auditAction = choice(auditActions);

const auditEntry = z.object({
  id: z.number().int(),
  action: auditAction,
  /** The admin who did it; `null` if the account is gone. */
  actor: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** The target: its kind, id and title at the time. */
  targetKind: z.string(),
  targetId: z.number().int().nullable(),
  target: z.string(),
  /** The reason that was given, or what changed. */
  note: z.string().nullable(),
  createdAt: timestamp,
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** GET /api/admin/audit: actions of admins, newest first. Entries are never deleted. */
export const listAuditEntries = defineEndpoint({
  name: 'audit.list',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What admins did, newest first',
  access: 'admin',
  query: z.strictObject({ action: auditAction.optional(), actorId: idParam.optional(), ...agedPageQuery }),
  response: page(auditEntry),
});

/** POST /api/admin/audit/export */
export const exportAuditEntries = exportOf('audit.export', 'What admins did as a CSV or Excel file', listAuditEntries);
