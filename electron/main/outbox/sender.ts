import type { Connection } from '../app-protocol/proxy/receive.ts';
import type { Upstream } from '../app-protocol/proxy/upstream.ts';
import type { Outbox } from './outbox.ts';
import { createPostponed } from './postponed.ts';
import { createRound } from './round.ts';
import { createSend, type Sent } from './send-entry.ts';

interface SenderOptions {
  outbox: Outbox;
  connectionTo: (origin: string) => Connection;
  upstream: Upstream;
  onSent: (sent: Sent) => void;
  report: (problem: string, error: unknown) => void;
  now?: () => number;
  random?: () => number;
}

/**
 * Sends what waits in the outbox, for whoever is signed in: the changes of a record one after another, several records
 * at once. A change that the server refuses stays, and holds back later ones of its record. Tries again by itself,
 * after a wait that grows; `serverAnswers` and `flush` end the wait of a server that was away. Nothing here rejects.
 */
export function createSender(options: SenderOptions) {
  const { outbox, connectionTo, upstream, onSent, report, now = Date.now, random } = options;
  const postponed = createPostponed({ now, random });
  const answered = new Map<string, number>();
  const rounds = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const send = createSend({
    outbox,
    connectionTo,
    upstream,
    postponed,
    onSent: (sent) => {
      answered.set(sent.server, now());
      onSent(sent);
    },
    answeredAt: (server) => answered.get(server) ?? 0,
    report,
    signal,
    now,
  });

  const round = createRound({ outbox, connectionTo, postponed, send, signal });

  /** Wakes up when the first of the waits that stand in the way is over. */
  const setTimer = (server: string) => {
    clearTimeout(timers.get(server));
    const next = postponed.next(server);
    if (next === null || signal.aborted) return;
    const timer = setTimeout(() => void flush(server), next + 1);
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
    const started = run()
      .catch((error: unknown) => {
        report('The outbox could not be sent', error);
        postponed.postpone(server);
      })
      .finally(() => {
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
      if (!postponed.isWaiting(server)) postponed.postpone(server, { isAway: true });
      setTimer(server);
    },
    /** The server has answered some call: if it was away, it is back. */
    serverAnswers: (server: string): void => {
      answered.set(server, now());
      if (!postponed.isAway(server)) return;
      postponed.lift(server);
      void flush(server);
    },
    /** The computer has woken up, or somebody has signed in: what was away may be back. */
    retry: (server: string): void => {
      if (postponed.isAway(server)) postponed.lift(server);
      void flush(server);
    },
    /** A person wants this record sent: no wait stands in its way. */
    sendNow: (server: string, record: string): void => {
      postponed.lift(`${server} ${record}`);
      if (postponed.isAway(server)) postponed.lift(server);
      void flush(server);
    },
    stop: (): void => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
export type Sender = ReturnType<typeof createSender>;
