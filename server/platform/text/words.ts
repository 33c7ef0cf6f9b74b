/**
 * Dates, amounts and lists in the words of mails and pages that the server writes; the renderer has src/lib/format.ts. Nothing
 * else in the server uses `Intl` for that (lint).
 */

/** Making a formatter takes longer than using it a hundred times. Their number is that of time zones, at most. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  dateFormats.set(key, format);
  return format;
}

/** A moment on the clock of a time zone, UTC by default. Throws a RangeError for an unknown zone. */
export function dateInWords(
  moment: Date | string | number,
  options: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): string {
  // Newer formatters put a narrow space before AM and PM, which old mail programs show as a box.
  return dateFormat({ ...options, timeZone })
    .format(new Date(moment))
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** `November 22, 2027`, in UTC. */
export function dayInWords(moment: Date | string | number): string {
  return dateInWords(moment, { dateStyle: 'long' });
}

/** `October 2026`, in UTC. */
export function monthInWords(moment: Date | string | number): string {
  return dateInWords(moment, { month: 'long', year: 'numeric' });
}

/** `November 22, 2027 at 4:00 PM UTC`. */
export function momentInWords(moment: Date | string | number): string {
  return `${dateInWords(moment, { dateStyle: 'long', timeStyle: 'short' })} UTC`;
}

/** The name of a time zone at a moment: `Central European Standard Time`, or `GMT+01:00`. */
export function zoneInWords(moment: Date | number, timeZone: string, style: 'long' | 'longOffset'): string | undefined {
  const parts = dateFormat({ timeZone, timeZoneName: style }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

const wholeNumber = new Intl.NumberFormat('en-US');

/** `1,204` */
export function numberInWords(value: number): string {
  return wholeNumber.format(value);
}

const shortMoney = new Map<string, Intl.NumberFormat>();

/** `€4.5M`. Throws a RangeError for what is no currency code. */
export function shortMoneyInWords(amount: number, currency: string): string {
  const style = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
  const format = shortMoney.get(currency) ?? new Intl.NumberFormat('en', style);
  shortMoney.set(currency, format);
  return format.format(amount);
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** `Portugal` for `PT`: the country of an ISO 3166 code. Throws a RangeError for what is no code. */
export function countryInWords(code: string): string {
  return countries.of(code.toUpperCase()) ?? code;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** `Solar, Wind, and Water`: each value once. */
export function listInWords(values: readonly string[]): string {
  return list.format([...new Set(values)]);
}

/** The text with a capital at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
