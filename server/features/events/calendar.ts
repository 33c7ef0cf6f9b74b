import { placeInWords } from '#contract/events.ts';
import type { Deps } from '#server/deps.ts';
import {
  type CalendarMethod,
  calendarFile,
  calendarFilename,
  type OwnCalendarEntry,
} from '#server/platform/calendar/calendar-file.ts';
import type { EventRow } from './store.ts';

/** `clean-energy-finance-summit.ics` */
export function eventFilename({ title, id }: Pick<EventRow, 'title' | 'id'>): string {
  return calendarFilename(title, `event-${id}`);
}

/** An event as an iCalendar file. `joinUrl`: for people who attend online. `CANCEL` makes a calendar remove the entry. */
export function eventFile(
  deps: Pick<Deps, 'env' | 'baseUrl'>,
  event: EventRow,
  joinUrl?: string | null,
  method: CalendarMethod = 'PUBLISH',
): string {
  return calendarFile(deps, { product: 'Events', ...eventEntry(deps, event, joinUrl) }, method);
}

/** An event as an entry of a calendar. */
export function eventEntry(
  deps: Pick<Deps, 'baseUrl'>,
  event: EventRow,
  joinUrl: string | null | undefined,
): OwnCalendarEntry {
  const url = `${deps.baseUrl()}/events/${event.id}`;
  return {
    uid: `event-${event.id}`,
    sequence: event.sequence,
    changedAt: event.updated_at,
    startsAt: event.start_date,
    endsAt: event.end_date,
    summary: event.title,
    description: [event.description, ...(joinUrl ? [`Join online: ${joinUrl}`] : []), url].join('\n\n'),
    location: placeInWords(event, event.address),
    organizer: event.organizer_name,
    url,
    isCancelled: event.status === 'cancelled',
    timeZone: event.time_zone,
  };
}
