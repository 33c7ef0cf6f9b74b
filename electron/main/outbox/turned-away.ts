import { z } from 'zod';

import { day } from '#contract/kit/durations.ts';

/** How often something in between answered a change in place of the server, since when, and when last (milliseconds). */
export const turnedAway = z.object({ tries: z.number().int(), since: z.number(), last: z.number() });
export type TurnedAway = z.infer<typeof turnedAway>;

/** After so many tries it is this change that does not get through, not the network that is away. */
const mostTries = 6;
/** After this time (milliseconds) a person is asked in any case. */
const longest = day;

/**
 * A change was turned away once more. Tries count only where the server has answered something else since the last one:
 * behind the sign-in page of a network all changes wait, and none needs its person.
 */
export function turnedAwayAgain(before: TurnedAway | null, answeredAt: number, now: number): TurnedAway {
  if (!before) return { tries: 1, since: now, last: now };
  return { ...before, tries: before.tries + (answeredAt > before.last ? 1 : 0), last: now };
}

/** Whether the change needs its person. */
export function mustAsk({ tries, since }: TurnedAway, now: number): boolean {
  return tries >= mostTries || now - since >= longest;
}
