import { day } from '#contract/kit/durations.ts';
import { formatShortMonth } from '#src/lib/format.ts';

/** `today`, `yesterday`, `3 days ago`, `2 weeks ago`, `5 months ago`: how long ago a day (UTC) was. */
export function lastActiveInWords(on: string, now = Date.now()): string {
  const today = Math.floor(now / day);
  const days = Math.max(0, today - Math.floor(Date.parse(on) / day));
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  return days < 365 ? `${Math.floor(days / 30)} months ago` : 'more than a year ago';
}

/** `Mar 2024 - Present`. */
export function periodInWords({ startDate, endDate }: { startDate: string; endDate: string | null }): string {
  return `${formatShortMonth(startDate)} - ${endDate === null ? 'Present' : formatShortMonth(endDate)}`;
}
