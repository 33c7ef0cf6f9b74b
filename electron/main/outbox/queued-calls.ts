import type { Endpoint } from '#contract/kit/endpoint.ts';
import { localRecord, queuedHeader, writeKey } from '#contract/kit/queue.ts';
import { errorAnswer, jsonAnswer } from '../app-protocol/answers.ts';
import { type Change, changeOf } from './change.ts';
import type { Owner } from './entry.ts';
import type { Hindrance } from './hindrance.ts';
import type { Outbox } from './outbox.ts';

/** A call of a page, on an endpoint with a `queue`. */
export interface QueuedCall extends Owner {
  endpoint: Endpoint;
  /** Path and query. */
  path: string;
  body: Uint8Array | null;
  /** The name of the record, percent-encoded, where the page has told it. */
  name?: string | null;
  /** The key of the change, where the page knows it by one. */
  key?: string | null;
  /** Stands for the record that the call makes, where the page has told it. */
  local?: string | null;
}

/** Answers of the proxy, or of what stands before the server, that say: it cannot be reached now. */
const isAway = ({ status }: Response) => status === 502 || status === 503 || status === 504;

const again = 'Your entries are kept; try again once CARDI has reached its server.';
const justMade = 'What you saved before has just reached the server. Please save once more.';
const hindrances: Readonly<Record<Hindrance, string>> = {
  full: `Too many changes are waiting to be sent. ${again}`,
  'too-large': `This is too large to wait on this computer. ${again}`,
  'not-kept': `This change cannot be kept on this computer. ${again}`,
};

interface QueuedCallsOptions {
  /** `null` where there is none, as on a full disk. */
  outbox: Promise<Outbox | null>;
  /** There is something to send, to a server that cannot be reached now, or behind what waits already. */
  onAdded: (server: string, isAway: boolean) => void;
  /** The server has made a change at once; `endpoint` is the name of its endpoint. */
  onMade: (server: string, endpoint: string) => void;
  /** Whether this user is still signed in: a sign-out has deleted what waits, and nothing may follow. */
  isSignedIn: (owner: Owner) => Promise<boolean>;
  /** The name of the record that a change is about, out of what the app keeps; `null` where it is not known. */
  nameOf: (owner: Owner, change: Change) => string | null;
  report: (problem: string, error: unknown) => void;
}

/**
 * The way of calls that may wait. Each is sent with its key; where the server cannot be reached, or an earlier change of
 * the record still waits, it goes into the outbox and is answered with 202.
 */
export function createQueuedCalls({ outbox, onAdded, onMade, isSignedIn, nameOf, report }: QueuedCallsOptions) {
  /** The last call of each record that is under way: a later one must not overtake it on the way into the outbox. */
  const last = new Map<string, Promise<unknown>>();

  const refusal = (why: Hindrance) => errorAnswer('unavailable', hindrances[why]);

  /** The answer to a change that is taken, or a sentence that says why it is not; `null` where its user has gone. */
  const accept = async (opened: Outbox, call: QueuedCall, change: Change, key: string): Promise<Response | null> => {
    if (!(await isSignedIn(call))) return null;
    const owner = { server: call.server, userId: call.userId };
    const why = opened.hindrance(owner, change);
    if (why) return why === 'not-kept' ? null : refusal(why);
    try {
      opened.add(owner, change, key, nameOf(owner, change) ?? told(call.name));
    } catch (error) {
      // A full disk, most likely. What is not on it must not be acknowledged.
      report('A change could not be kept', error);
      return refusal('not-kept');
    }
    const headers = new Headers({ [queuedHeader]: key });
    return jsonAnswer(JSON.stringify(change.rule.answer ?? null), { status: 202, headers });
  };

  const attempt = async (call: QueuedCall, change: Change, key: string, send: (key: string) => Promise<Response>) => {
    const opened = await outbox;
    if (opened?.isNumbered(change)) return errorAnswer('conflict', justMade);
    if (opened?.holds(call, change.record)) {
      const waiting = await accept(opened, call, change, key);
      onAdded(call.server, false);
      // Sent now, it would overtake what waits.
      return waiting ?? refusal('not-kept');
    }
    const response = await send(key);
    if (response.ok) onMade(call.server, call.endpoint.name);
    const waiting = opened && isAway(response) ? await accept(opened, call, change, key) : null;
    if (waiting?.status === 202) onAdded(call.server, true);
    return waiting ?? response;
  };

  /** Answers a call. `send` sends it with a key, and answers as if there were no outbox. */
  return async (call: QueuedCall, send: (key?: string) => Promise<Response>): Promise<Response> => {
    const local = localRecord.safeParse(call.local).data ?? crypto.randomUUID();
    const change = changeOf(call.endpoint, call.path, parse(call.body), local);
    if (!change) return send();
    const key = writeKey.safeParse(call.key).data?.toLowerCase() ?? crypto.randomUUID();
    const line = `${call.server} ${call.userId} ${change.record}`;
    const before = last.get(line) ?? Promise.resolve();
    const answer = before.then(() => attempt(call, change, key, send));
    const settled = answer.catch(() => undefined);
    last.set(line, settled);
    void settled.then(() => last.get(line) === settled && last.delete(line));
    return answer;
  };
}
export type QueuedCalls = ReturnType<typeof createQueuedCalls>;

/** A name that a page has told: one line, of bounded length; `null` where there is none. */
function told(name: string | null | undefined): string | null {
  try {
    const line = decodeURIComponent(name ?? '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim();
    return line === '' ? null : line.slice(0, 300);
  } catch {
    return null;
  }
}

function parse(body: Uint8Array | null): unknown {
  if (!body || body.byteLength === 0) return null;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
