import type { TrendName, Trends, TrendUnit } from '#contract/overview.ts';
import { formatDayAndMonth, formatShortMonth } from '#src/lib/format.ts';

/** The title of each trend, and the unit of its values. */
export const trendLabels: Record<TrendName, { title: string; noun: string }> = {
  signUps: { title: 'Sign-ups', noun: 'new accounts' },
  activeMembers: { title: 'Active members', noun: 'members a day' },
  listings: { title: 'Listings published', noun: 'listings' },
  introductions: { title: 'Introductions requested', noun: 'requests' },
  enquiries: { title: 'Enquiries', noun: 'enquiries' },
  registrations: { title: 'Event registrations', noun: 'registrations' },
};

type Span = Trends['spans'][number];

/** `Nov 12` for a day, `Nov 10 – Nov 16` for a week, `Nov 2026` for a month. */
export function spanLabel({ from, to }: Span, unit: TrendUnit): string {
  if (unit === 'month') return formatShortMonth(from);
  const start = formatDayAndMonth(from);
  return unit === 'day' || from === to ? start : `${start} – ${formatDayAndMonth(to)}`;
}

/** The short label at the end of an axis: the start of a span. */
export function axisLabel({ from }: Span, unit: TrendUnit): string {
  return unit === 'month' ? formatShortMonth(from) : formatDayAndMonth(from);
}

/** The total of a series: its sum, or the average for daily counts. */
export function totalOf(name: TrendName, values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return name === 'activeMembers' ? sum / Math.max(values.length, 1) : sum;
}

/** The round number at the top of an axis: 1, 2 or 5 with zeros, and not less than the largest value. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(...values, 1);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10) * power;
}
