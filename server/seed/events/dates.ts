import { day } from '#contract/kit/durations.ts';
import { atLocalTime, rangeInWords } from '#server/platform/text/local-time.ts';
import { dateInWords } from '#server/platform/text/words.ts';
import type { SampleEvent } from './sample-event.ts';

/** The days and hours of a sample event, seen from the day of seeding. */
export interface EventDates {
  startDate: string;
  endDate: string;
  /** `January 20-21, 2027` */
  dateDisplay: string;
  /** The name of each day, `Wednesday, January 20`. */
  dayNames: string[];
}

/** Computes when a sample event takes place, counted from `today`. */
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
    dayNames: all.map((date) => dateInWords(date, { weekday: 'long', month: 'long', day: 'numeric' })),
  };
}
