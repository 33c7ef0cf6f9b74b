import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';

type Db = Pick<Database, 'db'>;

/** Emails are counted up to this: a million of them would be counted anew at every scrape. */
const mostCounted = 10_000;

/** What the outbox holds, each counted up to 10,000. */
interface OutboxCounts {
  /** Emails that wait; those that go to many apart. */
  waiting: number;
  waitingToMany: number;
  /** Emails that were given up. */
  failed: number;
  /** When the oldest that waits was written, of those that do not go to many. */
  oldest: string | null;
}

export async function countOutbox({ db }: Db): Promise<OutboxCounts> {
  const ofState = (state: 'waiting' | 'failed') => db.selectFrom('outbox').where('status', '=', sql.lit(state));
  const waiting = (isBulk: 0 | 1) => ofState('waiting').where('is_bulk', '=', sql.lit(isBulk)).orderBy('due_at');
  const [single, toMany, failed] = await Promise.all([
    db
      .selectFrom(waiting(0).select('created_at').limit(mostCounted).as('some'))
      .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min('created_at').as('oldest')])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(waiting(1).select('due_at').limit(mostCounted).as('some'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(ofState('failed').select('created_at').limit(mostCounted).as('some'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { waiting: single.total, waitingToMany: toMany.total, failed: failed.total, oldest: single.oldest };
}

/** How many sessions were used since a moment. */
export async function countSessions({ db }: Db, since: string): Promise<number> {
  const { total } = await db
    .selectFrom('sessions')
    .where('last_seen_at', '>=', since)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
