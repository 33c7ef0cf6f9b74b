import type { OutboxEntry, OutboxResult } from '#contract/desktop/outbox.ts';
import type { Connection } from '../app-protocol/proxy/receive.ts';
import type { Upstream } from '../app-protocol/proxy/upstream.ts';
import type { SealKey } from '../sealed/seal.ts';
import { type Entry, type Outbox, type Owner, openOutbox } from './outbox.ts';
import { createQueuedCalls } from './queued-calls.ts';
import { createSender, isTooOld, type Sender } from './sender.ts';

interface OutboxOptions {
  file: string;
  /** The installation's key: until it is there, calls that may wait do wait. */
  key: Promise<SealKey>;
  connectionTo: (origin: string) => Connection;
  upstream: Upstream;
  /** The user who is signed in at the server in force. */
  owner: () => Promise<Owner | null>;
  /** The entries are others; `isSent`: one of them has reached its server. */
  onChange: (isSent: boolean) => void;
  report: (problem: string, error?: unknown) => void;
  now?: () => number;
}

interface Started {
  outbox: Outbox;
  sender: Sender;
}

/** The outbox with everything that belongs to it. A file that cannot be opened is reported; then nothing waits. */
export function startOutbox({ file, key, connectionTo, upstream, owner, onChange, report, now }: OutboxOptions) {
  const clock = now ?? Date.now;
  const start = async (): Promise<Started | null> => {
    try {
      const outbox = openOutbox({ file, key: await key, onChange: () => onChange(false), report, now: clock });
      return {
        outbox,
        sender: createSender({ outbox, connectionTo, upstream, onSent: () => onChange(true), now: clock }),
      };
    } catch (error) {
      report('The outbox cannot be opened', error);
      return null;
    }
  };
  const starting = start();
  let isClosed = false;
  const withSender = (work: (sender: Sender) => void) =>
    void starting.then((started) => started && !isClosed && work(started.sender));

  // What an earlier run of the app has left.
  void Promise.all([starting, owner()]).then(([started, whose]) => {
    if (started && whose && !isClosed) void started.sender.flush(whose.server);
  });

  const shown = async (): Promise<OutboxEntry[]> => {
    const [started, whose] = [await starting, await owner()];
    return started && whose ? started.outbox.shown(whose) : [];
  };
  /** Changes an entry of the user's own, sends what may be sent, and shows what is there now. */
  const change = async (work: (outbox: Outbox, whose: Owner) => string | null | void): Promise<OutboxResult> => {
    const [started, whose] = [await starting, await owner()];
    const problem = (started && whose && work(started.outbox, whose)) ?? null;
    if (started && whose) void started.sender.flush(whose.server);
    return { entries: await shown(), problem };
  };

  return {
    queued: createQueuedCalls({
      outbox: starting.then((started) => started?.outbox ?? null),
      isSignedIn: async ({ server, userId }) => (await connectionTo(server).session.current())?.userId === userId,
      onAdded: (server, isAway) => withSender((sender) => (isAway ? sender.isAway(server) : void sender.flush(server))),
    }),
    calls: {
      outbox: shown,
      resendChange: (name: string) =>
        change((outbox, whose) => outbox.release(whose, name, (entry: Entry) => isTooOld(entry, clock()))),
      editChange: (name: string, text: string) => change((outbox, whose) => outbox.edit(whose, name, text)),
      discardChange: (name: string) => change((outbox, whose) => outbox.remove(whose, name)),
    },
    /** A server has answered some other call. */
    serverAnswers: (server: string) => withSender((sender) => sender.serverAnswers(server)),
    /** What was away may be back: after sleep, after a sign-in, at another server. */
    retry: (server: string) => withSender((sender) => sender.retry(server)),
    /** The user has signed out. */
    wipe: (whose: Owner) => starting.then((started) => started?.outbox.wipe(whose)),
    close: async () => {
      isClosed = true;
      const started = await starting;
      started?.sender.stop();
      started?.outbox.close();
    },
  };
}
