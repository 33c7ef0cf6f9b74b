import type { TrendName, Trends, TrendUnit } from '#contract/overview.ts';

/** What each trend is called, and what one of its values counts. */
export const trendLabels: Record<TrendName, { title: string; noun: string }> = {
  signUps: { title: 'Sign-ups', noun: 'new accounts' },
  activeMembers: { title: 'Active members', noun: 'members a day' },
  listings: { title: 'Listings published', noun: 'listings' },
  introductions: { title: 'Introductions requested', noun: 'requests' },
  enquiries: { title: 'Enquiries', noun: 'enquiries' },
  registrations: { title: 'Event registrations', noun: 'registrations' },
};

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

type Span = Trends['spans'][number];

/** `Nov 12` of a day, `Nov 10 – Nov 16` of a week, `Nov 2026` of a month. */
export function spanLabel({ from, to }: Span, unit: TrendUnit): string {
  if (unit === 'month') return monthFormat.format(new Date(from));
  const start = dayFormat.format(new Date(from));
  return unit === 'day' || from === to ? start : `${start} – ${dayFormat.format(new Date(to))}`;
}

/** A short word for the end of an axis: where a span begins. */
export function axisLabel({ from }: Span, unit: TrendUnit): string {
  return unit === 'month' ? monthFormat.format(new Date(from)) : dayFormat.format(new Date(from));
}

/** `1,234`, and `1.5` for an average. */
export function formatValue(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

/** What a series comes to: its sum, or for what is counted a day its average. */
export function totalOf(name: TrendName, values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return name === 'activeMembers' ? sum / Math.max(values.length, 1) : sum;
}

/** The round number at the top of an axis: 1, 2 or 5 with zeros, and never less than what is shown. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(...values, 1);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10) * power;
}
