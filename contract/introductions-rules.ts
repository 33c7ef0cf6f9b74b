import { introductionPrices } from './memberships.ts';
import { planGives } from './memberships-plans.ts';

/**
 * The prices and the steps of a warm introduction: rules only, no storage (rule introduction-prices): "$29.99 for the
 * first each month and $49.99 for each additional one in the same month; premium annual members get two free per
 * quarter."
 *
 * - Months and quarters are calendar ones in UTC and count by the time the request was sent.
 * - Free ones are used first and do not count as the month's first.
 * - A request that is declined, withdrawn or expired costs nothing and no longer counts: its free introduction returns
 *   to its quarter. If it was the month's first, the earliest other request of that month becomes the first, at its
 *   price. Prices therefore only fall after they were shown.
 */
export const priceKinds = ['free', 'first', 'further'] as const;
export type PriceKind = (typeof priceKinds)[number];

export const introductionCents: Record<PriceKind, number> = {
  free: 0,
  first: Math.round(introductionPrices.first * 100),
  further: Math.round(introductionPrices.further * 100),
};

/** A charge that counts: of a request that was not declined or withdrawn and has not expired. */
export interface CountedCharge {
  kind: PriceKind;
  /** The results of `monthOf` and `quarterOf` at the moment it was sent. */
  month: string;
  quarter: string;
}

/** `2026-05` */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** `2026-Q2` */
export function quarterOf(at: Date): string {
  return `${at.toISOString().slice(0, 4)}-Q${Math.floor(at.getUTCMonth() / 3) + 1}`;
}

/** The number of free introductions that a member with this billing has left in the quarter of `now`. */
export function freeLeft(charges: readonly CountedCharge[], now: Date, billing: 'monthly' | 'annual' | null): number {
  const quarter = quarterOf(now);
  const used = charges.filter((charge) => charge.kind === 'free' && charge.quarter === quarter).length;
  return Math.max(0, planGives.freeIntroductions[billing ?? 'free'] - used);
}

/** The price of the next request, sent at `now` by a member with these charges. */
export function nextPriceKind(
  charges: readonly CountedCharge[],
  now: Date,
  billing: 'monthly' | 'annual' | null,
): PriceKind {
  if (freeLeft(charges, now, billing) > 0) return 'free';
  const month = monthOf(now);
  return charges.some((charge) => charge.kind !== 'free' && charge.month === month) ? 'further' : 'first';
}

/**
 * The charge that becomes cheaper after another one was waived: of the remaining ones of its month, oldest first, the
 * one that is now the first. `undefined` where nothing changes.
 */
export function becomesFirst<Charge extends CountedCharge>(remaining: readonly Charge[]): Charge | undefined {
  if (remaining.some(({ kind }) => kind === 'first')) return undefined;
  return remaining.find(({ kind }) => kind === 'further');
}

/** How many days a request waits for an answer. */
export const answerDays = 30;

type Status = 'awaiting-membership' | 'requested' | 'accepted' | 'declined' | 'introduced' | 'expired' | 'withdrawn';

export const introductionActions = ['send', 'accept', 'decline', 'introduce', 'extend', 'expire', 'withdraw'] as const;
export type IntroductionAction = (typeof introductionActions)[number];

/** The state that each action leads to, by the state it starts from; all other actions are refused. */
const transitions: Record<IntroductionAction, Partial<Record<Status, Status>>> = {
  send: { 'awaiting-membership': 'requested' },
  accept: { requested: 'accepted' },
  // Also after agreeing: until contacts are shared, either side may change its mind.
  decline: { requested: 'declined', accepted: 'declined' },
  introduce: { accepted: 'introduced' },
  // By the team; adds another `answerDays`.
  extend: { requested: 'requested' },
  // An introduction that both sides have agreed to does not expire while the team works on it.
  expire: { requested: 'expired' },
  // By its sender, until it is answered.
  withdraw: { 'awaiting-membership': 'withdrawn', requested: 'withdrawn' },
};

/** The state after an action, `null` where it is not possible in this state. */
export function afterAction(status: Status, action: IntroductionAction): Status | null {
  return transitions[action][status] ?? null;
}

/** Whether the requester pays nothing after this state. */
export function isFreeOfCharge(status: Status): boolean {
  return status === 'declined' || status === 'expired' || status === 'withdrawn';
}
