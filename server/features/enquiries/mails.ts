import type { Deps } from '#server/deps.ts';
import { repliesAreFiled } from '#server/features/notifications/index.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';

/** Who wrote and what about, in words, to whom. */
interface EnquiryWords {
  to: string;
  /** The name of the sender, and the same with the organization. */
  sender: string;
  senderInWords: string;
  about: string;
  message: string;
}

/** An enquiry that its owner answers on the site, or by a reply that is filed there. */
export function enquiryForMember(
  { baseUrl }: Pick<Deps, 'baseUrl'>,
  { to, sender, senderInWords, about, message }: EnquiryWords,
  { path, replyTo }: { path: string; replyTo: string | undefined },
): MailMessage {
  return {
    template: 'enquiries.to-member',
    to,
    subject: `${sender} wrote about ${about}`,
    paragraphs: [
      `${senderInWords} wrote about ${about}. They do not see your address.`,
      message,
      ...(replyTo ? [repliesAreFiled] : []),
    ],
    ...(replyTo && { replyTo }),
    action: { label: 'Answer', url: `${baseUrl()}${path}` },
  };
}

/** An enquiry that is answered by email: of a visitor, or about a record of the team. */
export function enquiryForOwner(
  { baseUrl }: Pick<Deps, 'baseUrl'>,
  { to, sender, senderInWords, about, message }: EnquiryWords,
  { path, replyTo }: { path: string; replyTo: string },
): MailMessage {
  return {
    template: 'enquiries.to-owner',
    to,
    replyTo,
    subject: `${sender} wrote about ${about}`,
    paragraphs: [
      `${senderInWords} wrote about ${about}. Your reply goes to them directly; they do not see your address until then.`,
      message,
    ],
    action: { label: 'Open the page', url: `${baseUrl()}${path}` },
  };
}

/** To a visitor: the owner's answer. `filed`: the address that takes the reply, where the server takes mail. */
export function answerMail(
  { to, ownerEmail, filed }: { to: string; ownerEmail: string; filed: string | undefined },
  { name, about, body, more }: { name: string; about: string; body: string; more: readonly string[] },
  attachments: MailMessage['attachments'],
): MailMessage {
  return {
    template: 'enquiries.answer',
    to,
    replyTo: filed ?? ownerEmail,
    subject: `${name} answered you`,
    paragraphs: [
      `${name} answered what you wrote ${about}. ${filed ? 'You can reply to this email.' : 'Your reply goes to them directly.'}`,
      body,
      ...more,
    ],
    ...(attachments && { attachments }),
  };
}
