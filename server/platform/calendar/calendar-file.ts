import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import type { Deps } from '#server/deps.ts';

/** What happens to the entry in a calendar that opens the file: it is added or updated, or removed. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** Parameters of the media type. The method is also in the file, and both must agree (RFC 5546). */
export const calendarContentTypes: Readonly<Record<CalendarMethod, string>> = {
  PUBLISH: 'text/calendar; charset=utf-8; method=PUBLISH',
  CANCEL: 'text/calendar; charset=utf-8; method=CANCEL',
};

export interface CalendarEntry {
  /** Names the part of the product that makes it: `Events`. */
  product: string;
  /** Never changes, so that a newer file replaces the entry of an older one; the site's domain is added. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  changedAt: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  description: string;
  location: string;
  organizer: string;
  url: string;
  isCancelled: boolean;
}

/** An entry as an iCalendar file (RFC 5545). Times are in UTC, so that every calendar shows them in its owner's local time. */
export function calendarFile(
  { env: { site } }: Pick<Deps, 'env'>,
  entry: CalendarEntry,
  method: CalendarMethod,
): string {
  const domain = site.contactEmail.split('@').at(-1) ?? 'localhost';
  const calendar = ical({
    prodId: { company: site.productName, product: entry.product, language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${entry.uid}@${domain}`,
    sequence: entry.sequence,
    stamp: new Date(entry.changedAt),
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    organizer: { name: entry.organizer, email: site.contactEmail },
    url: entry.url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}

/** `clean-energy-finance-summit.ics`; `otherwise` names a title without Latin letters or figures. */
export function calendarFilename(title: string, otherwise: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${words || otherwise}.ics`;
}
