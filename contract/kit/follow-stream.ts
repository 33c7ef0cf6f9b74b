import { createEventParser, type SentEvent } from './event-parser.ts';

/** How a client reaches the stream, and what it does with it. */
export interface StreamFollower {
  /**
   * Opens the stream after an event's id (`null`: from now on). The pieces of its text end or fail when it is cut off, and
   * fail when nothing has come for too long. `refused`: there is no stream for this caller.
   */
  connect: (lastId: string | null) => Promise<AsyncIterable<string> | 'refused'>;
  onEvent: (event: SentEvent) => void;
  /** Whether events arrive. A stream that is cut off and goes on at once was never down. */
  onUp: (isUp: boolean) => void;
  wait: (milliseconds: number) => Promise<void>;
  isOver: () => boolean;
  /** The id to begin after. */
  lastId: string | null;
}

/** The pause after a stream that was cut off, at most: whoever was on it comes back at different times (milliseconds). */
const shortPause = 1000;

/** The pause between attempts that fail: the first one, and the longest (milliseconds). */
const [firstPause, longestPause] = [2000, 60_000];

/** Follows the stream, and comes back to it after the last event, until it is over or refused. */
export async function followStream(follower: StreamFollower): Promise<'over' | 'refused'> {
  const { connect, onEvent, onUp, wait, isOver } = follower;
  let { lastId } = follower;
  let failures = 0;
  while (!isOver()) {
    const stream = await connect(lastId).catch(() => null);
    if (stream === 'refused') break;
    let hasHeard = false;
    try {
      const parse = createEventParser();
      for await (const piece of stream ?? []) {
        if (isOver()) return 'over';
        if (!hasHeard) onUp(true);
        hasHeard = true;
        for (const event of parse(piece)) {
          lastId = event.id ?? lastId;
          onEvent(event);
        }
      }
    } catch {
      // Cut off: the same as an end.
    }
    failures = hasHeard ? 0 : failures + 1;
    if (isOver()) return 'over';
    if (failures > 0) onUp(false);
    const most = failures === 0 ? shortPause : Math.min(longestPause, firstPause * 2 ** (failures - 1));
    await wait(most * (0.2 + 0.8 * Math.random()));
  }
  onUp(false);
  return isOver() ? 'over' : 'refused';
}
