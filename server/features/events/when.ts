import { dateInWords, zoneInWords } from '#server/platform/text/words.ts';

/** The time of an event, in its local time. */
export interface Span {
  startDate: string;
  endDate: string;
  timeZone: string;
}

/**
 * `Tuesday, February 9, 2027, 4:00 PM to 5:30 PM (Central European Standard Time)`; with both days if there are two.
 */
export function inWords({ startDate, endDate, timeZone }: Span): string {
  const [startDay, endDay] = [dayOf(startDate, timeZone), dayOf(endDate, timeZone)];
  const from = `${startDay}, ${clockOf(startDate, timeZone)}`;
  const to = startDay === endDay ? clockOf(endDate, timeZone) : `${endDay}, ${clockOf(endDate, timeZone)}`;
  return `${from} to ${to} (${zoneOf(startDate, timeZone)})`;
}

/** `Tuesday, February 9, 2027, 4:00 PM (Central European Standard Time)`. */
export function momentInWords(at: string, timeZone: string): string {
  return `${dayOf(at, timeZone)}, ${clockOf(at, timeZone)} (${zoneOf(at, timeZone)})`;
}

const dayOf = (at: string, timeZone: string) => dateInWords(at, { dateStyle: 'full' }, timeZone);
const clockOf = (at: string, timeZone: string) => dateInWords(at, { hour: 'numeric', minute: '2-digit' }, timeZone);
const zoneOf = (at: string, timeZone: string) => zoneInWords(new Date(at), timeZone, 'long') ?? timeZone;
