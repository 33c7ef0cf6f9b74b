const day = 24 * 60 * 60 * 1000;

/**
 * A membership that a subscription pays for lasts this much longer than the paid period (milliseconds):
 * the provider's word that it renews comes a moment after the period is over.
 */
export const renewalGrace = day;

/** The current membership's end, as the database has it. */
export interface Term {
  endsAt: string;
  subscriptionId: string | null;
}

/** When a membership is over: on its last day, or, where a subscription renews it, a day later. */
export function endOfTerm({ endsAt, subscriptionId }: Term): number {
  return Date.parse(endsAt) + (subscriptionId === null ? 0 : renewalGrace);
}

/**
 * The tier that counts at this moment: a membership that is over gives nothing any more, also before the
 * row that says "professional" has been cleared. A tier without a term (given by hand) does not end.
 */
export function tierAt<Tier extends 'free' | 'professional'>(tier: Tier, term: Term | null, now: Date): Tier | 'free' {
  return term && endOfTerm(term) <= now.getTime() ? 'free' : tier;
}
