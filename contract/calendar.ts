import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { timestamp } from '#contract/kit/fields.ts';

/** Bounds of a member's own calendar (rule own-calendar). */
export const calendarBounds = { entries: 500, daysBack: 30 } as const;

/** Whose calendar it is, and a code that only this server can make. */
const calendarKey = z.string().regex(/^[1-9]\d{0,14}-[0-9a-f]{64}$/, 'This address is not valid');

/** The address of a member's calendar; `null` where there is none. */
const calendarAddress = z.object({ address: z.url().nullable(), createdAt: timestamp.nullable() });
export type CalendarAddress = z.infer<typeof calendarAddress>;

/** GET /api/calendar/address: the address that calendar apps subscribe to. No device keeps the answer: it is a secret. */
export const getCalendarAddress = defineEndpoint({
  name: 'calendar.address',
  method: 'GET',
  path: '/api/calendar/address',
  summary: 'The address of the caller’s own calendar',
  access: 'member',
  response: calendarAddress,
});

/** PUT /api/calendar/address: a new address; the one before it stops working. */
export const renewCalendarAddress = defineEndpoint({
  name: 'calendar.renew',
  method: 'PUT',
  path: '/api/calendar/address',
  summary: 'Make a new address for the caller’s own calendar',
  access: 'member',
  response: calendarAddress,
  rateLimits: [{ by: 'account', limit: 30, windowSeconds: 3600 }],
});

/** DELETE /api/calendar/address: repeating it is no error. */
export const removeCalendarAddress = defineEndpoint({
  name: 'calendar.remove',
  method: 'DELETE',
  path: '/api/calendar/address',
  summary: 'End the address of the caller’s own calendar',
  access: 'member',
  response: calendarAddress,
  rateLimits: [{ by: 'account', limit: 30, windowSeconds: 3600 }],
});

/**
 * GET /api/calendar.ics?key=: the events for which a member is registered, and their meetings, for calendar apps, which sign
 * in nowhere. 404 for an address that no longer works.
 */
export const getCalendar = defineEndpoint({
  name: 'calendar.get',
  method: 'GET',
  path: '/api/calendar.ics',
  summary: 'A member’s own calendar, for apps that subscribe to it',
  access: 'everyone',
  query: z.strictObject({ key: calendarKey }),
  response: z.string(),
  contentType: 'text/calendar',
  // Services fetch the calendars of many members from a few addresses.
  rateLimits: [{ by: 'address', limit: 1200, windowSeconds: 300 }],
});
