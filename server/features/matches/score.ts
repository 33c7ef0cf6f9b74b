import type { Fit } from './fit.ts';

/** What else speaks for a record than what it is about. */
export interface Signals {
  /** How many people both know. */
  peopleInCommon: number;
  /** From 1 (new) to 0 (a year old and older). */
  freshness: number;
  /** What the member did before: above 0 for records like those they liked, below for those they turned down. */
  taste: number;
}

/** The weights, chosen with the half of the cases that is not held back: see bench/matches/README.md. */
export const weights = {
  complement: 0.8,
  /** How much of a complement counts where nothing is known of a common field. */
  outsideField: 0.12,
  likeness: 0.22,
  region: 0.04,
  people: 0.05,
  freshness: 0.02,
  taste: 0.2,
};

/** The score of a record, from 0 to 1. */
export function scoreOf(fit: Fit, { peopleInCommon, freshness, taste }: Signals): number {
  const inField = weights.outsideField + (1 - weights.outsideField) * fit.field;
  // The best complement counts most; further ones add what is left.
  const missing = fit.complements.reduce((left, { fit: part }) => left * (1 - weights.complement * part * inField), 1);
  const useful = 1 - missing;
  const alike = weights.likeness * fit.field * (0.4 + 0.6 * fit.region);
  const known = weights.people * Math.min(1, peopleInCommon / 3);
  const score =
    useful + (1 - useful) * (alike + weights.region * fit.region * fit.field + known + weights.freshness * freshness);
  return Math.min(1, Math.max(0, score * (1 + weights.taste * taste)));
}
