import type { MatchCurrency } from '#contract/match-profiles.ts';
import { formatNumber, formatShortMoney } from '#src/lib/format.ts';

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

/**
 * An amount as it is typed: `250,000`, `250 000` or `2.5M`. `null` for an empty text; a text that is no amount stays as
 * it is, for the contract to refuse.
 */
export function amountOf(text: string): unknown {
  const typed = text.trim();
  if (typed === '') return null;
  const grouped = /^\d{1,3}(?:[\s.,'’]\d{3})+$/.test(typed);
  if (grouped || /^\d{1,15}$/.test(typed)) return Number(typed.replace(/\D/g, ''));
  const short = /^(\d{1,12}(?:[.,]\d{1,9})?)\s?(k|thousand|m|million|bn|billion)$/i.exec(typed);
  if (!short) return typed;
  const [, figure = '', unit = ''] = short;
  // Not a hair beside the whole number: 4.1 times a million is not one in floating point.
  return Number((Number(figure.replace(',', '.')) * (factors[unit.toLowerCase()] ?? 1)).toPrecision(15));
}

/** The text of a form's field. */
export function amountText(amount: number | null): string {
  return amount === null ? '' : formatNumber(amount);
}

/** `€250K to €2M`, `From €250K`, `Up to €2M`; `null` where nothing is given. */
export function formatRange(min: number | null, max: number | null, currency: MatchCurrency): string | null {
  if (min !== null && max !== null) {
    return min === max
      ? formatShortMoney(min, currency)
      : `${formatShortMoney(min, currency)} to ${formatShortMoney(max, currency)}`;
  }
  if (min !== null) return `From ${formatShortMoney(min, currency)}`;
  return max === null ? null : `Up to ${formatShortMoney(max, currency)}`;
}
