import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { email, idParams, line, optionalLine, paragraphText, timestamp } from '#contract/kit/fields.ts';
import { localTime, timeZone } from '#contract/kit/local-time.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { enquiryKind, itemId } from './items.ts';
import { meetingMinutes, meetingPlace } from './messages-meetings.ts';

/** Bounds of the contact forms of records, and how often an owner can answer a visitor (rule enquiries). */
export const enquiryBounds = {
  name: 100,
  organization: 150,
  message: { min: 10, max: 3000 },
  answer: 5000,
  answers: 10,
  /** How many replies of a visitor by mail are kept. */
  replies: 50,
} as const;

/**
 * POST /api/enquiries: the contact form of a record (rule enquiries). Stored and relayed by mail to the owner of the
 * record, whose address is never shown. An enquiry of a member about a listing or a profile is a message of their
 * conversation with its owner. For a signed-in sender, name, email and organization come from the account. 403 where one of the two has blocked the other, and for visitors where only
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

/** A meeting that an answer to a visitor sets, moves or cancels. */
const answeredMeeting = z.object({
  startsAt: timestamp,
  minutes: z.number().int(),
  place: z.string(),
  timeZone: z.string(),
  isCancelled: z.boolean(),
});
export type AnsweredMeeting = z.infer<typeof answeredMeeting>;

const enquiry = z.object({
  id: z.number().int(),
  kind: enquiryKind,
  itemId: z.number().int(),
  itemTitle: z.string(),
  name: z.string(),
  /** Empty where the owner answers a member here and so does not need it. */
  email: z.string(),
  organization: z.string().nullable(),
  /** Whether the sender was signed in. If so, the name is the account's; otherwise it is the typed one. */
  isFromMember: z.boolean(),
  /** The sender's profile, where the sender is a member with a visible profile. */
  memberId: z.number().int().nullable(),
  message: z.string(),
  createdAt: timestamp,
  isRead: z.boolean(),
  /** The conversation that has the enquiry, where it is in one. */
  conversationId: z.number().int().nullable().default(null),
  /** What the caller has answered a visitor, and what the visitor replied by mail, oldest first. */
  answers: z
    .array(
      z.object({
        id: z.number().int(),
        body: z.string(),
        sentAt: timestamp,
        meeting: answeredMeeting.nullable().default(null),
        /** Written by the visitor. */
        isReply: z.boolean().default(false),
      }),
    )
    .default([]),
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

/**
 * POST /api/enquiries/{id}/answer: a visitor gets the answer by mail. A reply is filed here where the server
 * takes mail (rule replies-by-mail); otherwise it goes to the address of the owner's account.
 * With a member it opens their conversation, which then has the enquiry. 409 where the sender has deleted their
 * account, where the enquiry is in a conversation, beyond `enquiryBounds.answers`, and where there is no meeting to
 * cancel; 403 where one of the two has blocked the other; 400 for a time that is past, and for a meeting with a member,
 * which is proposed in Messages (rule meetings).
 */
export const answerEnquiry = defineEndpoint({
  name: 'enquiries.answer',
  method: 'POST',
  path: '/api/enquiries/:id/answer',
  summary: 'Answer an enquiry',
  access: 'member',
  params: idParams,
  body: z.strictObject({
    body: paragraphText
      .min(1, 'Please write an answer')
      .max(enquiryBounds.answer, `Please keep this to ${enquiryBounds.answer.toLocaleString('en-US')} characters`),
    /** Sets a meeting with a visitor, or moves the one that an earlier answer set. */
    meeting: z.strictObject({ at: localTime, timeZone, minutes: meetingMinutes, place: meetingPlace }).optional(),
    /** Cancels the meeting that an earlier answer set. */
    cancelsMeeting: z.literal(true).optional(),
  }),
  status: 201,
  response: z.object({ conversationId: z.number().int().nullable() }),
  queue: {
    title: 'Answer to an enquiry',
    record: 'enquiry answer/:id',
    page: paths.enquiries,
    text: 'body',
  },
  rateLimits: [{ by: 'account', limit: 40, windowSeconds: 3600 }],
});
