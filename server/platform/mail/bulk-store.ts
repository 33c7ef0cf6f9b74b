import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/schema.ts';

/** How many emails to many wait, up to `most`. */
export async function countBulk(trx: Transaction, most: number): Promise<number> {
  const some = trx
    .selectFrom('outbox')
    .where('status', '=', sql.lit('waiting'))
    .where('is_bulk', '=', sql.lit(1))
    .select('id')
    .limit(most)
    .as('some');
  const { total } = await trx
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Deletes emails to many whose origin begins like this, if they wait and are not being sent; returns how many. */
export async function withdrawBulk(trx: Transaction, origin: string): Promise<number> {
  const { numDeletedRows } = await withdrawal(trx, `${origin}%`).executeTakeFirst();
  return Number(numDeletedRows);
}

/** The same for a pattern of `like`; returns their origins. */
export async function withdrawBulkAbout(trx: Transaction, pattern: string): Promise<string[]> {
  const rows = await withdrawal(trx, pattern).returning('origin').execute();
  return rows.flatMap(({ origin }) => origin ?? []);
}

const withdrawal = (trx: Transaction, pattern: string) =>
  trx
    .deleteFrom('outbox')
    .where('status', '=', sql.lit('waiting'))
    .where('is_bulk', '=', sql.lit(1))
    .where('origin', 'like', pattern)
    // Those with an attempt may be on their way at this moment.
    .where(({ or, eb }) => or([eb('attempts', '=', 0), eb('last_error', 'is not', null)]));
