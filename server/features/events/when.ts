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
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
  const [start, end] = [new Date(startDate), new Date(endDate)];
  const from = `${day.format(start)}, ${plain(hour.format(start))}`;
  const isOneDay = day.format(start) === day.format(end);
  const to = isOneDay ? plain(hour.format(end)) : `${day.format(end)}, ${plain(hour.format(end))}`;
  const zoneName = zone.formatToParts(start).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${from} to ${to} (${zoneName})`;
}

/** `Tuesday, February 9, 2027, 4:00 PM (Central European Standard Time)`. */
export function momentInWords(at: string, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
  const zoneName = zone.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${plain(words.format(new Date(at)).replace(' at ', ', '))} (${zoneName})`;
}

/** Newer formatters put a narrow space before AM and PM, which old mail programs show as a box. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
