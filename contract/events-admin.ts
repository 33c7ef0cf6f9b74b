import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportFormat, exportOf, exportTypes } from '#contract/kit/exports.ts';
import { choice, idParam, idParams, line, recordVersion, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { attendanceTypes, event, eventTypes } from './events.ts';
import { eventEntries, eventFields, refineEvent } from './events-input.ts';

/** The state of an event, as admins see it. A `past` event was published and is over. */
export const eventStates = { draft: 'Draft', published: 'Published', past: 'Past', cancelled: 'Cancelled' } as const;
export type EventState = keyof typeof eventStates;
const eventState = choice(eventStates);

export const eventSorts = { latest: 'Latest date first', earliest: 'Earliest date first' } as const;
export type EventSort = keyof typeof eventSorts;

/** High enough for someone who runs events all day, low enough to stop a script in a loop. */
const writes = [{ by: 'account', limit: 600, windowSeconds: 3600 }] as const;

const seats = z.object({
  capacity: z.number().int().positive(),
  taken: z.number().int().nonnegative(),
  waiting: z.number().int().nonnegative(),
  /**
   * The number of people, with a seat or on the waitlist, who receive notices by email. Held places and deleted
   * accounts are not counted.
   */
  mailed: z.object({ taken: z.number().int().nonnegative(), waiting: z.number().int().nonnegative() }),
});

const adminEventSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  type: choice(eventTypes),
  state: eventState,
  dateDisplay: z.string(),
  startDate: timestamp,
  timeZone: z.string(),
  location: z.string(),
  focusAreaTitle: z.string(),
  seats,
});
export type AdminEventSummary = z.infer<typeof adminEventSummary>;

/** An event as admins work on it. */
const adminEvent = adminEventSummary.extend({
  /** Grows with every change; an edit names the version it was made from. */
  version: recordVersion,
  entries: eventEntries,
  /** The number of people with a seat who attended. */
  attended: z.number().int().nonnegative(),
  cancelReason: z.string().nullable(),
  cancelledAt: timestamp.nullable(),
  updatedAt: timestamp,
});
export type AdminEvent = z.infer<typeof adminEvent>;

const eventFilters = {
  search: z.string().trim().max(100, 'Please search for fewer characters').optional(),
  state: eventState.optional(),
  type: choice(eventTypes).optional(),
};

/**
 * GET /api/admin/events: by date. A search covers the titles, places, organizers and texts of the 5,000 newest matching
 * events. By default upcoming events come nearest first, all others latest first.
 */
export const listAdminEvents = defineEndpoint({
  name: 'eventsAdmin.list',
  method: 'GET',
  path: '/api/admin/events',
  summary: 'All events, drafts and cancelled ones too',
  access: 'admin',
  query: z.strictObject({
    ...eventFilters,
    sort: choice(eventSorts).optional(),
    ...pageQuery,
  }),
  response: page(adminEventSummary),
});

/** POST /api/admin/events/export: the latest created first. */
export const exportEvents = exportOf('eventsAdmin.export', 'Events as a CSV or Excel file', {
  path: listAdminEvents.path,
  query: z.strictObject(eventFilters),
});

/** GET /api/admin/events/{id} */
export const getAdminEvent = defineEndpoint({
  name: 'eventsAdmin.get',
  method: 'GET',
  path: '/api/admin/events/:id',
  summary: 'One event as admins work on it',
  access: 'admin',
  params: idParams,
  response: adminEvent,
});

/** POST /api/admin/events: a draft, which only admins see. */
export const createEvent = defineEndpoint({
  name: 'eventsAdmin.create',
  method: 'POST',
  path: '/api/admin/events',
  summary: 'Create an event as a draft',
  access: 'admin',
  body: z.strictObject(eventFields).superRefine(refineEvent),
  status: 201,
  response: adminEvent,
  rateLimits: writes,
});

/** POST /api/admin/events/preview: shows the page of such an event; nothing is stored. */
export const previewEvent = defineEndpoint({
  name: 'eventsAdmin.preview',
  method: 'POST',
  path: '/api/admin/events/preview',
  summary: 'What the page of an event would show',
  access: 'admin',
  body: z.strictObject(eventFields).superRefine(refineEvent),
  response: event,
  rateLimits: writes,
});

/**
 * PUT /api/admin/events/{id}: 409 when it was changed since `version`, when it is cancelled, and when the capacity
 * would be less than the seats taken. `notified`: how many people were mailed a change of date, place or link;
 * `promoted`: how many got a seat because the capacity grew.
 */
export const updateEvent = defineEndpoint({
  name: 'eventsAdmin.update',
  method: 'PUT',
  path: '/api/admin/events/:id',
  summary: 'Change an event',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ ...eventFields, version: recordVersion }).superRefine(refineEvent),
  response: z.object({
    event: adminEvent,
    notified: z.number().int().nonnegative(),
    promoted: z.number().int().nonnegative(),
  }),
  rateLimits: writes,
});

/** POST /api/admin/events/{id}/publication: 400 with the missing fields that a published event requires. */
export const publishEvent = defineEndpoint({
  name: 'eventsAdmin.publish',
  method: 'POST',
  path: '/api/admin/events/:id/publication',
  summary: 'Publish a draft',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ version: recordVersion }),
  response: adminEvent,
  rateLimits: writes,
});

/** POST /api/admin/events/{id}/copies: makes a draft with the same content and no registrations. */
export const duplicateEvent = defineEndpoint({
  name: 'eventsAdmin.duplicate',
  method: 'POST',
  path: '/api/admin/events/:id/copies',
  summary: 'Duplicate an event as a draft',
  access: 'admin',
  params: idParams,
  status: 201,
  response: adminEvent,
  rateLimits: writes,
});

/** DELETE /api/admin/events/{id}: drafts only; a published event is cancelled instead. */
export const deleteEvent = defineEndpoint({
  name: 'eventsAdmin.delete',
  method: 'DELETE',
  path: '/api/admin/events/:id',
  summary: 'Delete a draft',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.number().int() }),
  rateLimits: writes,
});

/**
 * POST /api/admin/events/{id}/cancellation: mails the reason to everyone registered or in line. It cannot be undone.
 */
export const cancelEvent = defineEndpoint({
  name: 'eventsAdmin.cancel',
  method: 'POST',
  path: '/api/admin/events/:id/cancellation',
  summary: 'Cancel an event and notify everyone',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ reason: line(300).min(3, 'Please say why') }),
  response: z.object({ event: adminEvent, notified: z.number().int().nonnegative() }),
  rateLimits: writes,
});

export const registrationStatuses = {
  registered: 'Registered',
  waitlisted: 'On the waitlist',
  cancelled: 'Cancelled',
} as const;
export type RegistrationStatus = keyof typeof registrationStatuses;
const registrationStatus = choice(registrationStatuses);

const adminRegistration = z.object({
  id: z.number().int(),
  /** The member who registered; `null` for other people. */
  userId: z.number().int().nullable(),
  /** Whether the member has a public profile. */
  hasProfile: z.boolean(),
  name: z.string(),
  /** Empty when the account of the registration was deleted. */
  email: z.string(),
  organization: z.string().nullable(),
  attendanceType: z.enum(Object.keys(attendanceTypes) as ['in-person', 'virtual']).nullable(),
  price: z.number().nonnegative(),
  status: registrationStatus,
  /** The address is not confirmed: its seat is held until the emailed link is opened or has expired. */
  isHeld: z.boolean(),
  /** An annual member when they registered: first on the waitlist. */
  hasPriority: z.boolean(),
  attendedAt: timestamp.nullable(),
  createdAt: timestamp,
  cancelledAt: timestamp.nullable(),
});
export type AdminRegistration = z.infer<typeof adminRegistration>;

const registrationFilters = {
  /** Any part of a name, an address or an organization. */
  search: z.string().trim().max(100, 'Please search for fewer characters').optional(),
  status: registrationStatus.optional(),
};

/** GET /api/admin/events/{id}/registrations: newest first; the waitlist in its order. */
export const listRegistrations = defineEndpoint({
  name: 'eventsAdmin.registrations',
  method: 'GET',
  path: '/api/admin/events/:id/registrations',
  summary: 'Who registered for an event',
  access: 'admin',
  params: idParams,
  query: z.strictObject({ ...registrationFilters, ...pageQuery }),
  response: page(adminRegistration),
});

/** POST /api/admin/events/{id}/export: registrations as a file. A POST because the audit log records it. */
export const exportRegistrations = defineEndpoint({
  name: 'eventsAdmin.exportRegistrations',
  method: 'POST',
  path: '/api/admin/events/:id/export',
  summary: 'Registrations of an event as a CSV or Excel file',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ format: exportFormat }),
  response: z.string(),
  contentType: exportTypes,
  needsConfirmation: true,
  rateLimits: writes,
});

const registrationParams = z.strictObject({ id: idParam, registrationId: idParam });

/** DELETE /api/admin/events/{id}/registrations/{registrationId}: mails the person; the first in line gets the seat. */
export const cancelSomebodysRegistration = defineEndpoint({
  name: 'eventsAdmin.cancelRegistration',
  method: 'DELETE',
  path: '/api/admin/events/:id/registrations/:registrationId',
  summary: 'Cancel a person’s registration',
  access: 'admin',
  params: registrationParams,
  response: adminRegistration,
  rateLimits: writes,
});

/** PUT /api/admin/events/{id}/registrations/{registrationId}/attendance: from a day before the event on. */
export const markAttendance = defineEndpoint({
  name: 'eventsAdmin.markAttendance',
  method: 'PUT',
  path: '/api/admin/events/:id/registrations/:registrationId/attendance',
  summary: 'Record whether a person attended',
  access: 'admin',
  params: registrationParams,
  body: z.strictObject({ attended: z.boolean('Please say whether they were there') }),
  response: adminRegistration,
  rateLimits: [{ by: 'account', limit: 6000, windowSeconds: 3600 }],
});
