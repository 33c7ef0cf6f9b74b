import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { type ClaimedMail, dropMail, markFailed, markSent } from './claim-store.ts';
import { isRefusedRecipient, isStillWanted, tellOutcome } from './outcome.ts';
import type { MailTransport } from './transport.ts';

/** The waits after the first, second, … failed attempt; after the last one the email is given up. */
export const retryDelays = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60].map((minutes) => minutes * minute);

export type MailDeps = Pick<Deps, 'database' | 'features' | 'logger' | 'metrics' | 'now'>;

/** Notes an email as sent. */
type NoteSent = (mail: ClaimedMail) => Promise<void>;

/** How long emails that were sent at the same time wait to be noted together (milliseconds): each note is a wait for the disk. */
const gathering = 20;

/**
 * Notes emails as sent: those that several connections have sent within a moment share a transaction. A single connection
 * does not wait.
 */
export function createReceipts(deps: MailDeps, { atOnce }: Pick<MailTransport, 'atOnce'>): NoteSent {
  let last: Promise<unknown> = Promise.resolve();
  let next: { mails: ClaimedMail[]; noted: Promise<void> } | null = null;
  return (mail) => {
    if (next) {
      next.mails.push(mail);
      return next.noted;
    }
    const mails = [mail];
    const gathered = atOnce > 1 ? wait(gathering) : undefined;
    const noted = Promise.all([last, gathered]).then(() => {
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

/** Sends an email that this process has claimed, and notes what became of it. */
export async function sendOne(
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
