const dateFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `November 20, 2026` of an ISO time. */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit' });

/** `09:05 AM` of an ISO time. */
export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}

const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `November 20, 2026` of a day (`2026-11-20`), which has no time zone. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** `3 days ago`, and the date itself once that is longer than four weeks. */
export function formatAge(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age > 28 * 86_400_000) return formatDate(iso);
  for (const [unit, length] of units) {
    if (age >= length) return relativeFormat.format(-Math.floor(age / length), unit);
  }
  return 'just now';
}

/** `1,000+` where counting stopped, else the figure itself. */
export function formatCount({ value, isCapped }: { value: number; isCapped: boolean }): string {
  return `${value.toLocaleString('en-US')}${isCapped ? '+' : ''}`;
}

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$49.99`, and `$240` where there are no cents. */
export function formatDollars(amount: number): string {
  return dollarFormat.format(amount).replace(/\.00$/, '');
}
