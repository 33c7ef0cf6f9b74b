import type { KeptDocument } from './documents/document.ts';
import { readAnswer } from './documents/read-answer.ts';
import type { KeptIndex } from './kept-index.ts';

/** An answer out of the cache, opened. `storedAt` in milliseconds since 1970. */
export interface OpenedAnswer {
  path: string;
  body: string;
  storedAt: number;
}

/** After so many milliseconds a step ends: the main process has windows to serve. */
const longestStep = 4;

/**
 * Puts answers into an index, a few milliseconds at a time, with a pause as long as the step after each.
 *
 * @param answers opens the answers, one at a time, as they are needed
 */
export function createFiller(
  index: KeptIndex,
  answers: Iterator<OpenedAnswer | null>,
  report: (error: unknown) => void,
) {
  const waiting: OpenedAnswer[] = [];
  let documents: { list: KeptDocument[]; storedAt: number } = { list: [], storedAt: 0 };
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  let idle = Promise.withResolvers<void>();

  const takeNext = (): boolean => {
    const added = waiting.shift();
    const next = added ? { done: false, value: added } : answers.next();
    if (next.done) return false;
    const answer = next.value;
    if (answer) documents = { list: readAnswer(answer.path, answer.body), storedAt: answer.storedAt };
    return true;
  };

  /** `false` when there is nothing left to do. */
  const work = (): boolean => {
    const begun = performance.now();
    do {
      const document = documents.list.pop();
      if (document) index.put(document, documents.storedAt);
      else if (!takeNext()) return false;
    } while (performance.now() - begun < longestStep);
    return true;
  };

  const step = () => {
    timer = null;
    if (isOver) return;
    const begun = performance.now();
    let isMore = true;
    try {
      index.inOneGo(() => {
        isMore = work();
      });
    } catch (error) {
      report(error);
    }
    if (isMore) timer = setTimeout(step, Math.min(performance.now() - begun, longestStep));
    else idle.resolve();
  };
  const wake = () => {
    timer ??= setTimeout(step, 0);
  };

  wake();
  return {
    /** An answer that came just now. */
    add: (answer: OpenedAnswer): void => {
      if (isOver) return;
      if (timer === null) idle = Promise.withResolvers<void>();
      waiting.push(answer);
      wake();
    },
    isIdle: (): boolean => timer === null,
    /** Resolves when everything is in the index that is known by now. */
    idle: (): Promise<void> => idle.promise,
    stop: (): void => {
      isOver = true;
      if (timer) clearTimeout(timer);
      idle.resolve();
    },
  };
}
