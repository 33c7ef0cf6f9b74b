import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import { placeInWords } from '#contract/events.ts';
import type { Deps } from '#server/deps.ts';
import type { EventRow } from './store.ts';

/** Parameters of the media type. The method is also in the file, and both must agree (RFC 5546). */
export const calendarContentType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** The same for a file that removes the event from a calendar. */
export const cancelContentType = 'text/calendar; charset=utf-8; method=CANCEL';

/** `clean-energy-finance-summit.ics` */
export function calendarFilename({ title, id }: Pick<EventRow, 'title' | 'id'>): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${words || `event-${id}`}.ics`;
}

/**
 * An event as an iCalendar file. Times are in UTC, so that every calendar shows them in its owner's local time. The UID
 * never changes and SEQUENCE grows with every change, so a newer file replaces the entry of an older one. `joinUrl`:
 * for people who attend online. `CANCEL` makes a calendar remove the entry.
 */
export function calendarFile(
  deps: Pick<Deps, 'env' | 'baseUrl'>,
  event: EventRow,
  joinUrl?: string | null,
  method = ICalCalendarMethod.PUBLISH,
): string {
  const { site } = deps.env;
  const url = `${deps.baseUrl()}/events/${event.id}`;
  const domain = site.contactEmail.split('@').at(-1) ?? 'localhost';
  const calendar = ical({
    prodId: { company: site.productName, product: 'Events', language: 'EN' },
    method,
  });
  calendar.createEvent({
    id: `event-${event.id}@${domain}`,
    sequence: event.sequence,
    stamp: new Date(event.updated_at),
    start: new Date(event.start_date),
    end: new Date(event.end_date),
    summary: event.title,
    description: [event.description, ...(joinUrl ? [`Join online: ${joinUrl}`] : []), url].join('\n\n'),
    location: placeInWords(event, event.address),
    organizer: { name: event.organizer_name, email: site.contactEmail },
    url,
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}
