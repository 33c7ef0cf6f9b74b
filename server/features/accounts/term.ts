import { day } from '#contract/kit/durations.ts';

/**
 * A membership that a subscription pays for lasts this much longer than the paid period (milliseconds):
 * the provider's word that it renews comes a moment after the period is over.
 */
export const renewalGrace = day;

/** The current membership's end, as the database has it. */
export interface Term {
  endsAt: string;
  /** A subscription renews it. */
  isRenewing: boolean;
}

/** The term of a membership's row; `null` where a join has found none. */
export function termOf(row: {
  ends_at: string | null;
  subscription_id: string | null;
  cancelled_at: string | null;
}): Term | null {
  if (row.ends_at === null) return null;
  return { endsAt: row.ends_at, isRenewing: row.subscription_id !== null && row.cancelled_at === null };
}

/** When a membership is over: on its last day, or, where a subscription renews it, a day later. */
export function endOfTerm({ endsAt, isRenewing }: Term): number {
  return Date.parse(endsAt) + (isRenewing ? renewalGrace : 0);
}

/**
 * The tier that counts at this moment: a membership that is over gives nothing any more, also before the
 * row that says "professional" has been cleared. A tier without a term (given by hand) does not end.
 */
export function tierAt<Tier extends 'free' | 'professional'>(tier: Tier, term: Term | null, now: Date): Tier | 'free' {
  return term && endOfTerm(term) <= now.getTime() ? 'free' : tier;
}
