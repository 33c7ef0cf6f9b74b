import { type EventSummary, isHybrid } from '#contract/events.ts';
import { clockIn, dayIn, formatDollars, formatShortDay, zoneNameAt } from '#src/lib/format.ts';

type Dated = Pick<EventSummary, 'startDate' | 'endDate' | 'timeZone'>;

/** The first day as a card shows it, on the event's own clock: `20`, `Jan`, `2027`. */
export function dayParts({ startDate, timeZone }: Dated): { day: string; month: string; year: string } {
  const [month = '', day = '', year = ''] = formatShortDay(dayIn(timeZone, startDate)).split(/,? /);
  return { day, month, year };
}

/** `9:00 AM to 5:30 PM (GMT+1)`: the hours of a day, in the event's local time. */
export function hoursInWords({ startDate, endDate, timeZone }: Dated): string {
  const zone = zoneNameAt(timeZone, startDate);
  return `${clockIn(timeZone, startDate)} to ${clockIn(timeZone, endDate)} (${zone})`;
}

/** The time of an agenda as it was entered, on the clock of 12 hours: `09:00 - 13:30` is `9:00 AM - 1:30 PM`. */
export function agendaTime(time: string): string {
  return time.replace(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?!\s*[ap]\.?m)/gi, (_all, hour: string, minute: string) => {
    const hours = Number(hour);
    return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
  });
}

/** `Free`, `$799`, `$639.20`. */
export function priceInWords(price: number): string {
  return price === 0 ? 'Free' : formatDollars(price);
}

/** The format of an event, in words. */
export function formatInWords(event: Pick<EventSummary, 'isVirtual' | 'isInPerson'>): string {
  if (isHybrid(event)) return 'In person and online';
  return event.isVirtual ? 'Virtual' : 'In person';
}
