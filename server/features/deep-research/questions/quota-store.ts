import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import { deleteInSteps } from '#server/platform/db/delete-in-steps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/**
 * Counts a question of a member's on a day; `false`, and nothing is counted, when there have been `limit` already (`null`: no
 * limit). The
 * member's row stays locked until the transaction ends, so that two processes cannot go beyond the limit together.
 */
export async function countQuestion(
  trx: Transaction,
  userId: number,
  day: string,
  limit: number | null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('research_days')
    .values({ user_id: userId, day, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ asked: eb('research_days.asked', '+', 1) }))
        .where((where) => (limit === null ? where.lit(true) : where('research_days.asked', '<', limit))),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many questions a member has asked on a day. */
export async function askedOn({ db }: Pick<Database, 'db'>, userId: number, day: string): Promise<number> {
  const row = await db
    .selectFrom('research_days')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select('asked')
    .executeTakeFirst();
  return row?.asked ?? 0;
}

/** Deletes the counts of days before `day`. */
export async function deleteDaysBefore(database: Pick<Database, 'dialect' | 'write'>, day: string): Promise<void> {
  await deleteInSteps(database, 'research_days', sql<boolean>`day < ${day}`);
  await deleteInSteps(database, 'research_model_days', sql<boolean>`day < ${day}`);
}
