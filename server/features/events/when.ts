import { clockIn, dayIn, zoneIn } from '#server/platform/text/local-time.ts';

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
  const [startDay, endDay] = [dayIn(startDate, timeZone), dayIn(endDate, timeZone)];
  const from = `${startDay}, ${clockIn(startDate, timeZone)}`;
  const to = startDay === endDay ? clockIn(endDate, timeZone) : `${endDay}, ${clockIn(endDate, timeZone)}`;
  return `${from} to ${to} (${zoneIn(startDate, timeZone)})`;
}
