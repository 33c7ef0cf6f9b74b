import { dateInWords, zoneInWords } from '#server/platform/text/words.ts';

/** The moment at which the local time in `timeZone` is `clock` on the calendar day that begins at `date` in UTC. */
export function atLocalTime(date: number, clock: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wanted = date + (hours * 60 + minutes) * 60_000;
  // The offset is looked up for a first guess, and again for the second: they differ only around a clock change.
  const guess = wanted - offsetAt(wanted, timeZone);
  return new Date(wanted - offsetAt(guess, timeZone));
}

/**
 * The moment at which the local time in `timeZone` is `local` (`2027-03-12T09:30`), or `undefined` if it does not
 * exist, as when clocks go forward. If an hour occurs twice, one of the two.
 */
export function fromLocal(local: string, timeZone: string): string | undefined {
  const [day = '', clock = ''] = local.split('T');
  const moment = atLocalTime(Date.parse(`${day}T00:00:00Z`), clock, timeZone).toISOString();
  return toLocal(moment, timeZone) === local ? moment : undefined;
}

/** The local time in `timeZone` at a moment, `2027-03-12T09:30`. */
export function toLocal(moment: string, timeZone: string): string {
  const time = Date.parse(moment);
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/** The days from one local time to another: `January 20-21, 2027`. */
export function daysInWords(from: string, to: string): string {
  return rangeInWords(Date.parse(`${from.slice(0, 10)}T00:00:00Z`), Date.parse(`${to.slice(0, 10)}T00:00:00Z`));
}

/** The same for two calendar days, each given as midnight in UTC. */
export function rangeInWords(first: number, last: number): string {
  const full = { month: 'long', day: 'numeric', year: 'numeric' } as const;
  const [from, to] = [new Date(first), new Date(last)];
  if (first === last) return dateInWords(first, full);
  if (from.getUTCFullYear() !== to.getUTCFullYear()) return `${dateInWords(first, full)} - ${dateInWords(last, full)}`;
  if (from.getUTCMonth() !== to.getUTCMonth()) {
    return `${dateInWords(first, { month: 'long', day: 'numeric' })} - ${dateInWords(last, full)}`;
  }
  return `${dateInWords(first, { month: 'long' })} ${from.getUTCDate()}-${to.getUTCDate()}, ${to.getUTCFullYear()}`;
}

/** `Tuesday, February 9, 2027, 4:00 PM (Central European Standard Time)`. */
export function momentIn(at: string, timeZone: string): string {
  return `${dayIn(at, timeZone)}, ${clockIn(at, timeZone)} (${zoneIn(at, timeZone)})`;
}

/** `Tuesday, February 9, 2027` */
export function dayIn(at: string, timeZone: string): string {
  return dateInWords(at, { dateStyle: 'full' }, timeZone);
}

/** `4:00 PM` */
export function clockIn(at: string, timeZone: string): string {
  return dateInWords(at, { hour: 'numeric', minute: '2-digit' }, timeZone);
}

/** `Central European Standard Time`, or the zone itself where it has no such name. */
export function zoneIn(at: string, timeZone: string): string {
  return zoneInWords(new Date(at), timeZone, 'long') ?? timeZone;
}

/** The offset of `timeZone` from UTC at this moment (milliseconds). */
export function offsetAt(moment: number, timeZone: string): number {
  const name = zoneInWords(moment, timeZone, 'longOffset') ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
