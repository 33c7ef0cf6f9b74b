import { setImmediate } from 'node:timers/promises';

import { minute, second } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { countBulk } from '#server/platform/mail/bulk-store.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMails } from '#server/platform/mail/outbox-store.ts';
import { contentOf, mailTo } from './compose.ts';
import { mailingOrigin } from './origin.ts';
import { blocksOf } from './presenter.ts';
import { findNextSubscribers, lastSubscriber } from './recipient-store.ts';
import { advance, begin, findToSend } from './sending-store.ts';
import { shownBlocks } from './shown-blocks.ts';
import { findMailing, type MailingRow } from './store.ts';

/** How large the steps of sending are. */
interface Steps {
  /** How many subscribers one batch looks at, in its own transaction. */
  batch: number;
  /**
   * How many emails to many wait at most. The next batches are written when these are sent, so that a mailing to a million
   * does not fill the outbox, and one that is stopped has hardly any on their way.
   */
  mostWaiting: number;
}

const usualSteps: Steps = { batch: 200, mostWaiting: 1000 };

/**
 * Begins mailings that are due, and writes the next emails of those that are being sent, in batches. The position moves
 * in the transaction of the batch: whoever is killed in between leaves nobody out and sends nobody two.
 */
export async function sendMailings(deps: Deps, steps: Steps = usualSteps): Promise<void> {
  const now = deps.now().toISOString();
  for (const { id } of await findToSend(deps.database, now)) {
    await oneOfMany(deps, { mailing: id }, async () => {
      const lastId = await lastSubscriber(deps.database);
      await deps.database.write((trx) => begin(trx, id, { lastId, now }));
      while ((await sendBatch(deps, id, steps)) === 'more') await setImmediate();
    });
  }
  deps.mail.wake();
}

/**
 * Writes the emails of the next subscribers. Which records are in them is decided anew for each batch: one that was
 * withheld a moment ago is in no further email.
 */
async function sendBatch(deps: Deps, id: number, steps: Steps): Promise<'more' | 'full' | 'done'> {
  const mailing = await findMailing(deps.database, id);
  if (mailing?.state !== 'sending') return 'done';
  const content = contentOf(deps, mailing, await shownBlocks(deps, blocksOf(mailing)));
  return deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'mailings', id);
    const locked = await findMailing({ db: trx }, id);
    // Paused, or stopped, in the meantime.
    if (locked?.state !== 'sending') return 'done';
    if ((await countBulk(trx, steps.mostWaiting)) >= steps.mostWaiting) return 'full';
    return writeBatch(deps, trx, locked, content, steps.batch);
  });
}

async function writeBatch(
  deps: Deps,
  trx: Parameters<typeof findNextSubscribers>[0],
  { id, position, last_position: upTo, topics }: MailingRow,
  content: Omit<MailMessage, 'to'>,
  batch: number,
): Promise<'more' | 'done'> {
  const now = deps.now();
  const next = await findNextSubscribers(trx, { after: position, upTo, limit: batch });
  const recipients = next.filter((subscriber) => (subscriber.topics & topics) !== 0);
  const mails = recipients.map((recipient) => ({
    message: mailTo(deps, content, recipient, id),
    bulk: { origin: `${mailingOrigin}:${id}:${recipient.id}` },
  }));
  await enqueueMails(trx, mails, now);
  const isLast = next.length < batch;
  await advance(trx, id, {
    position: next.at(-1)?.id ?? upTo,
    queued: mails.length,
    endedAt: isLast ? now.toISOString() : null,
  });
  return isLast ? 'done' : 'more';
}

export const mailingsJob: Job = {
  name: 'mailings',
  every: 10 * second,
  longest: 10 * minute,
  run: (deps) => sendMailings(deps),
};
