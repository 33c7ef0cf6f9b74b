/** A day has no time zone; read as midnight in UTC and written in UTC it stays the same everywhere. */
function format(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day) => formatter.format(new Date(day));
}

/** `Nov 17, 2026` of `2026-11-17`. */
export const formatDay = format({ year: 'numeric', month: 'short', day: 'numeric' });

/** `Jan 2027` of `2027-01-20`. */
export const formatMonth = format({ year: 'numeric', month: 'short' });

/** `20` of `2027-01-20`. */
export const formatDayOfMonth = format({ day: 'numeric' });

/** The day of a moment on clocks in `timeZone`: `2027-01-20`. */
export function dayIn(timeZone: string, moment: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  const of = new Map(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${of.get('year')}-${of.get('month')}-${of.get('day')}`;
}

/** How many days an event takes: 2 from the 20th to the 21st. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
}
