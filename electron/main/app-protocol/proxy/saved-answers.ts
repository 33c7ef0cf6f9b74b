import type { Refreshed } from '#contract/desktop/bridge.ts';
import { type Endpoint, fileTypesOf } from '#contract/kit/endpoint.ts';
import { earlyHeader, keptOnlyHeader, savedAtHeader } from '#contract/kit/session.ts';
import type { Cache, SavedAnswer } from '../../cache/cache.ts';
import type { CacheKey } from '../../cache/cache-key.ts';
import { fileAnswer, jsonAnswer } from '../answers.ts';
import type { Answer } from './upstream.ts';

/** A file's bytes as text, because the cache stores text bodies. */
function fileBody(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** A stored answer as the server would give it: JSON, or a file where the endpoint answers with one. */
export function storedAnswer(endpoint: Endpoint, { body }: SavedAnswer, headers: Headers): Response {
  // What is saved has one type (contract/kit/endpoint.test.ts).
  const [type] = fileTypesOf(endpoint);
  return type ? fileAnswer(Buffer.from(body, 'base64'), type, { headers }) : jsonAnswer(body, { headers });
}

const stamped = (header: string) => (endpoint: Endpoint, saved: SavedAnswer) =>
  storedAnswer(endpoint, saved, new Headers({ [header]: new Date(saved.storedAt).toISOString() }));

/** A saved answer for use while the server cannot be reached, marked with the time when it was saved. */
export const savedResponse = stamped(savedAtHeader);

/** A saved answer that is shown at once while the server is still being asked. */
const earlyResponse = stamped(earlyHeader);

/** An answer made of kept records, for a renderer whose server is out of reach. */
export function keptResponse({ body, savedAt }: { body: unknown; savedAt: number }): Response {
  const headers = new Headers({ [savedAtHeader]: new Date(savedAt).toISOString(), [keptOnlyHeader]: 'yes' });
  return jsonAnswer(JSON.stringify(body), { headers });
}

/** Saves a successful answer if it has the shape that the contract promises. */
export function keepAnswer(cache: Cache, key: CacheKey, endpoint: Endpoint, answer: Answer): void {
  const { status, headers, text, file } = answer;
  // The record is gone, or this user may no longer see it: the answer must not come back while offline.
  if (status === 404 || status === 410 || status === 403) cache.remove(key);
  if (status !== 200) return;
  // Files are kept for every user of the device. One that this caller alone may see, such as the picture of a withheld
  // record, must not come back for the next one; other answers are kept for each user apart.
  if (file && /\bno-store\b/.test(headers.get('cache-control') ?? '')) {
    cache.remove(key);
    return;
  }
  const etag = headers.get('etag');
  if (file) cache.put(key, { body: fileBody(file.bytes), etag });
  else if (text !== 'null' && endpoint.response.safeParse(JSON.parse(text)).success)
    cache.put(key, { body: text, etag });
}

/** The time after which the cached answer is shown while the server is still working (milliseconds). */
export const slowAfterMs = 3_000;

/** How many addresses are remembered as requested; past this number the set is cleared. */
const rememberedAddresses = 5_000;

interface EarlyOptions {
  onRefreshed: (refreshed: Refreshed) => void;
  now: () => number;
  slowMs: number;
}

/** A call whose answer may be saved, with what is needed to compare the saved answer with the server's. */
interface KeptCall {
  endpoint: Endpoint;
  isFirst: boolean;
  saved: SavedAnswer;
}

/**
 * Stale while revalidate. The first request for an address after the start of the app is answered at once with the
 * saved answer; a later request gets the saved answer only when the server is slow. The server is always asked, and
 * `onRefreshed` reports its answer. Answers saved before the last write are not shown early, because they may
 * contradict the change that the user has just made.
 */
export function createEarlyAnswers({ onRefreshed, now, slowMs }: EarlyOptions) {
  const asked = new Set<string>();
  let lastWrite = Number.NEGATIVE_INFINITY;

  /** Whether this path is requested for the first time. Each call marks the path as requested. */
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
    /** A change is being sent to the server. */
    noteWrite: () => {
      lastWrite = now();
    },
    /**
     * Whichever comes first: the server's answer, or the saved one after `slowAfterMs`.
     *
     * @param onEarly called when the saved answer has been shown
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
