import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The number of rows in one statement, far below the limit of either database. */
const rowsAtOnce = 500;

/** Which of these codes an offer has already, used ones among them. */
export async function findKnownCodes(
  { db }: Pick<Database, 'db'>,
  offerId: number,
  codes: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < codes.length; from += rowsAtOnce) {
    const rows = await db
      .selectFrom('offer_codes')
      .where('offer_id', '=', offerId)
      .where('code', 'in', codes.slice(from, from + rowsAtOnce))
      .select('code')
      .execute();
    for (const { code } of rows) known.add(code);
  }
  return known;
}

/** Adds own codes, to be given in this order. The offer is locked (`lockOffer`). */
export async function insertCodes(trx: Transaction, offerId: number, codes: readonly string[]): Promise<void> {
  for (let from = 0; from < codes.length; from += rowsAtOnce) {
    await trx
      .insertInto('offer_codes')
      .values(codes.slice(from, from + rowsAtOnce).map((code) => ({ offer_id: offerId, code, redemption_id: null })))
      .execute();
  }
  await trx
    .updateTable('offers')
    .set({ codes_left: sql`codes_left + ${codes.length}` })
    .where('id', '=', offerId)
    .execute();
}

/** Replaces the code for all members. */
export async function setSharedCode(trx: Transaction, offerId: number, code: string): Promise<void> {
  await trx.updateTable('offers').set({ shared_code: code }).where('id', '=', offerId).execute();
}

/** The number of own codes an offer has got in all. */
export async function countCodes({ db }: Pick<Database, 'db'>, offerId: number): Promise<number> {
  const { total } = await db
    .selectFrom('offer_codes')
    .where('offer_id', '=', offerId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
