import type { Deps } from '#server/deps.ts';
import { repliesAreFiled } from '#server/features/notifications/index.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';

interface MeetingMail {
  to: { name: string; email: string };
  title: string;
  names: { proposer: string; receiver: string };
  /** Day, time and length in words. */
  when: string;
  change: 'agreed' | 'moved' | 'cancelled';
  page: { action: string; path: string };
  /** The address that files replies into the conversation. */
  replyTo: string | undefined;
  /** The meeting for a calendar. */
  file: NonNullable<MailMessage['attachments']>[number];
}

/** To both members of a meeting that was agreed, moved or cancelled, with its calendar file. */
export function meetingMail(
  { baseUrl }: Pick<Deps, 'baseUrl'>,
  { to, title, names, when, change, page, replyTo, file }: MeetingMail,
): MailMessage {
  const isCancelled = change === 'cancelled';
  return {
    template: 'messages.meeting',
    to: to.email,
    subject: title,
    paragraphs: [
      `Hello ${to.name},`,
      `The meeting of ${names.proposer} and ${names.receiver} ${isCancelled ? 'is cancelled' : 'is agreed'}: ${when}.`,
      isCancelled
        ? 'The attached file removes the meeting from your calendar.'
        : `The attached file ${change === 'moved' ? 'moves' : 'adds'} the meeting in your calendar.`,
      ...(replyTo ? [repliesAreFiled] : []),
    ],
    ...(replyTo && { replyTo }),
    action: { label: page.action, url: `${baseUrl()}${page.path}` },
    attachments: [file],
  };
}
