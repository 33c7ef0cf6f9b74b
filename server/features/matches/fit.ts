import { sectors } from '#contract/focus-areas-sectors.ts';
import type { Need } from '#contract/match-profiles.ts';
import type { Amount, WordedSide } from './sides.ts';
import { usualWeights, type Weights } from './weights.ts';
import type { WordWeights } from './word-weights.ts';

/** Something that one side seeks and the other offers. */
export interface Complement {
  need: Need;
  /** Who offers it. */
  from: 'me' | 'them';
  /** How well stage, region and amount fit, from 0 to 1. */
  fit: number;
}

/** How two sides fit, each part from 0 to 1. */
export interface Fit {
  /** The best one first. */
  complements: Complement[];
  /** The share of subject matter in common: focus areas and words. */
  field: number;
  region: number;
}

/** How well a record fits the one who looks. */
export function fitOf(me: WordedSide, them: WordedSide, words: WordWeights, weights: Weights): Fit {
  const region = regionFit(me, them);
  return {
    complements: [...complementsOf(me, them, 'them', region), ...complementsOf(them, me, 'me', region)].toSorted(
      (a, b) => b.fit - a.fit,
    ),
    field: fieldFit(me, them, words, weights),
    region,
  };
}

/** What `seeker` seeks and `provider` offers. */
function complementsOf(seeker: WordedSide, provider: WordedSide, from: 'me' | 'them', region: number): Complement[] {
  return seeker.seeks
    .filter((need) => provider.offers.includes(need))
    .map((need) => {
      const terms = need === 'capital' ? stageFit(seeker, provider) * amountFit(seeker.amount, provider.amount) : 1;
      return { need, from, fit: terms * region };
    });
}

/** Whether the provider invests at the stage that the seeker raises at. A stage that is not given says little. */
function stageFit(seeker: WordedSide, provider: WordedSide): number {
  if (seeker.stages.length === 0 || provider.stages.length === 0) return 0.6;
  return seeker.stages.some((stage) => provider.stages.includes(stage)) ? 1 : usualWeights.otherStage;
}

/**
 * Whether the amount raised is one that the provider invests. Amounts in different currencies count as unknown: rates
 * change daily, and we have no source for them.
 */
function amountFit(raised: Amount | null, invested: Amount | null): number {
  const amount = raised?.max ?? raised?.min ?? null;
  if (amount === null || raised?.currency !== invested?.currency || !invested) return usualWeights.amountUnknown;
  if (invested.min !== null && amount < invested.min) return 0.6;
  // Several investors share a round.
  if (invested.max !== null && amount > 2 * invested.max) return 0.7;
  return invested.max !== null && amount > invested.max ? 0.9 : 1;
}

function regionFit(me: WordedSide, them: WordedSide): number {
  if (me.regions.length === 0 || them.regions.length === 0) return usualWeights.regionUnknown;
  return meet(me.regions, them.regions) ? 1 : usualWeights.otherRegion;
}

const special = new Set<string>(sectors.filter(({ id, area }) => id !== area).map(({ id }) => id));

/** Focus areas and words: each alone says something, and both together most. */
function fieldFit(me: WordedSide, them: WordedSide, words: WordWeights, weights: Weights): number {
  const both = (areas: number) => 1 - (1 - weights.areas * areas) * (1 - weights.words * likeness);
  const likeness = words.likeness(me.words, them.words);
  if (me.areas.length === 0 || them.areas.length === 0) return both(0);
  if (!meet(me.areas, them.areas)) return weights.otherAreas * both(0);
  const [mine, theirs] = [me.areas.filter((area) => special.has(area)), them.areas.filter((area) => special.has(area))];
  if (mine.length === 0 || theirs.length === 0) return both(weights.sameArea);
  return both(meet(mine, theirs) ? 1 : weights.otherSectors);
}

function meet(one: readonly string[], other: readonly string[]): boolean {
  return one.some((value) => other.includes(value));
}
