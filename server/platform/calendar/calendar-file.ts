import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { type Span, ZonedDate, zoneDefinition } from './zone.ts';

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

/** An entry of a calendar that apps subscribe to, in the time zone in which it was made. */
export type OwnCalendarEntry = Omit<CalendarEntry, 'product'> & { timeZone: string };

/** An entry as an iCalendar file (RFC 5545). Times are in UTC, so that every calendar shows them in its owner's local time. */
export function calendarFile(
  { env: { site } }: Pick<Deps, 'env'>,
  entry: CalendarEntry,
  method: CalendarMethod,
): string {
  const calendar = ical({
    prodId: { company: site.productName, product: entry.product, language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  addEntry(calendar, site.contactEmail, entry);
  return `${calendar.toString()}\r\n`;
}

/**
 * A calendar that apps subscribe to. Times stand in the zone of their entry, whose clock the file explains. The same entries
 * make the same text.
 */
export function calendarToSubscribe(
  { env: { site } }: Pick<Deps, 'env'>,
  name: string,
  entries: readonly OwnCalendarEntry[],
): string {
  const spansOf = (zone: string) =>
    entries
      .filter(({ timeZone }) => timeZone === zone)
      .map(({ startsAt, endsAt }): Span => [Date.parse(startsAt), Date.parse(endsAt)]);
  const calendar = ical({
    name,
    prodId: { company: site.productName, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // How often apps should ask.
    ttl: hour / 1000,
    timezone: { name: null, generator: (zone) => zoneDefinition(zone, spansOf(zone)) },
  });
  for (const entry of entries) addEntry(calendar, site.contactEmail, entry, entry.timeZone);
  return `${calendar.toString()}\r\n`;
}

/** Adds an entry, in UTC unless a zone is named. */
function addEntry(
  calendar: ICalCalendar,
  email: string,
  entry: Omit<CalendarEntry, 'product'>,
  timezone: string | null = null,
): void {
  const at = (moment: string) => (timezone === null ? new Date(moment) : new ZonedDate(moment, timezone));
  calendar.createEvent({
    id: `${entry.uid}@${email.split('@').at(-1) ?? 'localhost'}`,
    sequence: entry.sequence,
    stamp: new Date(entry.changedAt),
    start: at(entry.startsAt),
    end: at(entry.endsAt),
    timezone,
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    organizer: { name: entry.organizer, email },
    url: entry.url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
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
