import { renewalGrace } from '#contract/memberships.ts';

/** The current membership's end, as the database has it. */
export interface Term {
  endsAt: string;
  /** Whether a subscription renews it. */
  isRenewing: boolean;
}

/** The term in a membership's row; `null` where a join has found no row. */
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
 * The tier at this moment: a membership that has ended gives nothing, even if its row still says "professional". A tier
 * without a term was given by hand and does not end.
 */
export function tierAt<Tier extends 'free' | 'professional'>(tier: Tier, term: Term | null, now: Date): Tier | 'free' {
  return term && endOfTerm(term) <= now.getTime() ? 'free' : tier;
}
