import { setImmediate } from 'node:timers/promises';

import { type Passage, questionBounds } from '#contract/deep-research-questions.ts';
import type { Deps } from '#server/deps.ts';
import { type AskedWord, askedWords } from '../planning/asked-words.ts';
import { findCandidates } from './candidates.ts';
import { cutPassages } from './cut-passages.ts';
import { findFeedItems } from './feed-items.ts';
import { passagePath } from './passage-path.ts';
import { type Ranked, rankPassages, weigh } from './rank-passages.ts';
import { readRecords } from './read-records.ts';
import { type Asker, keyOf, type RecordRef } from './records.ts';
import { focusAreaTexts } from './texts/focus-area-store.ts';

/** So many passages of one record answer one sub-question at most: other records get a chance. */
const perRecord = 2;

export interface Search {
  subQuestions: readonly string[];
  /** The questions that this one follows up; their words count, too. */
  earlier: readonly string[];
  asker: Asker;
  /** Ends the search between two sub-questions. */
  signal: AbortSignal;
}

/** The best passages for the sub-questions, best first: each in turn gives its best one that is not there yet. */
export async function findPassages(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  { subQuestions, earlier, asker, signal }: Search,
): Promise<Passage[]> {
  const before = wordsOfAll(earlier);
  const inQuestion = wordsOfAll(subQuestions);
  const ranked: Ranked[][] = [];
  for (const subQuestion of subQuestions) {
    signal.throwIfAborted();
    // "How much does it cost?" is about what the question is about.
    ranked.push(await rankedFor(deps, askedWords(subQuestion), [...inQuestion, ...before], asker));
    // SQLite answers synchronously, so other requests get their turn here.
    await setImmediate();
  }
  return inTurns(ranked);
}

function wordsOfAll(questions: readonly string[]): AskedWord[] {
  return [...new Map(questions.flatMap(askedWords).map((word) => [word.stem, word])).values()];
}

/** The most words that are looked up: the first of a question, and then those around it. */
const wordsLookedUp = 14;

async function rankedFor(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  own: readonly AskedWord[],
  around: readonly AskedWord[],
  asker: Asker,
): Promise<Ranked[]> {
  const words = [...new Map([...own, ...around].map((word) => [word.stem, word])).values()].slice(0, wordsLookedUp);
  const { records, counts } = await findCandidates(deps.database, words);
  const feedItems: RecordRef[] = await findFeedItems(deps.database, words);
  const texts = [
    ...(await readRecords(deps, [...records, ...feedItems], asker)),
    ...(await focusAreaTexts(deps.database)),
  ];
  const asked = new Set(own.map(({ stem }) => stem));
  const weighed = weigh(
    own,
    words.filter(({ stem }) => !asked.has(stem)),
    counts,
  );
  return rankPassages(texts.flatMap(cutPassages), weighed, perRecord);
}

function inTurns(ranked: readonly Ranked[][]): Passage[] {
  const passages: Passage[] = [];
  const seen = new Set<string>();
  const queues = ranked.map((list) => [...list]);
  while (passages.length < questionBounds.passages && queues.some((queue) => queue.length > 0)) {
    for (const [subQuestion, queue] of queues.entries()) {
      let best = queue.shift();
      while (best && seen.has(`${keyOf(best.record)} ${best.text}`)) best = queue.shift();
      if (!best || passages.length >= questionBounds.passages) continue;
      seen.add(`${keyOf(best.record)} ${best.text}`);
      const { kind, id, title, path } = best.record;
      const number = passages.length + 1;
      passages.push({ number, kind, id, title, path: passagePath(path, best.text), text: best.text, subQuestion });
    }
  }
  return passages;
}
