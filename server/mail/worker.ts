import type { Deps } from '#server/deps.ts';
import { type ClaimedMail, claimDueMail, markFailed, markSent } from './outbox-store.ts';
import type { MailTransport } from './transport.ts';

const minute = 60_000;

/** Waits after the first, second, … failed attempt; after the last one the mail is given up. */
export const retryDelays = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60].map((minutes) => minutes * minute);

/** A mail that was taken on and never reported back on is taken on again after this long. */
const claimLength = 5 * minute;

/** How often the outbox is looked into when nobody says that there is something. */
const pollInterval = 15_000;

/** Sends what is in the outbox. */
export interface MailWorker {
  /** Says that there may be something to send: looks at once instead of at the next poll. */
  wake(): void;
  /** Sends everything that is due and resolves when it is done; for tests and for the end. */
  flush(): Promise<void>;
  /** Finishes the round under way and stops. */
  stop(): Promise<void>;
}

/** Starts sending. Several processes may do so on one database: each mail is taken on by one of them. */
export function startMailWorker(deps: Pick<Deps, 'database' | 'logger' | 'now'>, transport: MailTransport): MailWorker {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function round(): Promise<void> {
    do {
      isAskedAgain = false;
      await sendDue(deps, transport);
    } while (isAskedAgain);
  }

  function flush(): Promise<void> {
    // What is enqueued while a round runs is seen by one more look, not by a second round.
    isAskedAgain = true;
    running ??= round()
      .catch((error: unknown) => deps.logger.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
      });
    return running;
  }

  const timer = setInterval(() => void flush(), pollInterval);
  timer.unref();
  return {
    wake: () => void flush(),
    flush,
    async stop() {
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

async function sendDue(deps: Pick<Deps, 'database' | 'logger' | 'now'>, transport: MailTransport): Promise<void> {
  for (;;) {
    const now = deps.now();
    const mails = await claimDueMail(deps.database, now, new Date(now.getTime() + claimLength));
    if (mails.length === 0) return;
    for (const mail of mails) await sendOne(deps, transport, mail);
  }
}

async function sendOne(
  deps: Pick<Deps, 'database' | 'logger' | 'now'>,
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<void> {
  try {
    await transport.send(mail);
  } catch (error) {
    const delay = retryDelays[mail.attempts - 1];
    const retryAt = delay === undefined ? null : new Date(deps.now().getTime() + delay);
    const reason = error instanceof Error ? error.message : String(error);
    deps.logger.warn({ mail: mail.id, attempts: mail.attempts, retryAt, reason }, 'a mail could not be sent');
    await deps.database.write((trx) => markFailed(trx, mail.id, reason, retryAt));
    return;
  }
  await deps.database.write((trx) => markSent(trx, mail.id));
}
