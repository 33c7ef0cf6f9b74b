import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Recipient } from './compose.ts';

/** The next confirmed subscribers after one, in the order of their numbers, whatever their topics. */
export function findNextSubscribers(
  trx: Transaction,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<(Recipient & { topics: number })[]> {
  return trx
    .selectFrom('newsletter_subscribers')
    .where('status', '=', sql.lit('confirmed'))
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .select(['id', 'email', 'unsubscribe_token', 'topics'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether a subscriber still is to get a mailing; `about`: `<mailing>:<subscriber>`. Neither left, nor narrowed the topics, nor was it stopped. */
export async function isRecipient({ db }: Pick<Database, 'db'>, about: string): Promise<boolean> {
  const [mailingId = 0, id = 0] = about.split(':').map(Number);
  const found = await db
    .selectFrom('mailings')
    .innerJoin('newsletter_subscribers as subscriber', (join) =>
      join.on('subscriber.id', '=', id).on('subscriber.status', '=', sql.lit('confirmed')),
    )
    .where('mailings.id', '=', mailingId)
    .where('mailings.state', '<>', 'stopped')
    .where(sql<boolean>`(subscriber.topics & mailings.topics) <> 0`)
    .select('mailings.id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The number of the newest subscriber; 0 without any. */
export async function lastSubscriber({ db }: Pick<Database, 'db'>): Promise<number> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .where('id', '>', 0)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** How many numbers one step of the count covers: it reads an index only, and takes about a millisecond. */
const span = 20_000;

/** How many confirmed subscribers have one of these topics. Counts in steps, so that nothing waits while it counts a million. */
export async function countRecipients({ db }: Pick<Database, 'db'>, topics: number): Promise<number> {
  const last = await lastSubscriber({ db });
  let count = 0;
  for (let from = 0; from < last; from += span) {
    const { total } = await db
      .selectFrom('newsletter_subscribers')
      .where('status', '=', sql.lit('confirmed'))
      .where('id', '>', from)
      .where('id', '<=', from + span)
      .where(sql<boolean>`(topics & ${topics}) <> 0`)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    count += total;
    await setImmediate();
  }
  return count;
}
