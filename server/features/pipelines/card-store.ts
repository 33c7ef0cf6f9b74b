import { type Selectable, sql } from 'kysely';

import type { CardKind } from '#contract/pipelines-cards.ts';
import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { PipelineCardsTable } from '#server/platform/db/tables/pipelines.ts';

/** A card with the name of the member who added it. */
export interface CardRow extends Selectable<PipelineCardsTable> {
  adder_name: string | null;
  adder_has_profile: 0 | 1;
}

/** All cards of a pipeline, from the top of each stage. */
export function findCards({ db }: Pick<Database, 'db'>, pipelineId: number): Promise<CardRow[]> {
  return db
    .selectFrom('pipeline_cards')
    .leftJoin('users', 'users.id', 'pipeline_cards.added_by')
    .where('pipeline_id', '=', pipelineId)
    .selectAll('pipeline_cards')
    .select([
      sql<string | null>`coalesce(users.full_name, users.username)`.as('adder_name'),
      hasProfile('pipeline_cards.added_by', 'adder_has_profile'),
    ])
    .orderBy('pipeline_cards.position')
    .orderBy('pipeline_cards.id')
    .execute();
}

/** A card of this pipeline, `undefined` where it is on no board or on another. */
export function findCard(trx: Transaction, pipelineId: number, id: number) {
  return trx
    .selectFrom('pipeline_cards')
    .where('pipeline_id', '=', pipelineId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
}

/** The card of a record on this pipeline. */
export function findCardOf(trx: Transaction, pipelineId: number, { kind, id }: { kind: CardKind; id: number }) {
  return trx
    .selectFrom('pipeline_cards')
    .where('pipeline_id', '=', pipelineId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .select('id')
    .executeTakeFirst();
}

/** The cards of a record on these pipelines, with the names of their stages. */
export async function findHolding(
  { db }: Pick<Database, 'db'>,
  pipelineIds: readonly number[],
  { kind, id }: { kind: CardKind; id: number },
): Promise<{ pipelineId: number; cardId: number; stage: string }[]> {
  if (pipelineIds.length === 0) return [];
  return db
    .selectFrom('pipeline_cards')
    .innerJoin('pipeline_stages', 'pipeline_stages.id', 'pipeline_cards.stage_id')
    .where('pipeline_cards.pipeline_id', 'in', pipelineIds)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .select([
      'pipeline_cards.pipeline_id as pipelineId',
      'pipeline_cards.id as cardId',
      'pipeline_stages.name as stage',
    ])
    .execute();
}

export async function insertCard(
  trx: Transaction,
  card: {
    pipelineId: number;
    stageId: number;
    position: number;
    kind: CardKind;
    itemId: number;
    addedBy: number;
    at: string;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('pipeline_cards')
    .values({
      pipeline_id: card.pipelineId,
      stage_id: card.stageId,
      position: card.position,
      kind: card.kind,
      item_id: card.itemId,
      due_on: null,
      noted_by: null,
      added_by: card.addedBy,
      added_at: card.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a member writes on a card, and the edition they saw. */
export interface CardEdition {
  id: number;
  version: number;
  nextStep: string;
  dueOn: string | null;
}

/** Whether the card still had this edition. */
export async function rewriteCard(
  trx: Transaction,
  { id, version, nextStep, dueOn, by }: CardEdition & { by: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pipeline_cards')
    .set({ next_step: nextStep, due_on: dueOn, noted_by: by, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCard(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('pipeline_cards').where('id', '=', id).execute();
}

/** Adds to the number of cards, and marks the board as changed; the pipeline's row is locked. */
export async function changeCount(trx: Transaction, pipelineId: number, by: number, at: string): Promise<void> {
  await trx
    .updateTable('pipelines')
    .set((eb) => ({ cards: eb('cards', '+', by), updated_at: at }))
    .where('id', '=', pipelineId)
    .execute();
}
