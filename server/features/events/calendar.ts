import { placeInWords } from '#contract/events.ts';
import type { Deps } from '#server/deps.ts';
import { type CalendarMethod, calendarFile, calendarFilename } from '#server/platform/calendar/calendar-file.ts';
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
  const url = `${deps.baseUrl()}/events/${event.id}`;
  const entry = {
    product: 'Events',
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
  };
  return calendarFile(deps, entry, method);
}
