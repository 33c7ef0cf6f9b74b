import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import { deleteInSteps } from '#server/platform/db/delete-in-steps.ts';
import { clockMargin } from '#server/platform/jobs/claim-store.ts';

/**
 * Counts one hit on `key` and returns how many its window has by now and when the window ends (Unix
 * milliseconds). One statement, so processes that share a database share the count.
 */
export async function countHit(
  { db }: Database,
  key: string,
  now: number,
  windowMs: number,
): Promise<{ hits: number; resetsAt: number }> {
  // A window that ends later than possible was begun before the clock was set back.
  const isOver = sql`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${now + windowMs + clockMargin})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, hits: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetsAt: row.resets_at };
}

/** Clears the hits on a key. */
export async function clearHits({ db }: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Removes windows that have ended. */
export async function deleteEndedWindows(database: Database, now: number): Promise<void> {
  await deleteInSteps(database, 'rate_limits', sql<boolean>`resets_at <= ${now}`);
}
