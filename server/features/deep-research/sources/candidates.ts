import type { Wanted } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findNewestIds } from '#server/platform/search/newest-store.ts';
import type { AskedWord } from '../planning/asked-words.ts';
import { recordsOfRows, type SourceTable, sourceTables } from './candidates-store.ts';
import type { RecordRef } from './records.ts';

/** A word counts as frequent from so many records on; none is counted further. */
export const countedTo = 400;

/** How many of the rarest words of a question are looked up together, and how many pairs of them find at most. */
const joinedWords = 5;
const perPair = 40;

/** How many records of one index are read in full. */
const readInFull = 24;

/** The records that may answer a question, and how many records have each of its words. */
export interface Candidates {
  records: RecordRef[];
  /** By stem. */
  counts: Map<string, number>;
}

/**
 * The records with the most and the rarest words of a question. Each index is asked for each word, and for pairs of the
 * words that are too frequent to be read through; each look-up reads a bounded part of it, however many records there are.
 */
export async function findCandidates(database: Database, words: readonly AskedWord[]): Promise<Candidates> {
  const counts = new Map<string, number>();
  const found = await Promise.all(sourceTables.map((table) => inIndex(database, table, words, counts)));
  return { records: found.flat(), counts };
}

async function inIndex(
  database: Database,
  table: SourceTable,
  words: readonly AskedWord[],
  counts: Map<string, number>,
): Promise<RecordRef[]> {
  const has = new Map<number, Set<AskedWord>>();
  const add = (rows: readonly number[], some: readonly AskedWord[]) => {
    for (const row of rows) has.set(row, new Set([...(has.get(row) ?? []), ...some]));
  };
  const numbers = new Map<AskedWord, number>();
  for (const word of words) {
    const rows = await findNewestIds(database, table, [anyOf(word)], countedTo);
    numbers.set(word, rows.length);
    counts.set(word.stem, (counts.get(word.stem) ?? 0) + rows.length);
    add(rows, [word]);
  }
  const numberOf = (word: AskedWord) => numbers.get(word) ?? 0;
  const rarest = words
    .filter((word) => numberOf(word) > 0)
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .slice(0, joinedWords);
  // What both words have is already known, unless there was more of each than was read.
  const frequent = rarest.filter((word) => numberOf(word) >= countedTo);
  for (const [index, one] of frequent.entries())
    for (const other of frequent.slice(index + 1))
      add(await findNewestIds(database, table, [anyOf(one), anyOf(other)], perPair), [one, other]);
  if (frequent.length > 2) add(await findNewestIds(database, table, frequent.map(anyOf), perPair), frequent);

  const weight = (some: ReadonlySet<AskedWord>) => [...some].reduce((sum, word) => sum + weightOf(numberOf(word)), 0);
  const best = [...has]
    .map(([row, some]) => ({ row, weight: weight(some) }))
    .toSorted((a, b) => b.weight - a.weight || b.row - a.row)
    .slice(0, readInFull)
    .map(({ row }) => row);
  return [...(await recordsOfRows(database, table, best)).values()];
}

/** How much a word tells that so many records have: the rarer, the more. */
export function weightOf(count: number): number {
  return Math.log(1 + (4 * countedTo) / (count + 0.5));
}

function anyOf({ stem, others }: AskedWord): Wanted[] {
  return [stem, ...others].map((text) => ({ as: 'whole', text }));
}
