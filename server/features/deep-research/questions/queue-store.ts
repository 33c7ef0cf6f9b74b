import { type Kysely, sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { QuestionRow } from './store.ts';

/**
 * Claims the next question for a run until `until`: first one whose run has died, then those of professionals, then all
 * others, each in the order in which they were asked. `undefined` when nothing waits.
 */
export async function claimNext(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  { claim, now, until }: { claim: string; now: string; until: string },
): Promise<QuestionRow | undefined> {
  const take = async (find: typeof abandoned | typeof queued) => {
    const next = find(trx, now).limit(1);
    return (
      trx
        .updateTable('research_questions')
        .set((eb) => ({ status: 'working', claim, claimed_until: until, tries: eb('tries', '+', 1) }))
        // On PostgreSQL two processes take two questions instead of waiting for the same one.
        .where('id', '=', dialect === 'postgres' ? next.forUpdate().skipLocked() : next)
        .returningAll()
        .executeTakeFirst()
    );
  };
  return (await take(abandoned)) ?? (await take(queued));
}

/** The questions whose run has died. The literals let the databases use the partial indexes. */
export function abandoned(db: Kysely<Schema>, now: string) {
  return db
    .selectFrom('research_questions')
    .where(sql<boolean>`status = 'working'`)
    .where('claimed_until', '<=', now)
    .orderBy('claimed_until')
    .select('id');
}

/** The questions that wait, in their order. */
export function queued(db: Kysely<Schema>, _now: string) {
  return db
    .selectFrom('research_questions')
    .where(sql<boolean>`status = 'queued'`)
    .orderBy('is_first', 'desc')
    .orderBy('id')
    .select('id');
}
