import type { SampleEvent } from './sample-event.ts';

const day = 24 * 60 * 60 * 1000;

/** The days and hours of a sample event, seen from the day of seeding. */
export interface EventDates {
  startDate: string;
  endDate: string;
  /** `January 20-21, 2027` */
  dateDisplay: string;
  /** The name of each day, `Wednesday, January 20`. */
  dayNames: string[];
}

/** Works out when a sample event is, counted from `today`. */
export function datesOf(
  { inDays, weekday, days, opens, closes, timeZone }: SampleEvent['when'],
  today: Date,
): EventDates {
  // A calendar day, written as its midnight in UTC.
  const base = Math.floor(today.getTime() / day) * day + inDays * day;
  const first = base + ((weekday - new Date(base).getUTCDay() + 7) % 7) * day;
  const all = Array.from({ length: days }, (_, index) => first + index * day);
  const last = all.at(-1) ?? first;
  return {
    startDate: atLocalTime(first, opens, timeZone).toISOString(),
    endDate: atLocalTime(last, closes, timeZone).toISOString(),
    dateDisplay: rangeInWords(first, last),
    dayNames: all.map((date) => format(date, { weekday: 'long', month: 'long', day: 'numeric' })),
  };
}

/** The moment at which clocks in `timeZone` show `clock` on this calendar day. */
export function atLocalTime(date: number, clock: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wanted = date + (hours * 60 + minutes) * 60_000;
  // The offset is looked up at a first guess and again at the second: only around a change of clocks do they differ.
  const guess = wanted - offsetAt(wanted, timeZone);
  return new Date(wanted - offsetAt(guess, timeZone));
}

/** How far clocks in `timeZone` are ahead of UTC at this moment (milliseconds). */
function offsetAt(moment: number, timeZone: string): number {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = formatter.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function rangeInWords(first: number, last: number): string {
  const full = { month: 'long', day: 'numeric', year: 'numeric' } as const;
  const [from, to] = [new Date(first), new Date(last)];
  if (first === last) return format(first, full);
  if (from.getUTCFullYear() !== to.getUTCFullYear()) return `${format(first, full)} - ${format(last, full)}`;
  if (from.getUTCMonth() !== to.getUTCMonth()) {
    return `${format(first, { month: 'long', day: 'numeric' })} - ${format(last, full)}`;
  }
  return `${format(first, { month: 'long' })} ${from.getUTCDate()}-${to.getUTCDate()}, ${to.getUTCFullYear()}`;
}

function format(date: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date);
}
