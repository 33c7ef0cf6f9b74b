import { sql } from 'kysely';

import type { StageOutcome } from '#contract/pipelines-stages.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The days of next steps, the first and the last of them. */
interface Days {
  from: string;
  to: string;
}

/** A card whose day has come, and of which nobody was reminded yet. */
interface DueCard {
  id: number;
  noted_by: number | null;
  owner_id: number;
  outcome: StageOutcome;
}

function dueCards({ db }: Pick<Database, 'db'>, { from, to }: Days) {
  return db
    .selectFrom('pipeline_cards')
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .where(sql<boolean>`(reminded_on is null or reminded_on <> due_on)`);
}

/** A pipeline with such cards, or `undefined`. */
export async function findPipelineDue(database: Pick<Database, 'db'>, days: Days): Promise<number | undefined> {
  const row = await dueCards(database, days).select('pipeline_id').limit(1).executeTakeFirst();
  return row?.pipeline_id;
}

/** The cards of a pipeline whose day has come; its row is locked. */
export function findDueCards(trx: Transaction, pipelineId: number, days: Days): Promise<DueCard[]> {
  return dueCards({ db: trx }, days)
    .innerJoin('pipelines', 'pipelines.id', 'pipeline_cards.pipeline_id')
    .innerJoin('pipeline_stages', 'pipeline_stages.id', 'pipeline_cards.stage_id')
    .where('pipeline_cards.pipeline_id', '=', pipelineId)
    .select(['pipeline_cards.id', 'pipeline_cards.noted_by', 'pipelines.owner_id', 'pipeline_stages.outcome'])
    .orderBy('pipeline_cards.id')
    .execute();
}

/** Nobody is reminded of these days again. */
export async function markReminded(trx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('pipeline_cards')
    .set((eb) => ({ reminded_on: eb.ref('due_on') }))
    .where('id', 'in', ids)
    .execute();
}
