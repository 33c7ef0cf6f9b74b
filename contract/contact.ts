import { z } from 'zod';

import { defineEndpoint } from './endpoint.ts';
import { email, paragraphText } from './fields.ts';

/** Bounds of spec 1, sections 5 and 9; upper ones without a figure there are ours. */
export const contactBounds = {
  name: { min: 2, max: 100 },
  subject: { min: 5, max: 150 },
  message: { min: 10, max: 1000 },
} as const;

/** Stands in a mail's header: one line. */
const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]*$/u, 'Please use printable characters only');

/** POST /api/contact: stores the message and mails it to the team. */
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
});
