import { minute } from '#contract/kit/durations.ts';
import { eachAtOnce } from '#server/platform/jobs/each-at-once.ts';
import { type ClaimedMail, claimDueMail, giveBack } from './claim-store.ts';
import { createReceipts, type MailDeps, sendOne } from './send-one.ts';
import type { MailTransport } from './transport.ts';

/** An email that was claimed and never reported back is claimed again after this long. */
const claimLength = 5 * minute;

/** Who asks for mail to be sent, while it is being sent. */
export interface Asking {
  /** How often somebody has. */
  count: number;
  /** Calls connections back that have nothing to send. */
  wake: () => void;
}

/**
 * Sends what is due, as many emails at the same time as the transport takes. A connection with nothing to send waits while
 * others are busy, so that one email that takes long holds up none that is asked for meanwhile.
 */
export async function sendDue(
  deps: MailDeps,
  transport: MailTransport,
  { asking, stopping }: { asking: Asking; stopping: AbortSignal },
): Promise<void> {
  const claimed: ClaimedMail[] = [];
  let claiming: Promise<void> | null = null;
  const idle = new Set<() => void>();
  let busy = 0;
  const noteSent = createReceipts(deps, transport);

  asking.wake = () => {
    for (const goOn of idle) goOn();
    idle.clear();
  };

  async function claimMore(): Promise<void> {
    const now = deps.now();
    const claimedUntil = new Date(now.getTime() + claimLength);
    // Two for each connection: a claim is a wait for the disk.
    const bulk = 2 * transport.atOnce;
    claimed.push(...(await deps.database.write((trx) => claimDueMail(trx, { now, claimedUntil, bulk }))));
  }

  async function next(): Promise<ClaimedMail | undefined> {
    if (claimed.length === 0) {
      claiming ??= claimMore().finally(() => {
        claiming = null;
      });
      await claiming;
    }
    return stopping.aborted ? undefined : claimed.shift();
  }

  async function sendOneByOne(): Promise<void> {
    try {
      for (;;) {
        const askedBefore = asking.count;
        const mail = await next();
        if (mail) {
          busy += 1;
          await sendOne(deps, { transport, noteSent }, mail).finally(() => {
            busy -= 1;
          });
        } else if (busy === 0 || stopping.aborted) return;
        // Nobody has asked since the outbox was looked at: an ask in between would not be heard.
        else if (asking.count === askedBefore) await new Promise<void>((goOn) => void idle.add(goOn));
      }
    } finally {
      asking.wake();
    }
  }

  const connections = Array.from({ length: transport.atOnce }, (_, index) => index);
  try {
    await eachAtOnce(connections, transport.atOnce, sendOneByOne);
  } finally {
    const left = claimed.map(({ id }) => id);
    if (left.length > 0) await deps.database.write((trx) => giveBack(trx, left, deps.now()));
  }
}
