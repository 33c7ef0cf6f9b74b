import { type TrendRange, type TrendUnit, trendRanges } from '#contract/overview.ts';

/** A range of days in UTC, both ends included: `2026-11-16` to `2026-11-22`. */
export interface Span {
  from: string;
  to: string;
}

const dayLength = 86_400_000;

/** The UTC day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day that is `by` days later. */
export function addDays(day: string, by: number): string {
  return dayOf(new Date(Date.parse(day) + by * dayLength));
}

const counts = { '30d': 30, '90d': 13, '12m': 12 } as const satisfies Record<TrendRange, number>;

/** The spans of a range, oldest first. The last one ends today. */
export function spansOf(range: TrendRange, now: Date): Span[] {
  const today = dayOf(now);
  const unit = trendRanges[range];
  const newest = firstDayOf(unit, today);
  const starts = Array.from({ length: counts[range] }, (_, index) => earlier(unit, newest, counts[range] - 1 - index));
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? today : addDays(next, -1) };
  });
}

function firstDayOf(unit: TrendUnit, day: string): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function earlier(unit: TrendUnit, start: string, by: number): string {
  if (unit !== 'month') return addDays(start, unit === 'week' ? -7 * by : -by);
  const date = new Date(start);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - by, 1)));
}

/** How many days a span has. */
export function lengthOf({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
}
