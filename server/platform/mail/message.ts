import { z } from 'zod';

/** A mail before it is laid out: what it says, not how it looks. Stored in the outbox as JSON. */
export const mailMessage = z.object({
  to: z.string(),
  subject: z.string(),
  /** Plain sentences; each becomes a paragraph. Nothing in them is taken for markup. */
  paragraphs: z.array(z.string()),
  /** The one thing the mail asks for, as a button and as an address. */
  action: z.object({ label: z.string(), url: z.url() }).optional(),
  /** The address for replies, if that is not the network itself. */
  replyTo: z.string().optional(),
  /** Where one click ends mails of this kind (RFC 8058). Its token, in the query, can do nothing else. */
  unsubscribeUrl: z.url().optional(),
  /**
   * Whether it also goes to an address whose account has not confirmed it. Only for mail that asks for that proof, for
   * addresses that were proven in another way, and for what the team writes by hand: all else would put someone's
   * words into the mailbox of a person who never asked for them.
   */
  toUnconfirmed: z.literal(true).optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })).optional(),
});
export type MailMessage = z.infer<typeof mailMessage>;
