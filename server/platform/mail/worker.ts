import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { asWorker } from '#server/platform/http/work-id.ts';
import { eachAtOnce } from '#server/platform/jobs/each-at-once.ts';
import { type ClaimedMail, claimDueMail, dropMail, giveBack, markFailed, markSent } from './claim-store.ts';
import { isRefusedRecipient, isStillWanted, tellOutcome } from './outcome.ts';
import type { MailTransport } from './transport.ts';

/** The waits after the first, second, … failed attempt; after the last one the email is given up. */
export const retryDelays = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60].map((minutes) => minutes * minute);

/** An email that was claimed and never reported back is claimed again after this long. */
const claimLength = 5 * minute;

/** How often the outbox is checked if the worker is not woken (milliseconds). */
const pollInterval = 15_000;

/** Sends what is in the outbox. */
export interface MailWorker {
  /** Says that there may be mail to send: checks at once instead of at the next interval. */
  wake(): void;
  /** Sends all due mail and resolves when done; for tests and the shutdown. */
  flush(): Promise<void>;
  /** Finishes the current emails and stops; other claimed mail is left to the next worker. */
  stop(): Promise<void>;
}

type MailDeps = Pick<Deps, 'database' | 'features' | 'logger' | 'metrics' | 'now'>;

/** Starts sending. Several processes may run on one database: each email is claimed by one of them. */
export function startMailWorker(deps: MailDeps, transport: MailTransport): MailWorker {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const stopping = new AbortController();

  async function round(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await sendDue(deps, transport, stopping.signal);
      } while (isAskedAgain);
    } catch (error) {
      deps.logger.error({ err: error }, 'the outbox could not be read');
    } finally {
      // In the same tick as the last check of `isAskedAgain`: a call between the two would wait for the next interval.
      running = null;
    }
  }

  function flush(): Promise<void> {
    // Emails added during a round are found by one more query, not by a second round.
    isAskedAgain = true;
    running ??= asWorker('mail', round);
    return running;
  }

  const timer = setInterval(() => void flush(), pollInterval);
  timer.unref();
  return {
    wake: () => void flush(),
    flush,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
      transport.close();
    },
  };
}

/** Sends what is due, as many emails at the same time as the transport takes. */
async function sendDue(deps: MailDeps, transport: MailTransport, stopping: AbortSignal): Promise<void> {
  const claimed: ClaimedMail[] = [];
  let claiming: Promise<void> | null = null;

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

  const noteSent = createReceipts(deps);
  const connections = Array.from({ length: transport.atOnce }, (_, index) => index);
  try {
    await eachAtOnce(connections, transport.atOnce, async () => {
      for (let mail = await next(); mail; mail = await next()) await sendOne(deps, { transport, noteSent }, mail);
    });
  } finally {
    const left = claimed.map(({ id }) => id);
    if (left.length > 0) await deps.database.write((trx) => giveBack(trx, left, deps.now()));
  }
}

type NoteSent = (mail: ClaimedMail) => Promise<void>;

/** Notes emails as sent: those that wait while others are noted share a transaction. */
function createReceipts(deps: MailDeps): NoteSent {
  let last: Promise<unknown> = Promise.resolve();
  let next: { mails: ClaimedMail[]; noted: Promise<void> } | null = null;
  return (mail) => {
    if (next) {
      next.mails.push(mail);
      return next.noted;
    }
    const mails = [mail];
    const noted = last.then(() => {
      next = null;
      return noteAsSent(deps, mails);
    });
    next = { mails, noted };
    last = noted.catch(() => {});
    return noted;
  };
}

/** One that cannot be noted keeps none of the others from it: they would be sent once more. */
async function noteAsSent(deps: MailDeps, mails: readonly ClaimedMail[]): Promise<void> {
  try {
    await deps.database.write(async (trx) => {
      const sent = await markSent(
        trx,
        mails.map(({ id }) => id),
      );
      for (const { id, origin } of mails) if (sent.has(id)) await tellOutcome(deps, trx, origin, 'sent');
    });
  } catch (error) {
    if (mails.length === 1) throw error;
    for (const alone of await Promise.allSettled(mails.map((mail) => noteAsSent(deps, [mail])))) {
      if (alone.status === 'rejected') throw alone.reason;
    }
  }
}

async function sendOne(
  deps: MailDeps,
  { transport, noteSent }: { transport: MailTransport; noteSent: NoteSent },
  mail: ClaimedMail,
): Promise<void> {
  if (!(await isStillWanted(deps, deps.database, mail.origin))) {
    await deps.database.write(async (trx) => {
      if (await dropMail(trx, mail.id)) await tellOutcome(deps, trx, mail.origin, 'dropped');
    });
    return;
  }
  try {
    await transport.send(mail);
  } catch (error) {
    await noteFailure(deps, mail, error);
    return;
  }
  deps.metrics.mailed('sent');
  await noteSent(mail);
}

async function noteFailure(deps: MailDeps, mail: ClaimedMail, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  // Only mail to many, which nobody waits for, is given up at the first word of the other side.
  if (mail.origin !== null && isRefusedRecipient(error)) {
    deps.logger.info({ mail: mail.id }, 'an address of a mailing does not exist');
    deps.metrics.mailed('given-up');
    await deps.database.write(async (trx) => {
      if (await dropMail(trx, mail.id)) await tellOutcome(deps, trx, mail.origin, 'bounced');
    });
    return;
  }
  const delay = retryDelays[mail.attempts - 1];
  const retryAt = delay === undefined ? null : new Date(deps.now().getTime() + delay);
  deps.logger.warn({ mail: mail.id, attempts: mail.attempts, retryAt, reason }, 'an email could not be sent');
  deps.metrics.mailed(retryAt ? 'failed' : 'given-up');
  await deps.database.write(async (trx) => {
    const isThere = await markFailed(trx, mail.id, reason, retryAt);
    if (isThere && !retryAt) await tellOutcome(deps, trx, mail.origin, 'failed');
  });
}
