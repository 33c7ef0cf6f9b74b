import { hour } from '#contract/kit/durations.ts';
import { lastEventId } from '#contract/live.ts';

/** How long events are kept: whoever comes back later reads everything again (milliseconds). */
export const eventsKept = hour;

/** Clocks of two machines may differ, and the sweep may be ahead of a reader (milliseconds). */
const margin = 60_000;

/**
 * A place in the order of all events: everything is known but events whose number is at least `from`, and those whose number
 * is among `open`. On SQLite the number is the id. On PostgreSQL it is that of the transaction, and `open` are those that
 * were under way: an event with a smaller id may become visible after one with a larger id.
 */
export interface Position {
  from: number;
  open: readonly number[];
}

/** The position as the id of an event; `at`: when nothing but these was unknown. */
export function writePosition({ from, open }: Position, at: number): string {
  return [at, from, ...open].join('-');
}

/** The position of an id; `null` for one from so long ago that events after it may be gone, or that is no id at all. */
export function readPosition(text: string, now: number): Position | null {
  if (!lastEventId.safeParse(text).success) return null;
  const [at = 0, from = 0, ...open] = text.split('-').map(Number);
  if (at < now - eventsKept + margin || ![from, ...open].every(Number.isSafeInteger)) return null;
  return { from, open };
}
