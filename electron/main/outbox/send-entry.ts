import type { SavedEdition } from '#contract/desktop/outbox.ts';
import { day } from '#contract/kit/durations.ts';
import { writeKeyDays } from '#contract/kit/queue.ts';
import { towardsServer } from '../app-protocol/proxy/headers.ts';
import type { Connection } from '../app-protocol/proxy/receive.ts';
import type { Upstream } from '../app-protocol/proxy/upstream.ts';
import type { SavedSession } from '../session/session.ts';
import type { Entry } from './entry.ts';
import type { Outbox } from './outbox.ts';
import type { Postponed } from './postponed.ts';
import { mustAsk, turnedAwayAgain } from './turned-away.ts';
import { verdictOf } from './verdict.ts';

/** A change that is older is not sent by itself: a day before the server forgets its key. */
const oldest = (writeKeyDays - 1) * day;

const tooOld =
  'This has waited for more than four weeks, so it was not sent by itself. Check that it is still right, then try again.';
const unknown = 'This version of CARDI cannot send this change.';

/** Whether an entry is too old for its key. */
export const isTooOld = ({ createdAt }: Pick<Entry, 'createdAt'>, now: number) => now - Date.parse(createdAt) > oldest;

/** A change has reached its server; it may have saved a form. */
export interface Sent {
  server: string;
  /** The name of its endpoint. */
  endpoint: string;
  saved: SavedEdition | null;
}

interface SendOptions {
  outbox: Outbox;
  connectionTo: (origin: string) => Connection;
  upstream: Upstream;
  postponed: Postponed;
  onSent: (sent: Sent) => void;
  /** When the server last answered something; 0 where it has not. */
  answeredAt: (origin: string) => number;
  report: (problem: string, error: unknown) => void;
  /** Aborted when the app ends. */
  signal: AbortSignal;
  now: () => number;
}

/** What became of an entry: `stop` ends the round, for nothing else can be sent either. */
export type Result = 'sent' | 'held' | 'stop';

/** Makes the function that sends one entry and notes what became of it. */
export function createSend(options: SendOptions) {
  const { outbox, connectionTo, upstream, postponed, onSent, answeredAt, report, signal, now } = options;

  const request = (entry: Entry, signedIn: SavedSession, change: NonNullable<Entry['change']>) =>
    upstream({
      url: new URL(change.path, entry.server),
      method: change.endpoint.method,
      headers: towardsServer(new Headers(entry.body ? { 'content-type': 'application/json' } : {}), {
        token: signedIn.token,
        writeKey: entry.key,
      }),
      body: entry.body && new TextEncoder().encode(JSON.stringify(entry.body)),
      signal,
    });

  const conclude = async (
    entry: Entry,
    record: string,
    signedIn: SavedSession,
    outcome: Awaited<ReturnType<Upstream>>,
  ): Promise<Result> => {
    const { server } = entry;
    const verdict = verdictOf(entry, outcome, now());
    if (verdict.kind === 'made') {
      postponed.lift(server);
      postponed.lift(record);
      onSent({ server, endpoint: entry.endpoint, saved: outbox.made(entry, verdict.answer) });
      return 'sent';
    }
    if (verdict.kind === 'refused') {
      outbox.refuse(entry, { by: 'server', status: verdict.status, message: verdict.message });
      return 'held';
    }
    if (verdict.kind === 'signed-out') {
      // Whoever signs in next may be somebody else.
      if (verdict.isOver) await connectionTo(server).session.expire(signedIn.token);
      return 'stop';
    }
    if (verdict.kind === 'failed') {
      postponed.postpone(record, verdict);
      return 'held';
    }
    if (verdict.kind === 'turned-away') {
      // The record waits longer than the server, so that others get their turn.
      postponed.postpone(record, { extraFailures: 1 });
      const turnedAway = turnedAwayAgain(entry.turnedAway, answeredAt(server), now());
      if (mustAsk(turnedAway, now())) outbox.refuse(entry, { by: 'between', status: 0, message: turnedAwayMessage });
      else outbox.noteTurnedAway(entry, turnedAway);
    }
    postponed.postpone(server, verdict.kind === 'busy' ? verdict : { isAway: true });
    return 'stop';
  };

  return async (entry: Entry, signedIn: SavedSession): Promise<Result> => {
    const { change, key, server } = entry;
    const record = `${server} ${change?.record ?? key}`;
    let end = () => {};
    try {
      if (!change || isTooOld(entry, now())) {
        outbox.refuse(entry, { by: 'app', status: 0, message: change ? tooOld : unknown });
        return 'held';
      }
      end = outbox.begin(entry);
      const outcome = await request(entry, signedIn, change);
      if (signal.aborted) return 'stop';
      return await conclude(entry, record, signedIn, outcome);
    } catch (error) {
      // A disk that refuses, most likely. What may have reached the server goes under the same key again.
      report('A change of the outbox could not be sent or noted', error);
      postponed.postpone(record);
      return 'held';
    } finally {
      if (!signal.aborted) end();
    }
  };
}

const turnedAwayMessage =
  'Something between this computer and the server, such as a firewall or a proxy, does not let this change through. Ask whoever runs your network, or try again in another one.';
