import { type EventDetail, type EventSummary, memberPrice } from '#contract/events.ts';
import { presentCaller, type Standing } from './priority.ts';
import type { MemberStatus } from './registration-store.ts';
import type { EventRow, SeatCounts } from './store.ts';

/** The data about the caller that an event's answer depends on. */
export interface Caller {
  isMember: boolean;
  status: MemberStatus | null;
  standing: Standing;
}

/** Whether the event is over, which it is at the moment of its end. */
export function isPast(row: Pick<EventRow, 'end_date'>, now: Date): boolean {
  return Date.parse(row.end_date) <= now.getTime();
}

/** Whether registration has ended before the event, which it has at the moment of its deadline. */
export function isClosed(row: Pick<EventRow, 'registration_deadline'>, now: Date): boolean {
  return row.registration_deadline !== null && Date.parse(row.registration_deadline) <= now.getTime();
}

/** A row as a card shows it. */
export function presentSummary(row: EventRow, now: Date): EventSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    startDate: row.start_date,
    endDate: row.end_date,
    timeZone: row.time_zone,
    dateDisplay: row.date_display,
    location: row.location,
    city: row.city,
    country: row.country,
    imageUrl: row.image_url,
    isPremium: row.is_premium === 1,
    isExclusive: row.is_exclusive === 1,
    isVirtual: row.is_virtual === 1,
    isInPerson: row.is_in_person === 1,
    price: row.price_cents / 100,
    capacity: row.capacity,
    focusAreaId: row.focus_area_id,
    focusAreaTitle: row.focus_area_title,
    focusAreaSlug: row.focus_area_slug,
    isPast: isPast(row, now),
    status: row.status === 'cancelled' ? 'cancelled' : 'scheduled',
  };
}

/** A row as the event's page shows it to this caller. */
export function presentEvent(row: EventRow, seats: SeatCounts, caller: Caller, now: Date): EventDetail {
  return {
    ...presentSummary(row, now),
    content: row.content,
    address: row.address,
    bannerUrl: row.banner_url,
    registrationUrl: row.registration_url,
    externalUrl: row.external_url,
    virtualEventUrl: caller.status === 'registered' && row.status === 'scheduled' ? row.virtual_event_url : null,
    organizerName: row.organizer_name,
    organizerLogo: row.organizer_logo,
    ...programmeOf(row),
    seats: presentSeats(row.capacity, seats),
    callerPrice: priceInCents(row, caller.isMember) / 100,
    callerStatus: caller.status,
    cancelReason: row.cancel_reason,
    registrationDeadline: row.registration_deadline,
    isClosed: isClosed(row, now),
    registrationOpens: row.registration_opens_at,
    priorityHours: row.priority_hours,
    caller: presentCaller(row, caller.standing, now),
  };
}

/** The price for this caller in cents: members save on premium events (rule event-prices). */
export function priceInCents(row: Pick<EventRow, 'price_cents' | 'is_premium'>, isMember: boolean): number {
  if (!isMember || row.is_premium !== 1) return row.price_cents;
  return Math.round(memberPrice(row.price_cents / 100) * 100);
}

/** Rounded, but 100 only if it is exact: "100% Full" beside a free seat would turn people away. */
function presentSeats(capacity: number, { taken, waiting }: SeatCounts): EventDetail['seats'] {
  const isFull = taken >= capacity;
  const percent = isFull ? 100 : Math.min(99, Math.round((taken / capacity) * 100));
  return { capacity, taken, percent, isFull, waiting };
}

/** Our own JSON, written by `insertEvent`. */
function programmeOf(row: EventRow): Pick<EventDetail, 'speakers' | 'agenda' | 'sponsors'> {
  return {
    speakers: JSON.parse(row.speakers) as EventDetail['speakers'],
    agenda: JSON.parse(row.agenda) as EventDetail['agenda'],
    sponsors: JSON.parse(row.sponsors) as EventDetail['sponsors'],
  };
}
