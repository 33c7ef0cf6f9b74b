import type { Fit } from './fit.ts';
import type { Weights } from './weights.ts';

/** What else speaks for a record than what it is about. */
export interface Signals {
  /** How many people both know. */
  peopleInCommon: number;
  /** From 1 (new) to 0 (a year old and older). */
  freshness: number;
  /** What the member did before: above 0 for records like those they liked, below for those they turned down. */
  taste: number;
}

/** The score of a record, from 0 to 1. */
export function scoreOf(fit: Fit, { peopleInCommon, freshness, taste }: Signals, weights: Weights): number {
  const inField = weights.outsideField + (1 - weights.outsideField) * fit.field;
  // The best complement counts most; further ones add what is left.
  const missing = fit.complements.reduce((left, { fit: part }) => left * (1 - weights.complement * part * inField), 1);
  const useful = 1 - missing;
  const alike = weights.likeness * fit.field * (weights.far + (1 - weights.far) * fit.region);
  const known = weights.people * Math.min(1, peopleInCommon / 3);
  const score =
    useful + (1 - useful) * (alike + weights.region * fit.region * fit.field + known + weights.freshness * freshness);
  return Math.min(1, Math.max(0, score * (1 + weights.taste * taste)));
}
