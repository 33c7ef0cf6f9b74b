import { minute, second } from '#contract/kit/durations.ts';

/** The first wait after a failure, and the longest (milliseconds). */
const [shortest, longest] = [2 * second, 5 * minute];
/** The longest wait for a server that cannot be reached (milliseconds): asking costs it nothing, and a person waits. */
export const longestAway = 10 * second;
/** The longest time that a server may ask for (milliseconds). */
const longestAsked = 60 * minute;

interface WaitOptions {
  /** What the server asked for (milliseconds). */
  askedFor?: number;
  /** The longest wait by itself (milliseconds). */
  limit?: number;
  random?: () => number;
}

/**
 * How long to wait after `failures` failures in a row (milliseconds): twice as long each time, with some chance in it,
 * so that apps which lost the server together do not come back together. Not shorter than the server asked for.
 */
export function waitAfter(
  failures: number,
  { askedFor = 0, limit = longest, random = Math.random }: WaitOptions = {},
): number {
  const grown = Math.min(limit, shortest * 2 ** Math.min(failures - 1, 20));
  return Math.max(grown * (0.75 + random() / 2), Math.min(askedFor, longestAsked));
}

/** The wait that a server asks for (milliseconds), by `Retry-After` in seconds or as a date; 0 where it does not. */
export function askedWait(header: string | null, now: number): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * second : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
