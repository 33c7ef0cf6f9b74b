import { type CollectionProblem, collectionName } from '#contract/desktop/collections.ts';
import { minute } from '#contract/kit/durations.ts';
import type { Cache } from '../cache/cache.ts';
import type { Owner, SavedCollection } from '../cache/collections.ts';
import { createDue } from './due.ts';
import { fetchCollection, SourceFailed } from './fetch-collection.ts';
import { createReader, keptCall, type ReaderOptions, Stopped } from './reader.ts';

export interface RefresherOptions extends Pick<ReaderOptions, 'ask' | 'isReachable'> {
  cache: Cache;
  /** Who is signed in at the current server. */
  owner: () => Promise<Owner | null>;
  /** How often a collection is brought up to date (milliseconds). */
  interval: () => number;
  /** The largest size of all collections. */
  maxBytes: number;
  /** A collection is another one, or further. */
  onChange: () => void;
  report: (problem: string, error: unknown) => void;
  now?: () => number;
  random?: () => number;
}

/** It is looked at least so often what is due: the computer may have been plugged in meanwhile (milliseconds). */
const longestPause = 10 * minute;

const isSame = (a: Owner | null, b: Owner) => a?.server === b.server && a.userId === b.userId;

/**
 * Brings collections up to date, one after another: those whose time has come, and those that are asked for. After a
 * failure it waits, longer each time; `serverAnswers` and `retry` end the wait for a server that was away.
 */
export function createRefresher(options: RefresherOptions) {
  const { cache, ask, isReachable, owner, interval, maxBytes, onChange, report, now = Date.now, random } = options;
  const progress = new Map<string, { done: number; known: number }>();
  /** The collections that this run of the app has looked at. */
  const seen = new Set<string>();
  const due = createDue({ interval, now, random });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  /** At the first look: whether its answers are gone, as after an update of the app to another version of the contract. */
  const isEmptied = (whose: Owner, name: string, { records: [first] }: SavedCollection): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    const call = first && keptCall(whose, first.path);
    return call !== undefined && call !== null && cache.storedAt(call.key) === null;
  };

  /** Fetches one collection; whether the round goes on. */
  const refresh = async (whose: Owner, name: string, collection: SavedCollection): Promise<boolean> => {
    const forced = due.begin(name);
    // What was never fetched as a whole, or not without a problem, is fetched as if its time had come.
    const isOnlyNew = forced === 'new' && collection.updatedAt !== null && collection.problem === null;
    const fail = (problem: CollectionProblem) => {
      const current = cache.collections.find(whose, name);
      if (current) cache.collections.change(whose, { ...current, problem });
    };
    const reader = createReader(
      {
        cache,
        ask,
        isReachable,
        isWanted: async () => !isStopped && isSame(await owner(), whose) && cache.collections.has(whose, name),
        freshSince: forced === 'all' ? Number.POSITIVE_INFINITY : isOnlyNew ? 0 : now() - interval() / 2,
      },
      whose,
    );
    const onProgress = (done: number, known: number) => {
      progress.set(name, { done, known });
      onChange();
    };
    onProgress(0, 0);
    try {
      const fetched = await fetchCollection(collection, { cache, owner: whose, reader, maxBytes, now, onProgress });
      cache.collections.change(whose, isOnlyNew ? { ...fetched, updatedAt: collection.updatedAt } : fetched);
      due.succeeded(name);
      return true;
    } catch (error) {
      if (error instanceof Stopped) {
        if (error.reason === 'unwanted') return false;
        fail(error.reason);
        due.postpone(error);
        if (forced) due.force(name, forced);
        return false;
      }
      if (!(error instanceof SourceFailed)) report('A collection could not be fetched', error);
      fail('failed');
      due.failed(name);
      return true;
    } finally {
      progress.delete(name);
      onChange();
    }
  };

  const round = async (): Promise<void> => {
    await cache.unlocked;
    const whose = isStopped ? null : await owner();
    if (!whose) return;
    for (const { source } of cache.collections.all(whose)) {
      if (isStopped || due.isWaiting()) return;
      const name = collectionName(source);
      const current = cache.collections.find(whose, name);
      if (current && isEmptied(whose, name, current)) due.force(name);
      if (current && due.isDue(current) && !(await refresh(whose, name, current))) return;
    }
  };

  /** Wakes up for the next collection that is due. */
  const setTimer = async (): Promise<void> => {
    clearTimeout(timer);
    const whose = await owner();
    const all = whose && !isStopped ? cache.collections.all(whose) : [];
    if (all.length === 0) return;
    const pause = Math.min(due.pause(all), longestPause);
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void refreshDue(), Math.max(pause, 0) + 1);
    timer.unref();
  };

  const runRounds = async () => {
    do {
      isAskedAgain = false;
      await round();
    } while (isAskedAgain);
  };

  /** Fetches what is due; resolves when nothing more can be done at present. */
  const refreshDue = (): Promise<void> => {
    isAskedAgain = true;
    running ??= runRounds()
      .catch((error: unknown) => report('The collections could not be brought up to date', error))
      .then(setTimer)
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    progress: (name: string) => progress.get(name) ?? null,
    refreshDue,
    /** Fetches these collections now, however new they are. */
    refreshNow: (names: readonly string[]): Promise<void> => {
      for (const name of names) due.force(name);
      due.endWait();
      return refreshDue();
    },
    /** The list of this collection is another one: fetches the list, and what is new in it, as soon as the server may be asked. */
    refreshList: (name: string): Promise<void> => {
      due.force(name, 'new');
      return refreshDue();
    },
    /** The server has answered some call: if it was away, it is back. */
    serverAnswers: (): void => {
      if (due.endAway()) void refreshDue();
    },
    /** The computer has woken up, somebody has signed in, or another server was chosen. */
    retry: (): void => {
      due.endAway();
      void refreshDue();
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
export type Refresher = ReturnType<typeof createRefresher>;
