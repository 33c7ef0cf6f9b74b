import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParams, paragraphText, searchText, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { attachment, attachmentIds } from './attachments.ts';
import { enquiryKind, itemId } from './items.ts';
import { namedMember } from './members.ts';
import { meeting } from './messages-meetings.ts';
import { unread } from './messages-reading.ts';

/** The longest message (characters). */
export const messageMax = 5000;

/** The number of messages on one page of a conversation. */
export const messagesPerPage = 30;

/** The other member of a conversation. */
const peer = namedMember.extend({
  organization: z.string().nullable(),
  /** `null` where the member has none, or no profile that the caller can see. */
  avatarUrl: z.string().nullable().default(null),
});
export type Peer = z.infer<typeof peer>;

/**
 * Whether the caller may write to the other member: `open`; `not-connected`, which a connection or a Professional
 * membership changes; `blocked` by the caller; `refused` for a reason that is the other member's.
 */
const writing = z.enum(['open', 'not-connected', 'blocked', 'refused']);
export type Writing = z.infer<typeof writing>;

/** The record that an enquiry is about: its title when the enquiry was sent, and what the reader finds there now. */
const subject = z.object({
  kind: enquiryKind,
  id: z.number().int(),
  title: z.string(),
  /** `closed` takes no more enquiries; `gone` has no page for the reader. */
  state: z.enum(['open', 'closed', 'gone']),
});
export type Subject = z.infer<typeof subject>;

const message = z.object({
  id: z.number().int(),
  isOwn: z.boolean(),
  /** Plain text of several lines; empty where the caller may no longer read it. */
  body: z.string(),
  /** Set while the team withholds the message; only the sender sees why. */
  hold: z.object({ state: z.enum(['hidden', 'removed']), reason: z.string().nullable() }).nullable(),
  sentAt: timestamp,
  /** The key of the change that sent the caller's own message (`Idempotency-Key`), by which a screen recognises it. */
  key: z.string().nullable(),
  /** Set where the message is an enquiry (rule enquiries). */
  subject: subject.nullable().default(null),
  /** None where the caller may no longer read the message. */
  attachments: z.array(attachment).default([]),
  /** Set where the message proposes a meeting; the body says the same in words. */
  meeting: meeting.nullable().default(null),
});
export type Message = z.infer<typeof message>;

const conversationSummary = z.object({
  id: z.number().int(),
  peer,
  lastMessage: z.object({ excerpt: z.string(), isOwn: z.boolean(), sentAt: timestamp }),
  /**
   * In a search: the part of the latest message found that has a word of the search, between what stands before and after it; `null`
   * where only the name or the title of an enquiry has them.
   */
  match: z
    .object({ before: z.string(), found: z.string(), after: z.string(), isOwn: z.boolean(), sentAt: timestamp })
    .nullable()
    .default(null),
  unread: z.number().int().nonnegative(),
  /** Title of the record that the last enquiry in it is about. */
  subject: z.string().nullable().default(null),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

/**
 * GET /api/conversations: the inbox, the latest message on top; with `search`, the conversations in which the caller
 * finds these words (rule inbox-search).
 */
export const listConversations = defineEndpoint({
  name: 'messages.conversations',
  method: 'GET',
  path: '/api/conversations',
  summary: "The caller's conversations, the latest message first",
  access: 'member',
  query: z.strictObject({ search: searchText.optional(), ...pageQuery }),
  response: page(conversationSummary),
  cache: 'private',
});

const conversation = z.object({
  id: z.number().int(),
  peer,
  writing,
  /** The record that the last enquiry in it is about. */
  subject: subject.nullable().default(null),
});
export type Conversation = z.infer<typeof conversation>;

/** GET /api/conversations/{id}: 404 for anyone who does not take part. */
export const getConversation = defineEndpoint({
  name: 'messages.conversation',
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'One conversation: the other member, and whether the caller may write to them',
  access: 'member',
  params: idParams,
  response: conversation,
  cache: 'private',
});

/** GET /api/message-recipients/{id}: called before the first message to a member; the id is the member's. */
export const getRecipient = defineEndpoint({
  name: 'messages.recipient',
  method: 'GET',
  path: '/api/message-recipients/:id',
  summary: 'Whether the caller may write to a member, and the conversation if there is one',
  access: 'member',
  params: idParams,
  response: z.object({ peer, writing, conversationId: z.number().int().nullable() }),
});

/** GET /api/conversations/{id}/messages: newest first; with `after`, only messages after that one. */
export const listMessages = defineEndpoint({
  name: 'messages.list',
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary: 'Messages of one conversation, newest first',
  access: 'member',
  params: idParams,
  query: z.strictObject({
    cursor: pageQuery.cursor,
    after: z
      .string()
      .regex(/^\d{1,15}$/, 'This is not a valid id')
      .transform(Number)
      .optional(),
  }),
  response: z.object({
    items: z.array(message),
    nextCursor: z.string().nullable(),
    /** The caller's last message that the other member has read; 0 where none. */
    readUpTo: z.number().int().nonnegative(),
  }),
  cache: 'private',
});

const words = {
  body: paragraphText
    .min(1, 'Please write a message')
    .max(messageMax, `Please keep this to ${messageMax.toLocaleString('en-US')} characters`),
  attachments: attachmentIds.optional(),
  /** The key, from apps and pages that name a message here instead of by `Idempotency-Key`, which counts where both are. */
  key: z.uuid('This is not a valid key').optional(),
};

/**
 * POST /api/conversations: the first message to a member, or another one in an existing conversation. 403 where the
 * caller may not write to the member.
 */
export const startConversation = defineEndpoint({
  name: 'messages.start',
  method: 'POST',
  path: '/api/conversations',
  summary: 'Write to a member',
  access: 'member',
  body: z.strictObject({ to: itemId, ...words }),
  status: 201,
  response: z.object({ conversationId: z.number().int(), message }),
  queue: {
    title: 'Message',
    named: { title: 'Message to :name', record: 'member/:to' },
    record: 'messages to/:to',
    page: `${paths.messages}?to=:to`,
    text: 'body',
  },
  rateLimits: [{ by: 'account', limit: 40, windowSeconds: 3600 }],
});

/** POST /api/conversations/{id}/messages */
export const sendMessage = defineEndpoint({
  name: 'messages.send',
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Write in a conversation',
  access: 'member',
  params: idParams,
  body: z.strictObject(words),
  status: 201,
  response: message,
  queue: {
    title: 'Message',
    named: { title: 'Message to :name', record: 'conversation/:id' },
    record: 'messages in/:id',
    page: paths.conversation,
    text: 'body',
  },
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 600 }],
});

/** While a member types, their app says so this often; without it the mark disappears after twice as long (milliseconds). */
export const typingInterval = 4000;

/**
 * POST /api/conversations/{id}/typing: the other member's open pages show it for a moment (rule live). Nothing is stored.
 * 404 for anyone who takes no part, 403 where the caller may not write.
 */
export const sayTyping = defineEndpoint({
  name: 'messages.typing',
  method: 'POST',
  path: '/api/conversations/:id/typing',
  summary: 'Show the other member of a conversation that the caller is typing',
  access: 'member',
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
  // Twice as often as an app says it.
  rateLimits: [{ by: 'account', limit: 300, windowSeconds: 600 }],
});

/**
 * PUT /api/conversations/{id}/read: marks messages up to this one as read; answers with the total number of unread
 * messages.
 */
export const markRead = defineEndpoint({
  name: 'messages.markRead',
  method: 'PUT',
  path: '/api/conversations/:id/read',
  summary: 'Mark a conversation as read up to a message',
  access: 'member',
  params: idParams,
  body: z.strictObject({ upTo: itemId }),
  response: unread,
  queue: { title: 'Mark messages as read', record: 'read/:id', page: paths.conversation, isLatestOnly: true },
  // One call for each message that arrives while the conversation is open.
  rateLimits: [{ by: 'account', limit: 600, windowSeconds: 600 }],
});
