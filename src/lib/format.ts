import { day, hour, minute } from '#contract/kit/durations.ts';
import { lazily } from '#contract/kit/lazily.ts';

// A formatter takes a millisecond to make, and a page uses few of them: each is made when it is first used.

/** Writes ISO times on this computer's clock, or on the one of `timeZone`. */
function dateFormat(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = lazily(() => new Intl.DateTimeFormat('en-US', options));
  return (iso) => format().format(new Date(iso));
}

/** A day or month has no time zone: read as midnight in UTC and written in UTC it stays the same everywhere. */
const dayFormat = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' });

const long = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** `November 20, 2026` of an ISO time. */
export const formatDate = dateFormat(long);

/** `Nov 20` of an ISO time. */
export const formatShortDate = dateFormat({ month: 'short', day: 'numeric' });

/** `Friday, November 20` of an ISO time. */
export const formatWeekday = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** `09:05 AM` of an ISO time. */
export const formatTime = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** `9:05 AM` of an ISO time. */
export const formatClock = dateFormat(clock);

/** `November 20, 2026 at 9:05 AM` of an ISO time. */
export const formatMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** `November 20, 2026` for a day (`2026-11-20`). */
export const formatDay = dayFormat(long);

/** `Nov 20, 2026` for a day. */
export const formatShortDay = dayFormat({ year: 'numeric', month: 'short', day: 'numeric' });

/** `Nov 20` for a day. */
export const formatDayAndMonth = dayFormat({ month: 'short', day: 'numeric' });

/** `20` for a day. */
export const formatDayOfMonth = dayFormat({ day: 'numeric' });

/** `November` for a day or a month (`2026-11`). */
export const formatMonthName = dayFormat({ month: 'long' });

/** `November 2026` for a day or a month. */
export const formatMonth = dayFormat({ year: 'numeric', month: 'long' });

/** `Nov 2026` for a day or a month. */
export const formatShortMonth = dayFormat({ year: 'numeric', month: 'short' });

/** The day of a moment on clocks in `timeZone`: `2027-01-20`. */
export function dayIn(timeZone: string, moment: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  const of = new Map(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${of.get('year')}-${of.get('month')}-${of.get('day')}`;
}

/** `9:00 AM` of a moment on clocks in `timeZone`. */
export function clockIn(timeZone: string, moment: string): string {
  return dateFormat({ ...clock, timeZone })(moment);
}

/** `April 18, 2027, 11:59 PM`: a moment on clocks in `timeZone`. */
export function momentIn(timeZone: string, moment: string): string {
  return dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone })(moment).replace(' at ', ', ');
}

/** `Sunday` of a moment on clocks in `timeZone`. */
export function weekdayIn(timeZone: string, moment: string): string {
  return dateFormat({ weekday: 'long', timeZone })(moment);
}

/** `GMT+1`: the name of a time zone at a moment. */
export function zoneNameAt(timeZone: string, moment: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The time zone of this computer. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const relativeFormat = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** `3 days ago`, and the date itself once that is longer than four weeks. */
export function formatAge(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age > 28 * day) return formatDate(iso);
  for (const [unit, length] of units) {
    if (age >= length) return relativeFormat().format(-Math.floor(age / length), unit);
  }
  return 'just now';
}

const countryNames = lazily(() => new Intl.DisplayNames('en', { type: 'region' }));

/** `Portugal` for `pt`: the country of an ISO 3166 code, the code itself where there is none. */
export function countryName(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? (countryNames().of(code.toUpperCase()) ?? code) : code;
}

const listFormat = lazily(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** `one, two, and three` */
export function formatList(parts: readonly string[]): string {
  return listFormat().format(parts);
}

const numberFormat = lazily(() => new Intl.NumberFormat('en-US'));
const measuredFormat = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }));
const roundedFormat = lazily(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }));
const changeFormat = lazily(() => new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' }));

/** `1,234` */
export function formatNumber(value: number): string {
  return numberFormat().format(value);
}

/** A measured value, with all of its digits down to a millionth. */
export function formatMeasured(value: number): string {
  return measuredFormat().format(value);
}

/** `1,234`, and `1.5` for an average. */
export function formatRounded(value: number): string {
  return roundedFormat().format(value);
}

/** `+12`, `-3`, `0` */
export function formatChange(value: number): string {
  return changeFormat().format(value);
}

/** `1,000+` if counting stopped there, otherwise the figure. */
export function formatCount({ value, isCapped }: { value: number; isCapped: boolean }): string {
  return `${formatNumber(value)}${isCapped ? '+' : ''}`;
}

/** `$599.88`, or the usual form in another currency. */
export function formatMoney(amount: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** `€4.5M` */
export function formatShortMoney(amount: number, currency: string): string {
  const format = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat('en-US', format).format(amount);
}

/** `$49.99`, and `$240` without cents. */
export function formatDollars(amount: number): string {
  return formatMoney(amount).replace(/\.00$/, '');
}

/** `812 bytes`, `34 kB`, `1.5 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${numberFormat().format(Math.max(1, Math.round(kilobytes)))} kB`;
  return `${roundedFormat().format(kilobytes / 1024)} MB`;
}

/** `IO` for "Ines Okafor": the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).flatMap((word) => word.match(/\p{L}|\p{N}/u) ?? []);
  return [words.at(0), words.length > 1 && words.at(-1)].filter(Boolean).join('').toUpperCase();
}
