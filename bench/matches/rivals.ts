import { lexemesOf, tellingLexemesOf } from '#contract/kit/search-words.ts';
import { type CaseRecord, listOf } from './dataset.ts';

/** Orders records for a person, the best first. */
export type Rival = (person: CaseRecord, records: readonly CaseRecord[]) => CaseRecord[];

/** The records that are known best: members by connections, others by views. */
export const byPopularity: Rival = (_person, records) =>
  ordered(records, (one) => Number(one.named.find((field) => /^(links|views) /.test(field))?.split(' ')[1]));

/** A search for what the person says that they want, as they would type it: the best by BM25. */
export const bySearch: Rival = (person, records) => bm25(person.wants || person.says, records);

/** The same for all words of their profile, which nobody types. */
export const byAllWords: Rival = (person, records) => bm25(textOf(person), records);

function bm25(typed: string, records: readonly CaseRecord[]): CaseRecord[] {
  const texts = new Map(records.map((one) => [one, lexemesOf(textOf(one))]));
  const average = [...texts.values()].reduce((sum, words) => sum + words.length, 0) / records.length;
  const withWord = (word: string) => [...texts.values()].filter((words) => words.includes(word)).length;
  const weights = tellingLexemesOf(typed.toLowerCase()).map((word) => {
    const count = withWord(word);
    return [word, Math.log(1 + (records.length - count + 0.5) / (count + 0.5))] as const;
  });
  return ordered(records, (one) => {
    const words = texts.get(one) ?? [];
    const length = 0.25 + (0.75 * words.length) / average;
    return weights.reduce(
      (sum, [word, weight]) => sum + (words.includes(word) ? (weight * 2.2) / (1 + 1.2 * length) : 0),
      0,
    );
  });
}

function textOf(one: CaseRecord): string {
  const name = one.kind === 'member' ? (one.named[2] ?? '') : (one.named[0] ?? '');
  const lists = [...listOf(one, 'tags'), ...listOf(one, 'skills')].join(' ');
  return [name, one.says, one.wants, one.gives, lists].join(' ');
}

function ordered(records: readonly CaseRecord[], scoreOf: (one: CaseRecord) => number): CaseRecord[] {
  return records
    .map((one) => ({ one, score: scoreOf(one) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one);
}
