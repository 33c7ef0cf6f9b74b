import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { searchExportOf } from '#contract/kit/exports.ts';
import { email, idParams, line, mailToken, optionalLine, timestamp } from '#contract/kit/fields.ts';
import { newsFeedOf } from '#contract/kit/news-feeds.ts';
import { eventFilterQuery, eventType } from './events-filters.ts';

export { type EventType, eventTypes } from './events-filters.ts';

export const sponsorLevels = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;

/** The discount of members on premium events (rule event-prices). */
export const memberDiscount = 0.2;

/** The price of a premium event for members, in dollars and whole cents. */
export function memberPrice(price: number): number {
  return Math.round(price * (1 - memberDiscount) * 100) / 100;
}

/** When and how a price is paid: not with the registration, and not through the network. */
export function paymentInWords(organizerName: string): string {
  return `Nothing is paid on this site. ${organizerName} sends you an invoice before the event.`;
}

const speaker = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  image: z.string().nullable(),
});

const agendaDay = z.object({
  day: z.string(),
  items: z.array(z.object({ time: z.string(), title: z.string(), description: z.string() })),
});

const sponsor = z.object({
  id: z.number().int(),
  name: z.string(),
  level: z.enum(sponsorLevels),
  logo: z.string().nullable(),
});

/** Seats at this moment; `percent` is of the capacity, 0 to 100. */
const seats = z.object({
  capacity: z.number().int().positive(),
  taken: z.number().int().nonnegative(),
  percent: z.number().int().min(0).max(100),
  isFull: z.boolean(),
  waiting: z.number().int().nonnegative(),
});

/** An event as a card shows it. Prices are US dollars (rule event-prices). */
export const eventSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  type: eventType,
  startDate: timestamp,
  endDate: timestamp,
  /** The event's time zone (IANA, such as `Europe/Lisbon`), in which its dates and times are shown. */
  timeZone: z.string(),
  /** The date in words, such as `March 12-14, 2027`. */
  dateDisplay: z.string(),
  location: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isPremium: z.boolean(),
  /** Only Professional members register. Everyone can read about it. */
  isExclusive: z.boolean(),
  isVirtual: z.boolean(),
  isInPerson: z.boolean(),
  price: z.number().nonnegative(),
  capacity: z.number().int().positive(),
  focusAreaId: z.number().int(),
  focusAreaTitle: z.string(),
  focusAreaSlug: z.string(),
  isPast: z.boolean(),
  /** A cancelled event stays listed until it would have ended. */
  status: z.enum(['scheduled', 'cancelled']),
});
export type EventSummary = z.infer<typeof eventSummary>;

/** A whole event. */
export const event = eventSummary.extend({
  /** Sanitised HTML. */
  content: z.string(),
  address: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  registrationUrl: z.string().nullable(),
  externalUrl: z.string().nullable(),
  /** The link to join online, only for a signed-in caller with a seat; others find it in their email. */
  virtualEventUrl: z.string().nullable(),
  organizerName: z.string(),
  organizerLogo: z.string().nullable(),
  speakers: z.array(speaker),
  agenda: z.array(agendaDay),
  sponsors: z.array(sponsor),
  seats,
  /** The price for this caller: for members, the discounted price of a premium event. */
  callerPrice: z.number().nonnegative(),
  /** The signed-in caller's registration; `held`: the seat is reserved until the link in the email is opened. */
  callerStatus: z.enum(['registered', 'waitlisted', 'held']).nullable(),
  /** Why the event was cancelled, in the team's words. */
  cancelReason: z.string().nullable(),
  /** When registration ends; `null`: when the event does. */
  registrationDeadline: timestamp.nullable(),
  /** Whether the registration deadline has passed. */
  isClosed: z.boolean(),
  /** When registration opens for everyone who may register; `null`: when the event is published. */
  registrationOpens: timestamp.nullable(),
  /** How many hours earlier annual members register (rule event-priority). */
  priorityHours: z.number().int().nonnegative(),
  /** The caller's own registration. */
  caller: z.object({
    /** False for an exclusive event and a caller who is not a Professional member. */
    mayRegister: z.boolean(),
    /** When registration opens for the caller; `null`: it has opened. */
    opens: timestamp.nullable(),
    /** Whether the caller is an annual member: they register early and come first on the waitlist. */
    hasPriority: z.boolean(),
  }),
});
export type EventDetail = z.infer<typeof event>;

/**
 * Where an event takes place: `Field Station, Fresno, USA`. Words that the venue's name already contains are not
 * repeated.
 *
 * @param address the street, for where there is room
 */
export function placeInWords(
  { location, city, country }: Pick<EventSummary, 'location' | 'city' | 'country'>,
  address: string | null = null,
): string {
  const parts: string[] = [];
  const said = new Set<string>();
  for (const part of [location, address, city, country]) {
    if (!part || said.has(part.toLowerCase())) continue;
    parts.push(part);
    for (const word of part.split(',')) said.add(word.trim().toLowerCase());
  }
  return parts.join(', ');
}

/** Whether an event can be attended both in person and online; only then does the form ask for the attendance type. */
export function isHybrid(event: Pick<EventSummary, 'isVirtual' | 'isInPerson'>): boolean {
  return event.isVirtual && event.isInPerson;
}

/**
 * GET /api/events: filters combine with AND; upcoming ones first, the nearest on top, then past ones, the latest on
 * top; cancelled events stay among the upcoming ones until it would have ended. `virtual` asks whether one can attend
 * online (hybrid events count), `free` whether the price is 0.
 */
export const listEvents = defineEndpoint({
  name: 'events.list',
  method: 'GET',
  path: '/api/events',
  summary: 'Events that match all filters',
  access: 'everyone',
  query: z.strictObject(eventFilterQuery),
  response: z.array(eventSummary),
  cache: 'public',
});

/** GET /api/events/feed: the events that match and are not over, the latest announced first. */
export const eventsFeed = newsFeedOf('events.feed', 'New events as a news feed', {
  path: listEvents.path,
  filters: eventFilterQuery,
});

/** GET /api/events/export: the same filters as the list. */
export const exportEvents = searchExportOf('events.export', 'A search of events as a CSV or Excel file', {
  path: listEvents.path,
  filters: eventFilterQuery,
});

/** GET /api/events/{id}: with the seats of this moment and the price for this caller. */
export const getEvent = defineEndpoint({
  name: 'events.get',
  method: 'GET',
  path: '/api/events/:id',
  summary: 'One event with its seats',
  access: 'everyone',
  params: idParams,
  response: event,
  cache: 'private',
});

/** The message for a hybrid event without a choice; also the placeholder of the field (rule seats). */
export const attendanceTypeMissing = 'Select attendance type';

export const attendanceTypes = { 'in-person': 'In person', virtual: 'Virtual' } as const;
export type AttendanceType = keyof typeof attendanceTypes;

/** A seat, or the place in line, counted from 1. */
const place = z.object({ status: z.enum(['registered', 'waitlisted']), position: z.number().int().nullable() });

/** How long a seat, or a place in line, is held for an address until its mailed link is opened, in minutes. */
export const holdMinutes = 60;

/**
 * POST /api/events/{id}/registrations: takes a seat, or a place on the waitlist when there is none
 * (`position` counts from 1). Annual members come first on the waitlist, and may register before others where the
 * event says so: then, and for an exclusive event, only with their own confirmed address (403, 409 or 400 on field
 * `email` otherwise). A member with their own confirmed address is registered at once, and told with 409 on
 * field `email` when they are already. Every other address is mailed a link: what was taken is held (`isHeld`) for
 * `holdMinutes` until it is opened (`confirmRegistration`). The answer is the same when the address is registered
 * already; then the mail says so, once an hour at most. 409 when the event is over, called off or its registration
 * has ended. Attendance type is required for hybrid events, 400 on that field without one, and not looked at for
 * others.
 */
export const registerForEvent = defineEndpoint({
  name: 'events.register',
  method: 'POST',
  path: '/api/events/:id/registrations',
  summary: 'Register for an event',
  access: 'everyone',
  params: idParams,
  body: z.strictObject({
    name: line(100).min(1, 'Please enter your name'),
    email,
    organization: optionalLine(150),
    attendanceType: z
      // Empty, as a form sends it, means "not chosen".
      .enum(['', 'in-person', 'virtual'] satisfies ('' | AttendanceType)[], attendanceTypeMissing)
      .transform((value) => value || undefined)
      .optional(),
  }),
  status: 201,
  response: place.extend({ isHeld: z.boolean() }),
  rateLimits: [
    { by: 'address', limit: 30, windowSeconds: 3600 },
    // Each registration sends an email, and no one's inbox may be flooded through us.
    { by: { body: 'email' }, limit: 20, windowSeconds: 3600 },
  ],
  humanCheck: () => ({ status: 'registered', position: null, isHeld: true }),
});

/**
 * POST /api/event-registrations/confirm: keeps what is held for the address of a mail. Doing it twice is no error. 400
 * on field `token` when it is not one of ours, or the time is over and the place given to the next; 409 when the
 * registration is cancelled, or the event over or called off.
 */
export const confirmRegistration = defineEndpoint({
  name: 'events.confirmRegistration',
  method: 'POST',
  path: '/api/event-registrations/confirm',
  summary: 'Confirm a registration with the token from its email',
  access: 'everyone',
  body: z.strictObject({ token: mailToken }),
  response: place,
  rateLimits: [{ by: 'address', limit: 60, windowSeconds: 3600 }],
});

/**
 * POST /api/event-registrations/cancel: gives the seat to the first in line, and mails that it is
 * done. 400 on field `token` when it is not one of ours, 409 when the registration is cancelled already or the event is over.
 */
export const cancelRegistration = defineEndpoint({
  name: 'events.cancelRegistration',
  method: 'POST',
  path: '/api/event-registrations/cancel',
  summary: 'Cancel a registration with the token from its confirmation email',
  access: 'everyone',
  body: z.strictObject({ token: mailToken }),
  response: z.object({ eventId: z.number().int(), eventTitle: z.string() }),
  rateLimits: [{ by: 'address', limit: 60, windowSeconds: 3600 }],
});

/** GET /api/events/{id}/calendar.ics: for "Add to calendar". */
export const getEventCalendar = defineEndpoint({
  name: 'events.calendar',
  method: 'GET',
  path: '/api/events/:id/calendar.ics',
  summary: 'The event as an iCalendar file',
  access: 'everyone',
  params: idParams,
  response: z.string(),
  contentType: 'text/calendar',
});
