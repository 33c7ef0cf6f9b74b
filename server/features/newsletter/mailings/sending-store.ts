import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The mailings that are due or being sent, the oldest first. */
export function findToSend({ db }: Pick<Database, 'db'>, now: string): Promise<{ id: number }[]> {
  return (
    db
      .selectFrom('mailings')
      // The text of the index's condition.
      .where(sql<boolean>`state in ('scheduled', 'sending')`)
      .where(({ or, eb }) => or([eb('state', '=', 'sending'), eb('scheduled_at', '<=', now)]))
      .select('id')
      .orderBy('id')
      .execute()
  );
}

/** Begins a mailing that is due, unless it was cancelled or has begun. Whoever subscribes from now on does not get it. */
export async function begin(
  trx: Transaction,
  id: number,
  { lastId, now }: { lastId: number; now: string },
): Promise<void> {
  await trx
    .updateTable('mailings')
    .set({ state: 'sending', started_at: now, last_position: lastId, version: sql`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .execute();
}

/** Moves a mailing on after a batch; `endedAt` ends it. */
export async function advance(
  trx: Transaction,
  id: number,
  { position, queued, endedAt }: { position: number; queued: number; endedAt: string | null },
): Promise<void> {
  await trx
    .updateTable('mailings')
    .set({
      position,
      queued: sql`queued + ${queued}`,
      ...(endedAt !== null && { state: 'sent', ended_at: endedAt, version: sql`version + 1` }),
    })
    .where('id', '=', id)
    .execute();
}
