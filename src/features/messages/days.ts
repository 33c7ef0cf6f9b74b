import { day as dayLength } from '#contract/kit/durations.ts';
import { formatClock, formatDate, formatShortDate, formatWeekday } from '#src/lib/format.ts';

/** The day of a message in local time: `Today`, `Yesterday`, `Monday, May 4`, `May 4, 2025`. */
export function dayOf(iso: string, now = new Date()): string {
  const day = new Date(iso);
  const ago = Math.round((startOf(now) - startOf(day)) / dayLength);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return day.getFullYear() === now.getFullYear() ? formatWeekday(iso) : formatDate(iso);
}

/** The short form for a row of the inbox: `9:41 AM`, `Yesterday`, `May 4`, `May 4, 2025`. */
export function shortDayOf(iso: string, now = new Date()): string {
  const day = dayOf(iso, now);
  if (day === 'Today') return formatClock(iso);
  if (day === 'Yesterday' || new Date(iso).getFullYear() !== now.getFullYear()) return day;
  return formatShortDate(iso);
}

function startOf(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
