import { day } from '#contract/kit/durations.ts';

/** How many days an event takes: 2 from the 20th to the 21st. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / day) + 1;
}
