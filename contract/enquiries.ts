import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { email, idParams, line, optionalLine, paragraphText, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { enquiryKind, itemId } from './items.ts';

/** Bounds of the contact forms of records (rule enquiries). */
export const enquiryBounds = { name: 100, organization: 150, message: { min: 10, max: 3000 } } as const;

/**
 * POST /api/enquiries: the contact form of a record (rule enquiries). Stored and relayed by mail to the owner of the
 * record, whose address is never shown; their reply goes to the sender. For a signed-in sender, name, email and
 * organization come from the account. 403 where one of the two has blocked the other, and for visitors where only
 * members may write.
 */
export const sendEnquiry = defineEndpoint({
  name: 'enquiries.send',
  method: 'POST',
  path: '/api/enquiries',
  summary: 'Write to the owner of a record',
  access: 'everyone',
  body: z.strictObject({
    kind: enquiryKind,
    id: itemId,
    name: line(enquiryBounds.name).min(1, 'Please enter your name'),
    email,
    organization: optionalLine(enquiryBounds.organization),
    message: paragraphText
      .min(enquiryBounds.message.min, `Message must be at least ${enquiryBounds.message.min} characters`)
      .max(enquiryBounds.message.max, `Message cannot exceed ${enquiryBounds.message.max} characters`),
  }),
  status: 201,
  response: z.object({ ok: z.literal(true) }),
  queue: {
    title: 'Enquiry about a :kind',
    named: { title: 'Enquiry about :name', record: ':kind/:id' },
    record: 'enquiry/:kind/:id',
    text: 'message',
  },
  rateLimits: [{ by: 'address', limit: 10, windowSeconds: 3600 }],
  humanCheck: () => ({ ok: true }),
});

const enquiry = z.object({
  id: z.number().int(),
  kind: enquiryKind,
  itemId: z.number().int(),
  itemTitle: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  /** Whether the sender was signed in. If so, the name is the account's; otherwise it is the typed one. */
  isFromMember: z.boolean(),
  /** The sender's profile, where the sender is a member with a visible profile. */
  memberId: z.number().int().nullable(),
  message: z.string(),
  createdAt: timestamp,
  isRead: z.boolean(),
});
export type Enquiry = z.infer<typeof enquiry>;

/** GET /api/enquiries: enquiries about the caller's records. The desktop app never saves this answer. */
export const listEnquiries = defineEndpoint({
  name: 'enquiries.list',
  method: 'GET',
  path: '/api/enquiries',
  summary: 'Enquiries about the caller’s records, newest first',
  access: 'member',
  query: z.strictObject({ kind: enquiryKind.optional(), itemId: idParams.shape.id.optional(), ...pageQuery }),
  response: page(enquiry),
  cache: 'private',
});

/** POST /api/enquiries/{id}/read */
export const markEnquiryRead = defineEndpoint({
  name: 'enquiries.markRead',
  method: 'POST',
  path: '/api/enquiries/:id/read',
  summary: 'Mark an enquiry as read',
  access: 'member',
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'account', limit: 600, windowSeconds: 3600 }],
});
