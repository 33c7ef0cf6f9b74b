import { day } from '#contract/kit/durations.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { writeKeyDays } from '#contract/kit/queue.ts';
import { towardsServer } from '../app-protocol/proxy/headers.ts';
import { type Connection, isSessionRefused } from '../app-protocol/proxy/receive.ts';
import type { Answer, Outcome, Upstream } from '../app-protocol/proxy/upstream.ts';
import type { SavedSession } from '../session/session.ts';
import type { Entry, Outbox } from './outbox.ts';
import { askedWait, longestAway, waitAfter } from './waits.ts';

/** So many records are sent at once. */
const lanes = 4;
/** A change that is older is not sent by itself: a day before the server forgets its key. */
const oldest = (writeKeyDays - 1) * day;

const tooOld =
  'This has waited for more than four weeks, so it was not sent by itself. Check that it is still right, then send it again.';
const unknown = 'This version of CARDI cannot send this change.';

/** Whether an entry is too old for its key. */
export const isTooOld = ({ createdAt }: Pick<Entry, 'createdAt'>, now: number) => now - Date.parse(createdAt) > oldest;

interface SenderOptions {
  outbox: Outbox;
  connectionTo: (origin: string) => Connection;
  upstream: Upstream;
  /** A change has reached the server. */
  onSent: (origin: string) => void;
  now?: () => number;
  random?: () => number;
}

/** What became of an entry: `stop` ends the round, for nothing else can be sent either. */
type Result = 'sent' | 'refused' | 'later' | 'stop';

/**
 * Sends what waits in the outbox, for whoever is signed in: the changes of a record one after another, several records
 * at once. A change that the server refuses stays, and holds back later ones of its record. Tries again by itself,
 * after a wait that grows; `serverAnswers` and `flush` end the wait of a server that was away.
 */
export function createSender({ outbox, connectionTo, upstream, onSent, now = Date.now, random }: SenderOptions) {
  /** When a server, or a record of it, may be asked again, and how often it has failed in a row. */
  const waits = new Map<string, { until: number; failures: number; isAway: boolean }>();
  const rounds = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();

  const isWaiting = (name: string) => (waits.get(name)?.until ?? 0) > now();
  const postpone = (name: string, askedFor: number, isAway: boolean) => {
    const failures = (waits.get(name)?.failures ?? 0) + 1;
    const wait = waitAfter(failures, { askedFor, ...(isAway && { limit: longestAway }), ...(random && { random }) });
    waits.set(name, { until: now() + wait, failures, isAway });
  };

  const conclude = async (entry: Entry, record: string, signedIn: SavedSession, outcome: Outcome): Promise<Result> => {
    const { server } = entry;
    if (outcome.kind !== 'answer') {
      postpone(server, 0, true);
      return 'stop';
    }
    const { status, headers } = outcome;
    if (status < 300 && !isAnswerTo(entry, outcome)) {
      // A network's sign-in page in front of the server: the change has not been made.
      postpone(server, 0, true);
      return 'stop';
    }
    if (status < 300) {
      waits.delete(server);
      waits.delete(record);
      outbox.remove(entry, entry.key);
      onSent(server);
      return 'sent';
    }
    if (status === 401) {
      // Whoever signs in next may be somebody else; the same user's sign-in starts a new round.
      if (isSessionRefused(outcome)) await connectionTo(server).session.expire(signedIn.token);
      return 'stop';
    }
    const asked = askedWait(headers.get('retry-after'), now());
    if (status === 429 || status === 503) {
      postpone(server, asked, false);
      return 'stop';
    }
    if (status >= 500 || status === 408 || status === 425) {
      postpone(record, asked, false);
      return 'later';
    }
    outbox.refuse(entry, { status, message: sentenceOf(outcome) });
    return 'refused';
  };

  const send = async (entry: Entry, signedIn: SavedSession): Promise<Result> => {
    const { change, key, server, body } = entry;
    if (!change || isTooOld(entry, now())) {
      outbox.refuse(entry, { status: 0, message: change ? tooOld : unknown });
      return 'refused';
    }
    const end = outbox.begin(entry);
    try {
      const outcome = await upstream({
        url: new URL(change.path, server),
        method: change.endpoint.method,
        headers: towardsServer(new Headers(body ? { 'content-type': 'application/json' } : {}), {
          token: signedIn.token,
          writeKey: key,
        }),
        body: body && new TextEncoder().encode(JSON.stringify(body)),
        signal: stopping.signal,
      });
      if (stopping.signal.aborted) return 'stop';
      return await conclude(entry, `${server} ${change.record}`, signedIn, outcome);
    } finally {
      if (!stopping.signal.aborted) end();
    }
  };

  const round = async (server: string): Promise<void> => {
    const signedIn = await connectionTo(server).session.current();
    if (!signedIn || stopping.signal.aborted) return;
    const owner = { server, userId: signedIn.userId };
    const records = [...Map.groupBy(outbox.of(owner), ({ change, key }) => change?.record ?? key).keys()];
    let isOver = false;
    const sendRecord = async (record: string) => {
      for (;;) {
        // Asked anew each time: entries are added, edited and discarded meanwhile.
        const first = outbox.of(owner).find(({ change, key }) => (change?.record ?? key) === record);
        const isHeld = !first || first.refusal !== null || isWaiting(`${server} ${record}`);
        if (isHeld || isOver || isWaiting(server)) return;
        const result = await send(first, signedIn);
        if (result === 'stop') isOver = true;
        if (result !== 'sent') return;
      }
    };
    const lane = async () => {
      for (let record = records.shift(); record !== undefined; record = records.shift()) await sendRecord(record);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };

  /** Wakes up when the first of the waits that stand in the way is over. */
  const setTimer = (server: string) => {
    clearTimeout(timers.get(server));
    const ends = [...waits].filter(([name]) => name === server || name.startsWith(`${server} `));
    const next = Math.min(...ends.map(([, { until }]) => until).filter((until) => until > now()));
    if (!Number.isFinite(next) || stopping.signal.aborted) return;
    const timer = setTimeout(() => void flush(server), next - now() + 1);
    timer.unref();
    timers.set(server, timer);
  };

  /** Sends what waits for a server and may be sent now; resolves when nothing more can be done at present. */
  const flush = async (server: string): Promise<void> => {
    wanted.add(server);
    const running = rounds.get(server);
    if (running) return running;
    const run = async () => {
      while (wanted.delete(server)) await round(server);
    };
    const started = run().finally(() => {
      rounds.delete(server);
      setTimer(server);
    });
    rounds.set(server, started);
    return started;
  };

  return {
    flush,
    /** A call has not reached the server: nothing is sent for a while. */
    isAway: (server: string): void => {
      if (!isWaiting(server)) postpone(server, 0, true);
      setTimer(server);
    },
    /** The server has answered some call: if it was away, it is back. */
    serverAnswers: (server: string): void => {
      if (!waits.get(server)?.isAway) return;
      waits.delete(server);
      void flush(server);
    },
    /** The computer has woken up, or somebody has signed in: what was away may be back. */
    retry: (server: string): void => {
      if (waits.get(server)?.isAway) waits.delete(server);
      void flush(server);
    },
    stop: (): void => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
export type Sender = ReturnType<typeof createSender>;

/** Whether an answer has the shape that the contract promises for the change. */
function isAnswerTo({ change }: Entry, { text }: Answer): boolean {
  try {
    return change !== null && change.endpoint.response.safeParse(JSON.parse(text || 'null')).success;
  } catch {
    return false;
  }
}

function sentenceOf({ text, status }: Answer): string {
  const body = errorBody.safeParse(JSON.parse(text || 'null'));
  if (!body.success) return `The server answered with status ${status}.`;
  const [field] = Object.values(body.data.fields ?? {});
  return field ?? body.data.message;
}
