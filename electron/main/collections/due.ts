import { collectionName } from '#contract/desktop/collections.ts';
import type { SavedCollection } from '../cache/collections.ts';
import { longestAway, waitAfter } from '../outbox/waits.ts';
import type { Stopped } from './reader.ts';

interface DueOptions {
  /** How often a collection is brought up to date (milliseconds). */
  interval: () => number;
  now: () => number;
  random?: (() => number) | undefined;
}

/** What of a collection is wanted now: everything, or only the answers that are not kept yet. */
export type Wanted = 'all' | 'new';

/** When which collection is to be fetched, and how long the server is left alone after a failure. */
export function createDue({ interval, now, random }: DueOptions) {
  /** The collections that are wanted now, whatever their age. */
  const forced = new Map<string, Wanted>();
  /** When a collection that could not be fetched is tried again. */
  const pausedUntil = new Map<string, number>();
  const wait = { until: 0, failures: 0, isAway: false };

  /** When a collection is to be fetched (milliseconds since 1970). */
  const at = ({ updatedAt, source }: SavedCollection): number => {
    const name = collectionName(source);
    if (forced.has(name)) return now();
    return Math.max((updatedAt ?? Number.NEGATIVE_INFINITY) + interval(), pausedUntil.get(name) ?? 0);
  };

  return {
    at,
    isDue: (collection: SavedCollection): boolean => at(collection) <= now(),
    force: (name: string, wanted: Wanted = 'all'): void => {
      if (forced.get(name) !== 'all') forced.set(name, wanted);
    },
    /** A collection is being fetched; what of it was asked for, `null` where only its time has come. */
    begin: (name: string): Wanted | null => {
      const wanted = forced.get(name) ?? null;
      forced.delete(name);
      return wanted;
    },
    succeeded: (name: string): void => {
      pausedUntil.delete(name);
      Object.assign(wait, { until: 0, failures: 0, isAway: false });
    },
    /** A collection could not be fetched, which says nothing of others. */
    failed: (name: string): void => void pausedUntil.set(name, now() + interval()),
    /** The server could not be reached or asks for a pause: it is left alone, longer after each failure. */
    postpone: ({ reason, askedWait }: Stopped): void => {
      wait.failures += 1;
      wait.isAway = reason === 'unreachable';
      const bounds = { askedFor: askedWait, ...(wait.isAway && { limit: longestAway }), ...(random && { random }) };
      wait.until = now() + waitAfter(wait.failures, bounds);
    },
    isWaiting: (): boolean => wait.until > now(),
    /** How long nothing is to be done, for these collections (milliseconds). */
    pause: (all: readonly SavedCollection[]): number => Math.max(Math.min(...all.map(at)), wait.until) - now(),
    /** A person asks: the server is not left alone any longer. */
    endWait: (): void => void (wait.until = 0),
    /** The server may be back; whether it was away. */
    endAway: (): boolean => {
      const { isAway } = wait;
      if (isAway) Object.assign(wait, { until: 0, isAway: false });
      return isAway;
    },
  };
}
