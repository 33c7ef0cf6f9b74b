import type { OutboxEntry, OutboxLosses, OutboxResult } from '#contract/desktop/outbox.ts';
import type { Entry, Owner } from './entry.ts';
import type { LossOwner } from './losses.ts';
import type { Outbox } from './outbox.ts';
import { isTooOld } from './send-entry.ts';
import type { Sender } from './sender.ts';

interface Started {
  outbox: Outbox;
  sender: Sender;
}

interface OutboxCallsOptions {
  starting: Promise<Started | null>;
  /** The user who is signed in at the server in force. */
  owner: () => Promise<Owner | null>;
  /** The server in force. */
  server: () => string;
  report: (problem: string, error: unknown) => void;
  now: () => number;
}

const diskProblem = 'This could not be saved on this computer. Check that the disk is not full, then try again.';

/** The calls of pages: what waits for their user, and what is done to it. */
export function createOutboxCalls({ starting, owner, server, report, now }: OutboxCallsOptions) {
  const shown = async (): Promise<OutboxEntry[]> => {
    const [started, whose] = [await starting, await owner()];
    return started && whose ? started.outbox.shown(whose) : [];
  };
  /** Changes an entry of the user's own, sends what may be sent, and shows what is there now. */
  const change = async (
    name: string,
    work: (outbox: Outbox, whose: Owner) => string | null | void,
  ): Promise<OutboxResult> => {
    const [started, whose] = [await starting, await owner()];
    if (!started || !whose) return { entries: [], problem: null };
    const { outbox, sender } = started;
    const record = outbox.of(whose).find(({ key }) => key === name)?.change?.record ?? name;
    let problem: string | null = null;
    try {
      problem = work(outbox, whose) ?? null;
    } catch (error) {
      report('A change of the outbox could not be edited', error);
      problem = diskProblem;
    }
    sender.sendNow(whose.server, record);
    return { entries: await shown(), problem };
  };
  /** Whose losses this window may be told of: the user's, or after the end of a session those of who was there last. */
  const lossOwner = async (): Promise<LossOwner> => (await owner()) ?? { server: server(), userId: null };

  return {
    outbox: shown,
    resendChange: (name: string, seen?: number | null) =>
      change(name, (outbox, whose) => outbox.release(whose, name, (entry: Entry) => isTooOld(entry, now()), seen)),
    editChange: (name: string, text: string) => change(name, (outbox, whose) => outbox.edit(whose, name, text)),
    discardChange: (name: string) => change(name, (outbox, whose) => outbox.remove(whose, name)),
    outboxLosses: async (): Promise<OutboxLosses> => {
      const started = await starting;
      return started?.outbox.losses(await lossOwner()) ?? { ended: 0, old: 0 };
    },
    forgetOutboxLosses: async (): Promise<null> => {
      const started = await starting;
      started?.outbox.forgetLosses(await lossOwner());
      return null;
    },
  };
}
