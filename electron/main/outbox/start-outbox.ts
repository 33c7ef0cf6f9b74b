import type { SavedEdition } from '#contract/desktop/outbox.ts';
import { day } from '#contract/kit/durations.ts';
import type { Connection } from '../app-protocol/proxy/receive.ts';
import type { Upstream } from '../app-protocol/proxy/upstream.ts';
import type { SealKey } from '../sealed/seal.ts';
import type { Change } from './change.ts';
import type { Owner } from './entry.ts';
import { openOutbox } from './outbox.ts';
import { createOutboxCalls } from './outbox-calls.ts';
import { createQueuedCalls } from './queued-calls.ts';
import type { Sent } from './send-entry.ts';
import { createSender } from './sender.ts';

interface OutboxOptions {
  file: string;
  /** The installation's key: until it is there, calls that may wait do wait. */
  key: Promise<SealKey>;
  connectionTo: (origin: string) => Connection;
  upstream: Upstream;
  /** The user who is signed in at the server in force. */
  owner: () => Promise<Owner | null>;
  /** The server in force. */
  server: () => string;
  /** The name of the record that a change is about, as far as the app keeps it. */
  nameOf: (owner: Owner, change: Change) => string | null;
  /** The entries are others; `isSent`: one of them has reached its server, and may have saved a form there. */
  onChange: (isSent: boolean, saved: SavedEdition | null) => void;
  /** A server has made a change that may wait, at once or later; `endpoint` is the name of the endpoint. */
  onMade: (server: string, endpoint: string) => void;
  report: (problem: string, error?: unknown) => void;
  now?: () => number;
}

/** The outbox with everything that belongs to it. A file that cannot be opened is reported; then nothing waits. */
export function startOutbox(options: OutboxOptions) {
  const {
    file,
    key,
    connectionTo,
    upstream,
    owner,
    server,
    nameOf,
    onChange,
    onMade,
    report,
    now = Date.now,
  } = options;
  const start = async () => {
    try {
      const outbox = openOutbox({ file, key: await key, onChange: () => onChange(false, null), report, now });
      const onSent = ({ server: at, endpoint, saved }: Sent) => {
        onChange(true, saved);
        onMade(at, endpoint);
      };
      return { outbox, sender: createSender({ outbox, connectionTo, upstream, onSent, report, now }) };
    } catch (error) {
      report('The outbox cannot be opened', error);
      return null;
    }
  };
  const starting = start();
  let isClosed = false;
  type Parts = NonNullable<Awaited<typeof starting>>;
  /** What fails, as on a full disk, is reported. */
  const withParts = async (work: (parts: Parts) => void): Promise<void> => {
    const parts = await starting;
    if (!parts || isClosed) return;
    try {
      work(parts);
    } catch (error) {
      report('The outbox failed', error);
    }
  };
  const sweep = () => void withParts(({ outbox }) => outbox.sweep());

  // What an earlier run of the app has left.
  sweep();
  const sweeping = setInterval(sweep, day).unref();
  void owner().then((whose) => whose && withParts(({ sender }) => void sender.flush(whose.server)));

  return {
    queued: createQueuedCalls({
      outbox: starting.then((parts) => parts?.outbox ?? null),
      isSignedIn: async ({ server: at, userId }) => (await connectionTo(at).session.current())?.userId === userId,
      onMade,
      onAdded: (at, isAway) => void withParts(({ sender }) => (isAway ? sender.isAway(at) : void sender.flush(at))),
      nameOf,
      report,
    }),
    calls: createOutboxCalls({ starting, owner, server, report, now }),
    /** A server has answered some other call. */
    serverAnswers: (at: string) => void withParts(({ sender }) => sender.serverAnswers(at)),
    /** What was away may be back: after sleep, after a sign-in, at another server. */
    retry: (at: string) => void withParts(({ sender }) => sender.retry(at)),
    /** The user has signed out, knowing what waits. */
    wipe: (whose: Owner) => withParts(({ outbox }) => outbox.wipe(whose)),
    /** A session has ended without a sign-out: what waits is deleted, and its user is told. */
    end: (whose: Owner) => withParts(({ outbox }) => outbox.end(whose)),
    /** A user has signed in: what others of this server have left is deleted. */
    endOthers: (whose: Owner) => withParts(({ outbox }) => outbox.endOthers(whose)),
    close: async () => {
      isClosed = true;
      clearInterval(sweeping);
      const parts = await starting;
      parts?.sender.stop();
      parts?.outbox.close();
    },
  };
}
