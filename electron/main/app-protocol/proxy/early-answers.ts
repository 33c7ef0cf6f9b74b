import type { Refreshed } from '#contract/desktop/bridge.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { savedAtHeader } from '#contract/kit/session.ts';
import type { SavedAnswer } from '../../cache/cache.ts';
import type { CacheKey } from '../../cache/cache-key.ts';
import { earlyResponse, fileBody } from './saved-answers.ts';

/** How long the server may take before what is kept is shown in the meantime (milliseconds). */
export const slowAfterMs = 3_000;

/** So many addresses are remembered as asked for; past it the memory begins again. */
const rememberedAddresses = 5_000;

interface EarlyOptions {
  onRefreshed: (refreshed: Refreshed) => void;
  now: () => number;
  slowMs: number;
}

/** A call whose answer is kept, for both answers to be compared. */
interface KeptCall {
  endpoint: Endpoint;
  isFirst: boolean;
  saved: SavedAnswer;
}

/**
 * Stale while revalidate. An address that is asked for the first time since the app was started is
 * answered at once with what is kept, a later one when the server takes long; the server is asked all
 * the same, and `onRefreshed` tells what came of it. What was kept before the last write is not given
 * out early: it may contradict what the user has just done.
 */
export function createEarlyAnswers({ onRefreshed, now, slowMs }: EarlyOptions) {
  const asked = new Set<string>();
  let lastWrite = Number.NEGATIVE_INFINITY;

  /** Whether this address is asked for the first time; from then on it is not. */
  const isFirstAsk = ({ server, userId, path }: CacheKey): boolean => {
    const address = `${server} ${userId} ${path}`;
    if (asked.has(address)) return false;
    if (asked.size >= rememberedAddresses) asked.clear();
    asked.add(address);
    return true;
  };

  const patience = ({ isFirst, saved }: KeptCall): number => {
    if (saved.storedAt <= lastWrite) return Number.POSITIVE_INFINITY;
    return isFirst ? 0 : slowMs;
  };

  const compare = async ({ endpoint, saved }: KeptCall, answer: Promise<Response>): Promise<void> => {
    const { path, contentType } = endpoint;
    const savedAt = new Date(saved.storedAt).toISOString();
    try {
      const response = await answer;
      const isFailed = response.headers.has(savedAtHeader);
      const body = contentType ? fileBody(await response.bytes()) : await response.text();
      const isSame = response.ok && body === saved.body;
      onRefreshed({ path, savedAt, outcome: isFailed ? 'failed' : isSame ? 'same' : 'changed' });
    } catch {
      onRefreshed({ path, savedAt, outcome: 'failed' });
    }
  };

  return {
    isFirstAsk,
    /** Something is being changed on the server. */
    noteWrite: () => {
      lastWrite = now();
    },
    /**
     * Whichever comes first: the server's answer, or what is kept once patience has run out.
     *
     * @param onEarly called when the kept answer has been given out
     */
    race: async (call: KeptCall, answer: Promise<Response>, onEarly: () => void): Promise<Response> => {
      const limit = patience(call);
      if (limit === Number.POSITIVE_INFINITY) return answer;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        if (limit === 0) resolve(null);
        else timer = setTimeout(() => resolve(null), limit);
      });
      const first = await Promise.race([late, answer]).finally(() => clearTimeout(timer));
      if (first) return first;
      onEarly();
      void compare(call, answer);
      return earlyResponse(call.endpoint, call.saved);
    },
  };
}
export type EarlyAnswers = ReturnType<typeof createEarlyAnswers>;
