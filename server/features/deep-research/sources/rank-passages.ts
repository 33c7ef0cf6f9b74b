import { stemOf, wordsOf } from '#contract/kit/search-words.ts';
import type { AskedWord } from '../planning/asked-words.ts';
import { weightOf } from './candidates.ts';
import type { Cut } from './cut-passages.ts';
import { keyOf } from './records.ts';

/** A passage and how well it answers a question. */
export interface Ranked extends Cut {
  score: number;
}

/** A word and how much it counts. */
export interface WeighedWord extends AskedWord {
  weight: number;
}

/** The words of a question with their weights; those of earlier questions count for less. */
export function weigh(
  words: readonly AskedWord[],
  earlier: readonly AskedWord[],
  counts: ReadonlyMap<string, number>,
): WeighedWord[] {
  const own = new Set(words.map(({ stem }) => stem));
  return [
    ...words.map((word) => ({ ...word, weight: weightOf(counts.get(word.stem) ?? 0) })),
    ...earlier
      .filter(({ stem }) => !own.has(stem))
      .map((word) => ({ ...word, weight: earlierShare * weightOf(counts.get(word.stem) ?? 0) })),
  ];
}

const earlierShare = 0.4;

/** What counts beside the passage's own words (BM25): those of its title, and those of its whole record. */
const share = { title: 0.7, record: 0.6, otherWord: 0.55 };
const saturation = 1.2;
const lengthShare = 0.6;

/**
 * Passages by their words: rare ones weigh more, the same word again adds less each time, and long passages need more
 * of them. The best of each record come first; passages without any word of the question are left out.
 */
export function rankPassages(cuts: readonly Cut[], words: readonly WeighedWord[], perRecord: number): Ranked[] {
  const bags = new Map(cuts.map((cut) => [cut, bagOf(cut.text)]));
  const titles = new Map<string, Bag>();
  const records = new Map<string, Set<string>>();
  let total = 0;
  for (const cut of cuts) {
    const key = keyOf(cut.record);
    const bag = bags.get(cut) ?? emptyBag;
    total += bag.length;
    if (!titles.has(key)) titles.set(key, bagOf(cut.record.title));
    const all = records.get(key) ?? new Set<string>();
    for (const stem of bag.counts.keys()) all.add(stem);
    records.set(key, all);
  }
  const usual = total / Math.max(1, cuts.length);
  const scored = cuts.map((cut) => {
    const key = keyOf(cut.record);
    const [bag, title, all] = [bags.get(cut) ?? emptyBag, titles.get(key) ?? emptyBag, records.get(key)];
    const norm = saturation * (1 - lengthShare + (lengthShare * bag.length) / usual);
    let score = 0;
    for (const word of words) {
      const often = count(bag, word);
      score += word.weight * ((often * (saturation + 1)) / (often + norm));
      score += word.weight * share.title * Math.min(1, count(title, word));
      if (all) score += word.weight * share.record * presence(all, word);
    }
    return { ...cut, score, isTelling: words.some((word) => count(bag, word) > 0 || count(title, word) > 0) };
  });
  const taken = new Map<string, number>();
  return scored
    .filter(({ isTelling }) => isTelling)
    .toSorted((a, b) => b.score - a.score)
    .filter(({ record }) => {
      const before = taken.get(keyOf(record)) ?? 0;
      taken.set(keyOf(record), before + 1);
      return before < perRecord;
    })
    .map(({ record, text, score }) => ({ record, text, score }));
}

/** The stems of a text, and how often each is in it. */
interface Bag {
  counts: Map<string, number>;
  length: number;
}

const emptyBag: Bag = { counts: new Map(), length: 0 };

function bagOf(text: string): Bag {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  for (const word of words) {
    const stem = stems.get(word) ?? stemOf(word);
    if (stems.size < rememberedStems) stems.set(word, stem);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return { counts, length: words.length };
}

/** Stemming is most of the work, and texts use the same words. */
const stems = new Map<string, string>();
const rememberedStems = 20_000;

function count({ counts }: Bag, { stem, others }: AskedWord): number {
  const other = others.reduce((most, one) => Math.max(most, counts.get(one) ?? 0), 0);
  return Math.max(counts.get(stem) ?? 0, share.otherWord * other);
}

function presence(all: ReadonlySet<string>, { stem, others }: AskedWord): number {
  return all.has(stem) ? 1 : others.some((other) => all.has(other)) ? share.otherWord : 0;
}
