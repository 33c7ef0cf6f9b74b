import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, email, idParams, paragraphText, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';

/** Bounds of the contact form (rule contact-bounds). */
export const contactBounds = {
  name: { min: 2, max: 100 },
  subject: { min: 5, max: 150 },
  message: { min: 10, max: 1000 },
} as const;

/** A single line, because it becomes a mail header. */
const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]*$/u, 'Please use printable characters only');

/** POST /api/contact: stores the message and mails it to the team; once, if it is sent again within ten minutes. */
export const sendContactMessage = defineEndpoint({
  name: 'contact.send',
  method: 'POST',
  path: '/api/contact',
  summary: 'Send a message to the team',
  access: 'everyone',
  body: z.strictObject({
    name: oneLine
      .min(contactBounds.name.min, `Name must be at least ${contactBounds.name.min} characters`)
      .max(contactBounds.name.max, `Name cannot exceed ${contactBounds.name.max} characters`),
    email,
    subject: oneLine
      .min(contactBounds.subject.min, `Subject must be at least ${contactBounds.subject.min} characters`)
      .max(contactBounds.subject.max, `Subject cannot exceed ${contactBounds.subject.max} characters`),
    message: paragraphText
      .min(contactBounds.message.min, `Message must be at least ${contactBounds.message.min} characters`)
      .max(contactBounds.message.max, `Message cannot exceed ${contactBounds.message.max} characters`),
  }),
  status: 201,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 10, windowSeconds: 3600 }],
  humanCheck: () => ({ ok: true }),
});

/** The team's progress with a message. */
export const contactStatuses = { new: 'New', open: 'Open', answered: 'Answered', closed: 'Closed' } as const;
export type ContactStatus = keyof typeof contactStatuses;
const contactStatus = choice(contactStatuses);

const contactMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Whether the address is the confirmed one of the member who wrote; `null` for visitors. */
  isSenderConfirmed: z.boolean().nullable(),
  status: contactStatus,
  createdAt: timestamp,
  /** The answers of the team, oldest first. */
  replies: z.array(z.object({ author: z.string(), text: z.string(), createdAt: timestamp })),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** GET /api/admin/contact-messages: newest first. */
export const listContactMessages = defineEndpoint({
  name: 'contact.list',
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary: 'Messages to the team, newest first',
  access: 'admin',
  query: z.strictObject({ status: contactStatus.optional(), ...pageQuery }),
  response: page(contactMessage),
});

/** POST /api/admin/contact-messages/export */
export const exportContactMessages = exportOf(
  'contact.export',
  'Messages to the team as a CSV or Excel file',
  listContactMessages,
);

/** PATCH /api/admin/contact-messages/{id} */
export const setContactStatus = defineEndpoint({
  name: 'contact.setStatus',
  method: 'PATCH',
  path: '/api/admin/contact-messages/:id',
  summary: 'Set the status of a message',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ status: contactStatus }),
  response: z.object({ status: contactStatus }),
});

export const contactReplyBounds = { min: 2, max: 5000 } as const;

/** POST /api/admin/contact-messages/{id}/replies: mailed to the sender; the message counts as answered. */
export const replyToContactMessage = defineEndpoint({
  name: 'contact.reply',
  method: 'POST',
  path: '/api/admin/contact-messages/:id/replies',
  summary: 'Answer a message by email',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    text: paragraphText
      .min(contactReplyBounds.min, 'Please write an answer')
      .max(contactReplyBounds.max, `Please keep this to ${contactReplyBounds.max} characters`),
  }),
  status: 201,
  response: z.object({ status: contactStatus }),
});
