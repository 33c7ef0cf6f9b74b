import { fewLeft, type Offer, type OfferStanding, type RedeemedOffer } from '#contract/offers.ts';
import { includes } from './gate.ts';
import type { RedeemedRow } from './redemption-store.ts';
import type { OfferRow } from './store.ts';

/** The day of a moment in UTC, by which offers begin and end. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** How many more times an offer can be redeemed; `null`: without a limit. */
export function leftOf(row: Pick<OfferRow, 'max_redemptions' | 'redeemed' | 'code_kind' | 'codes_left'>) {
  const limits = [
    ...(row.max_redemptions === null ? [] : [row.max_redemptions - row.redeemed]),
    ...(row.code_kind === 'own' ? [row.codes_left] : []),
  ];
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits));
}

/** The standing of an offer that is no draft. */
export function standingOf(row: OfferRow, now: Date): OfferStanding {
  const today = dayOf(now);
  if (row.status === 'ended') return 'withdrawn';
  if (row.ends_on !== null && row.ends_on < today) return 'over';
  if (leftOf(row) === 0) return 'used-up';
  return row.starts_on !== null && row.starts_on > today ? 'upcoming' : 'open';
}

/** An offer as a member sees it, whose plan gives so much. */
export function presentOffer(row: OfferRow, { given, isRedeemed }: { given: number; isRedeemed: boolean }, now: Date) {
  const left = leftOf(row);
  return {
    ...headOf(row, now),
    audience: row.audience,
    left: given > 0 && left !== null && left <= fewLeft ? left : null,
    isRedeemed,
    isIncluded: includes(given, row.audience),
    details: given > 0 || isRedeemed ? detailsOf(row) : null,
  } satisfies Offer;
}

/** An offer as the member sees it who has redeemed it. */
export function presentRedeemed(row: RedeemedRow, now: Date): RedeemedOffer {
  return { ...headOf(row, now), details: detailsOf(row), redeemedAt: row.redeemed_at };
}

function headOf(row: OfferRow, now: Date) {
  return {
    id: row.id,
    title: row.title,
    givenBy: row.giver,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    standing: standingOf(row, now),
  };
}

function detailsOf({ gives, terms, code_kind: kind }: OfferRow) {
  return { gives, terms, hasCode: kind !== 'none' };
}
