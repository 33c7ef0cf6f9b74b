import type { Stage, StageOutcome } from '#contract/pipelines-stages.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The stages of a new pipeline. */
export const usualStages = [
  { name: 'To look at', outcome: 'open' },
  { name: 'In contact', outcome: 'open' },
  { name: 'Due diligence', outcome: 'open' },
  { name: 'Won', outcome: 'won' },
  { name: 'Passed', outcome: 'passed' },
] as const;

const columns = ['id', 'name', 'outcome', 'version'] as const;

/** The stages of a pipeline, from left to right. */
export function findStages({ db }: Pick<Database, 'db'>, pipelineId: number): Promise<Stage[]> {
  return db
    .selectFrom('pipeline_stages')
    .where('pipeline_id', '=', pipelineId)
    .select(columns)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds stages behind `position`, which is the place of the last one. */
export async function insertStages(
  trx: Transaction,
  pipelineId: number,
  position: number,
  stages: readonly { name: string; outcome: StageOutcome }[],
): Promise<Stage[]> {
  return trx
    .insertInto('pipeline_stages')
    .values(stages.map((stage, index) => ({ ...stage, pipeline_id: pipelineId, position: position + index + 1 })))
    .returning(columns)
    .execute();
}

/** The place of the last stage. */
export async function lastPosition(trx: Transaction, pipelineId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('pipeline_stages')
    .where('pipeline_id', '=', pipelineId)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Whether the stage still had this edition. */
export async function rewriteStage(
  trx: Transaction,
  { id, version, name, outcome }: { id: number; version: number; name: string; outcome: StageOutcome },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pipeline_stages')
    .set({ name, outcome, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the stages the places in which they are named. */
export async function placeStages(trx: Transaction, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await trx
      .updateTable('pipeline_stages')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

export async function deleteStage(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('pipeline_stages').where('id', '=', id).execute();
}
