import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';

type Db = Pick<Database, 'db'>;

/** How many emails wait, how many were given up, and the age of the oldest that waits. */
export async function countOutbox({ db }: Db): Promise<{ waiting: number; failed: number; oldest: string | null }> {
  const ofState = (state: 'waiting' | 'failed') => db.selectFrom('outbox').where('status', '=', sql.lit(state));
  const [waiting, failed] = await Promise.all([
    ofState('waiting')
      .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min('created_at').as('oldest')])
      .executeTakeFirstOrThrow(),
    ofState('failed')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { waiting: waiting.total, failed: failed.total, oldest: waiting.oldest };
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
