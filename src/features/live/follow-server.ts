import { type SentEvent } from '#contract/kit/event-parser.ts';
import { followStream } from '#contract/kit/follow-stream.ts';
import { heartbeat, lastEventHeader, openStream } from '#contract/live.ts';
import { callForStream } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { textOf } from '#src/lib/event-stream.ts';

/** After so long without a sign of life a stream counts as cut off (milliseconds). */
const silence = 2 * heartbeat;

interface FollowOptions {
  lastId: string | null;
  onEvent: (event: SentEvent) => void;
  onUp: (isUp: boolean) => void;
  signal: AbortSignal;
  /** Whether there is nothing more to come. */
  isOver: () => boolean;
}

/** Holds the one stream of this browser with the server until `signal` aborts, or the session ends. */
export function followServer({ lastId, onEvent, onUp, signal, isOver }: FollowOptions): Promise<'over' | 'refused'> {
  return followStream({
    lastId,
    onEvent,
    onUp,
    isOver: () => signal.aborted || isOver(),
    wait: (milliseconds) => pause(milliseconds, signal),
    async connect(after) {
      const quiet = new AbortController();
      const timer = setTimeout(() => quiet.abort(), silence);
      const given: Record<string, string> = after === null ? {} : { [lastEventHeader]: after };
      try {
        const body = await callForStream(openStream, {}, AbortSignal.any([signal, quiet.signal]), given);
        return heard(textOf(body), () => quiet.abort());
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return 'refused';
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  });
}

/** The same pieces; `giveUp` is called when none has come for too long. */
async function* heard(pieces: AsyncIterable<string>, giveUp: () => void): AsyncGenerator<string> {
  let timer = setTimeout(giveUp, silence);
  try {
    for await (const piece of pieces) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence);
      yield piece;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Ends early when `signal` aborts, or when the computer is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    addEventListener('online', end);
  });
}
