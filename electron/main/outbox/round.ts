import type { Connection } from '../app-protocol/proxy/receive.ts';
import type { Outbox } from './outbox.ts';
import type { Postponed } from './postponed.ts';
import type { createSend } from './send-entry.ts';

/** So many records are sent at once. */
const lanes = 4;

interface RoundOptions {
  outbox: Outbox;
  connectionTo: (origin: string) => Connection;
  postponed: Postponed;
  send: ReturnType<typeof createSend>;
  /** Aborted when the app ends. */
  signal: AbortSignal;
}

/** Makes the function that sends everything of the signed-in user at a server that may be sent now. */
export function createRound({ outbox, connectionTo, postponed, send, signal }: RoundOptions) {
  return async (server: string): Promise<void> => {
    const signedIn = await connectionTo(server).session.current();
    if (!signedIn || signal.aborted) return;
    const owner = { server, userId: signedIn.userId };
    const begun = new Set<string>();
    /** The next record of which nothing has been sent. Records come up on the way: the server numbers what it makes. */
    const nextRecord = (): string | null => {
      const names = outbox.of(owner).map(({ change, key }) => change?.record ?? key);
      const next = names.find((name) => !begun.has(name)) ?? null;
      if (next !== null) begun.add(next);
      return next;
    };
    let isOver = false;
    const sendRecord = async (record: string) => {
      for (;;) {
        // Asked anew each time: entries are added, edited and discarded meanwhile.
        const first = outbox.of(owner).find(({ change, key }) => (change?.record ?? key) === record);
        const isHeld = !first || first.refusal !== null || postponed.isWaiting(`${server} ${record}`);
        if (isHeld || isOver || postponed.isWaiting(server)) return;
        const result = await send(first, signedIn);
        if (result === 'stop') isOver = true;
        if (result !== 'sent') return;
      }
    };
    const lane = async () => {
      for (let record = nextRecord(); record !== null; record = nextRecord()) await sendRecord(record);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };
}
