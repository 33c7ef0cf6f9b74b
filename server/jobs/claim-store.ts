import type { Transaction } from '#server/db/schema.ts';

/** Claims a piece of work until `until`; `false` while another's claim lasts. */
export async function claim(trx: Transaction, name: string, now: string, until: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('job_claims')
    .values({ name, claimed_until: until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ claimed_until: until }).where('job_claims.claimed_until', '<=', now),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives a claim back, unless it has run out and is somebody else's by now. */
export async function release(trx: Transaction, name: string, now: string, until: string): Promise<void> {
  await trx
    .updateTable('job_claims')
    .set({ claimed_until: now })
    .where('name', '=', name)
    .where('claimed_until', '=', until)
    .execute();
}
