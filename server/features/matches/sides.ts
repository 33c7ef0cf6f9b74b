import { tellingLexemesOf } from '#contract/kit/search-words.ts';
import type { FundingStage, MatchRegion, Need } from '#contract/match-profiles.ts';

/** An amount of money, or a range of amounts, in whole units. */
export interface Amount {
  min: number | null;
  max: number | null;
  currency: string;
}

/**
 * One side of a match: a member, company, technology, listing or event by what it seeks, offers and is about. Ranking
 * knows nothing else of a record, so all kinds are ranked alike.
 */
export interface Side {
  seeks: readonly Need[];
  offers: readonly Need[];
  stages: readonly FundingStage[];
  regions: readonly MatchRegion[];
  /** What is invested at once, or raised. */
  amount: Amount | null;
  /** Slugs of focus areas, and ids of sectors. */
  areas: readonly string[];
  /** What the record says about itself. */
  about: string;
  seeksText: string;
  offersText: string;
}

/** A side with the words of its texts. */
export interface WordedSide extends Side {
  words: ReadonlySet<string>;
}

/** A side with nothing on it. */
export const emptySide: Side = {
  seeks: [],
  offers: [],
  stages: [],
  regions: [],
  amount: null,
  areas: [],
  about: '',
  seeksText: '',
  offersText: '',
};

/** Adds the words by which sides are compared: stems, without the words that every text has. */
export function worded(side: Side): WordedSide {
  const text = [side.about, side.seeksText, side.offersText].join(' ');
  return { ...side, words: new Set(tellingLexemesOf(text.toLowerCase()).filter((word) => word.length > 2)) };
}

/** Two sides as one: a member together with the company that they own. */
export function joined(one: Side, other: Side): Side {
  const both = <Value>(a: readonly Value[], b: readonly Value[]) => [...new Set([...a, ...b])];
  return {
    seeks: both(one.seeks, other.seeks),
    offers: both(one.offers, other.offers),
    stages: both(one.stages, other.stages),
    regions: both(one.regions, other.regions),
    amount: one.amount ?? other.amount,
    areas: both(one.areas, other.areas),
    about: `${one.about} ${other.about}`.trim(),
    seeksText: one.seeksText || other.seeksText,
    offersText: one.offersText || other.offersText,
  };
}
