import type { Transaction } from '#server/platform/db/schema.ts';

/** How far the clocks of two processes may differ before one treats the other's as wrong (milliseconds). */
export const clockMargin = 60_000;

/** A time in the past for every clock. */
const longAgo = new Date(0).toISOString();

/**
 * Claims a piece of work until `until`; `false` while another's claim lasts. One that would
 * last longer than a claim can was made before the clock was set back, and counts for nothing.
 */
export async function claim(trx: Transaction, name: string, now: string, until: string): Promise<boolean> {
  const latest = new Date(Date.parse(until) + clockMargin).toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('job_claims')
    .values({ name, claimed_until: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ claimed_until: until })
        .where((is) => is.or([is('job_claims.claimed_until', '<=', now), is('job_claims.claimed_until', '>', latest)])),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Releases a claim, unless it has expired and belongs to another process by now. */
export async function release(trx: Transaction, name: string, until: string): Promise<void> {
  await trx
    .updateTable('job_claims')
    .set({ claimed_until: longAgo })
    .where('name', '=', name)
    .where('claimed_until', '=', until)
    .execute();
}
