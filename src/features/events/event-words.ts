import { type EventSummary, isHybrid } from '#contract/events.ts';

type Dated = Pick<EventSummary, 'startDate' | 'endDate' | 'timeZone'>;

/** The first day as a card shows it, on the event's own clock: `20`, `Jan`, `2027`. */
export function dayParts({ startDate, timeZone }: Dated): { day: string; month: string; year: string } {
  const date = new Date(startDate);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(date);
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }), year: part({ year: 'numeric' }) };
}

/** `9:00 AM to 5:30 PM (GMT+1)`: the hours of a day, on the event's own clock. */
export function hoursInWords({ startDate, endDate, timeZone }: Dated): string {
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const zoneName = zone.formatToParts(new Date(startDate)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${hour.format(new Date(startDate))} to ${hour.format(new Date(endDate))} (${zoneName ?? timeZone})`;
}

/** The time of an agenda as it was entered, on the clock of 12 hours: `09:00 - 13:30` is `9:00 AM - 1:30 PM`. */
export function agendaTime(time: string): string {
  return time.replace(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?!\s*[ap]\.?m)/gi, (_all, hour: string, minute: string) => {
    const hours = Number(hour);
    return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
  });
}

/** `April 18, 2027, 11:59 PM`: a moment on the event's own clock. */
export function momentInWords(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return format.format(new Date(moment)).replace(' at ', ', ');
}

/** `Free`, `$799`, `$639.20`. */
export function priceInWords(price: number): string {
  if (price === 0) return 'Free';
  return `$${price.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2, maximumFractionDigits: 2 })}`;
}

/** How one takes part. */
export function formatInWords(event: Pick<EventSummary, 'isVirtual' | 'isInPerson'>): string {
  if (isHybrid(event)) return 'In person and online';
  return event.isVirtual ? 'Virtual' : 'In person';
}
