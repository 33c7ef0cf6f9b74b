import { day } from '#contract/kit/durations.ts';

const shownWeeks = 12;

/** Monday, 00:00 UTC, of the week that is first of those shown to admins. */
export function firstWeek(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(today - (sinceMonday + 7 * (shownWeeks - 1)) * day);
}

/** Adds the counts of days up to weeks that begin on Mondays, the oldest first. */
export function byWeek(now: Date, days: readonly { day: string; redeemed: number }[]) {
  const first = firstWeek(now).getTime();
  const weeks = Array.from({ length: shownWeeks }, (_, index) => ({
    from: new Date(first + index * 7 * day).toISOString().slice(0, 10),
    redeemed: 0,
  }));
  for (const { day: one, redeemed } of days) {
    const week = weeks[Math.floor((Date.parse(one) - first) / (7 * day))];
    if (week) week.redeemed += redeemed;
  }
  return weeks;
}
