import type { MatchKind } from '#contract/matches.ts';

/** The weights of most kinds, chosen with the half of the cases that is not held back: see bench/matches/README.md. */
export const usualWeights = {
  complement: 0.8,
  /** How much of a complement counts where nothing is known of a common field. */
  outsideField: 0.12,
  likeness: 0.22,
  /** What is left of likeness in another region. */
  far: 0.4,
  region: 0.04,
  people: 0.05,
  freshness: 0.02,
  taste: 0.2,
  areas: 0.7,
  words: 0.95,
  /** What is left of a field in common where the focus areas of both are known and differ. */
  otherAreas: 0.25,
  /** The same focus area, but not the same sector in it. */
  sameArea: 0.6,
  otherSectors: 0.1,
  regionUnknown: 0.4,
  otherRegion: 0.12,
  otherStage: 0.1,
  amountUnknown: 0.9,
};
export type Weights = Readonly<typeof usualWeights>;

/**
 * Events have texts and little else: their words count for more, and the one focus area that an event must name, for
 * less. People travel to what is about their field.
 */
const ofEvents: Weights = { ...usualWeights, likeness: 0.6, far: 0.8, areas: 0.2, otherAreas: 0.8 };

/** The weights by which records of a kind are ranked. */
export function weightsOf(kind: MatchKind): Weights {
  return kind === 'event' ? ofEvents : usualWeights;
}
