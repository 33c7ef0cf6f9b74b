import { z } from 'zod';

import type { MailTemplate } from '#contract/mail-samples.ts';

/** A record in a mail: its title is a link. */
const mailCard = z.object({
  /** What it is, in a word or two. */
  label: z.string(),
  title: z.string(),
  text: z.string(),
  /** What the writer of the mail says of it. */
  note: z.string(),
  url: z.url(),
  pictureUrl: z.url().optional(),
  /** Whether the picture is a logo, which is small and stands for its record. */
  isLogo: z.boolean().optional(),
});
export type MailCard = z.infer<typeof mailCard>;

/** An email before layout: its content. Stored in the outbox as JSON. */
export const mailMessage = z.object({
  /** Which of the product's mails it is; missing in mails that older versions have left. */
  template: z.string().optional(),
  to: z.string(),
  subject: z.string(),
  /** Plain sentences; each becomes a paragraph. Markup in them is escaped. */
  paragraphs: z.array(z.string()),
  /** What a list of mails shows beside the subject; without it, the first words. */
  preheader: z.string().optional(),
  /** HTML as `toSafeHtml` makes it, between the paragraphs and the cards. Nothing else may be put here. */
  richText: z.string().optional(),
  cards: z.array(mailCard).optional(),
  /** The email's one link, as a button and as an address. */
  action: z.object({ label: z.string(), url: z.url() }).optional(),
  /** The address for replies, if that is not the network itself. */
  replyTo: z.string().optional(),
  /**
   * The one-click unsubscribe address for this kind of email (RFC 8058). The token in its query permits nothing else.
   */
  unsubscribeUrl: z.url().optional(),
  /** The page for people in its place, where they choose what they get or unsubscribe. Its secrets are in the fragment. */
  choicePage: z.url().optional(),
  /** An address that does the same for programs that write instead (RFC 2369). */
  unsubscribeAddress: z.string().optional(),
  /** The address that delivery reports go to; without it, the sender. */
  returnPath: z.string().optional(),
  /**
   * Sends the email also to an address that its account has not confirmed. Only for mail that asks for that proof, for
   * addresses that were proven in another way, and for what the team writes by hand: all else would put someone's
   * words into the mailbox of a person who never asked for them.
   */
  toUnconfirmed: z.literal(true).optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })).optional(),
});
/** The same as it lies in the outbox. */
export type StoredMail = z.infer<typeof mailMessage>;

/** The same as features write it: each is one of the mails that the product is known to send. */
export type MailMessage = Omit<StoredMail, 'template'> & { template: MailTemplate };
