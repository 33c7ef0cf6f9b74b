import { itemKinds, type ReportableKind } from '#contract/items.ts';
import { type ReportReason, reportReasons } from '#contract/moderation-reports.ts';
import type { Deps } from '#server/deps.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';

/** To the team: a member reports a record. */
export function reportMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  { kind, reason, details }: { kind: ReportableKind; reason: ReportReason; details?: string | undefined },
  { item, username }: { item: { title: string; path: string }; username: string },
): MailMessage {
  return {
    template: 'moderation.report',
    to: env.site.contactEmail,
    subject: `Report of a ${itemKinds[kind]}: ${reportReasons[reason]}`,
    paragraphs: [
      `${username} reports the ${itemKinds[kind]} "${item.title}" (${baseUrl()}${item.path}).`,
      ...(details ? [details] : []),
    ],
    action: { label: 'Open the queue', url: `${baseUrl()}/admin/moderation` },
  };
}
