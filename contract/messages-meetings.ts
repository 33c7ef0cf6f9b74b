import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParams, line, paragraphText, timestamp } from '#contract/kit/fields.ts';
import { localTime, timeZone } from '#contract/kit/local-time.ts';
import { itemId } from './items.ts';

/** Bounds of proposals for meetings (rule meetings). */
export const meetingBounds = {
  times: 5,
  minutes: { min: 5, max: 480 },
  place: 300,
  note: 1000,
  /** How far ahead a meeting can be (days). */
  days: 365,
  /** How many proposals can be open in a conversation. */
  open: 5,
  /** How many meetings `listMeetings` answers with. */
  listed: 20,
} as const;

/** Where the proposal of a meeting stands. One whose times have all passed stays `open`; nobody can accept it. */
export const meetingStates = ['open', 'accepted', 'declined', 'withdrawn', 'replaced', 'cancelled'] as const;
export type MeetingState = (typeof meetingStates)[number];

export const meeting = z.object({
  id: z.number().int(),
  /** The message that shows it. */
  messageId: z.number().int(),
  /** Whether the caller has proposed it. */
  isOwn: z.boolean(),
  state: z.enum(meetingStates),
  /** Whether the caller has given the answer, or withdrawn or cancelled it; `null` while it is open. */
  isOwnAnswer: z.boolean().nullable(),
  /** The beginnings that are proposed, the earliest first. */
  times: z.array(timestamp),
  /** The beginning that was accepted. */
  startsAt: timestamp.nullable(),
  minutes: z.number().int(),
  /** Where it takes place, or the link to join; empty where that is still to be said. */
  place: z.string(),
  note: z.string(),
  /** The time zone of the member who proposed it. */
  timeZone: z.string(),
  /** The accepted meeting that this proposal moves, once it is accepted. */
  moves: z.number().int().nullable(),
});
export type Meeting = z.infer<typeof meeting>;

/** Place, link, or nothing; and the length of a meeting, wherever one is set. */
export const meetingPlace = line(meetingBounds.place);
export const meetingMinutes = z
  .int('Please enter whole minutes')
  .min(meetingBounds.minutes.min, `Please enter at least ${meetingBounds.minutes.min} minutes`)
  .max(meetingBounds.minutes.max, `Please enter at most ${meetingBounds.minutes.max} minutes`);

/**
 * POST /api/conversations/{id}/meetings: proposes times, on clocks of `timeZone`, as a message. `insteadOf` names an
 * open proposal, which is closed, or an accepted meeting, which stays until this proposal is accepted. 400 for a time
 * that is past or does not exist; 403 where the caller may not write; 409 where `insteadOf` has ended or too many are
 * open.
 */
export const proposeMeeting = defineEndpoint({
  name: 'meetings.propose',
  method: 'POST',
  path: '/api/conversations/:id/meetings',
  summary: 'Propose a meeting to the other member of a conversation',
  access: 'member',
  params: idParams,
  body: z.strictObject({
    times: z
      .array(localTime)
      .min(1, 'Please propose a time')
      .max(meetingBounds.times, `Please propose at most ${meetingBounds.times} times`)
      .refine((times) => new Set(times).size === times.length, 'Please propose each time once'),
    timeZone,
    minutes: meetingMinutes,
    place: meetingPlace,
    note: paragraphText.max(meetingBounds.note, `Please keep this to ${meetingBounds.note} characters`),
    insteadOf: itemId.optional(),
    /** Made by the caller: a proposal that is sent twice with one key is stored once. */
    key: z.uuid('This is not a valid key').optional(),
  }),
  status: 201,
  response: meeting,
  rateLimits: [{ by: 'account', limit: 40, windowSeconds: 3600 }],
});

/** GET /api/conversations/{id}/meetings: those that changed last, at most `meetingBounds.listed`. */
export const listMeetings = defineEndpoint({
  name: 'meetings.list',
  method: 'GET',
  path: '/api/conversations/:id/meetings',
  summary: 'Meetings of a conversation that changed last',
  access: 'member',
  params: idParams,
  response: z.object({ items: z.array(meeting) }),
  cache: 'private',
});

/**
 * PUT /api/meetings/{id}/answer: accepts one of the times, or declines all of them. For the member who was asked; the
 * first of two answers stands, and 409 says what it was. The same answer again changes nothing.
 */
export const answerMeeting = defineEndpoint({
  name: 'meetings.answer',
  method: 'PUT',
  path: '/api/meetings/:id/answer',
  summary: 'Accept one of the proposed times, or decline',
  access: 'member',
  params: idParams,
  body: z.strictObject({ startsAt: timestamp.nullable() }),
  response: meeting,
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});

/** DELETE /api/meetings/{id}: withdraws one's own open proposal, or cancels an accepted meeting. 409 for any other. */
export const endMeeting = defineEndpoint({
  name: 'meetings.end',
  method: 'DELETE',
  path: '/api/meetings/:id',
  summary: 'Withdraw a proposal, or cancel an accepted meeting',
  access: 'member',
  params: idParams,
  response: meeting,
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});

/** GET /api/meetings/{id}/calendar.ics: an accepted meeting; for a cancelled one, a file that removes it. */
export const getMeetingCalendar = defineEndpoint({
  name: 'meetings.calendar',
  method: 'GET',
  path: '/api/meetings/:id/calendar.ics',
  summary: 'An accepted meeting as an iCalendar file',
  access: 'member',
  params: idParams,
  response: z.string(),
  contentType: 'text/calendar',
});
