import { type EventDetail, placeInWords } from '#contract/events.ts';
import type { AdminEvent, AdminEventSummary, AdminRegistration, EventState } from '#contract/events-admin.ts';
import type { EventInput } from '#contract/events-input.ts';
import type { AdminRegistrationRow } from './admin-registration-store.ts';
import type { AdminView } from './admin-service.ts';
import { type AdminEventRow, type AdminSeatCounts, noSeats } from './admin-store.ts';
import { columnsOf, entriesOf } from './event-record.ts';
import { isPast, presentEvent } from './presenter.ts';
import { noStanding } from './priority.ts';

/** A row of the admins' table. */
export function presentRow(row: AdminEventRow, seats: AdminSeatCounts | undefined, now: Date): AdminEventSummary {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    state: stateOf(row, now),
    dateDisplay: row.date_display,
    startDate: row.start_date,
    timeZone: row.time_zone,
    location: placeInWords(row),
    focusAreaTitle: row.focus_area_title,
    seats: { capacity: row.capacity, ...(seats ?? noSeats) },
  };
}

/** An event as admins work on it. */
export function presentAdminEvent({ row, seats, attended }: AdminView, now: Date): AdminEvent {
  return {
    ...presentRow(row, seats, now),
    version: row.version,
    entries: entriesOf(row),
    attended,
    cancelReason: row.cancel_reason,
    cancelledAt: row.cancelled_at,
    updatedAt: row.updated_at,
  };
}

/** The event page as a visitor would see it. */
export function presentPreview(input: EventInput, area: { title: string; slug: string }, now: Date): EventDetail {
  const at = now.toISOString();
  const row = {
    ...columnsOf(input),
    // No event has this number, so queries by number find nothing.
    id: 0,
    focus_area_title: area.title,
    focus_area_slug: area.slug,
    image_url: null,
    pictures: '[]',
    banner_url: null,
    registration_url: null,
    organizer_logo: null,
    status: 'scheduled' as const,
    sequence: 0,
    version: 1,
    cancel_reason: null,
    cancelled_at: null,
    created_at: at,
    updated_at: at,
  };
  return presentEvent(row, noSeats, { isMember: false, status: null, standing: noStanding }, now);
}

/** A registration, for admins only. */
export function presentRegistration(row: AdminRegistrationRow): AdminRegistration {
  return {
    id: row.id,
    userId: row.user_id,
    hasProfile: row.has_profile === 1,
    name: row.name,
    email: row.email,
    organization: row.organization,
    attendanceType: row.attendance_type,
    price: row.price_cents / 100,
    status: row.status,
    isHeld: row.held_until !== null,
    hasPriority: row.has_priority === 1,
    attendedAt: row.attended_at,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
  };
}

/** The state of an event. */
export function stateOf(row: Pick<AdminEventRow, 'status' | 'end_date'>, now: Date): EventState {
  if (row.status === 'scheduled') return isPast(row, now) ? 'past' : 'published';
  return row.status;
}
