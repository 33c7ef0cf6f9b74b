import type { Selectable } from 'kysely';

import { type CardKind, cardBounds } from '#contract/pipelines-cards.ts';
import type { TimelineAction } from '#contract/timelines.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { PipelineCardsTable } from '#server/platform/db/tables/pipelines.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { findItem } from '#server/platform/records/records.ts';
import { recordDone } from '#server/platform/timelines/store.ts';
import { type CardEdition, deleteCard, findCard, findCardOf, insertCard, rewriteCard } from './card-store.ts';
import { changeBoard } from './change-board.ts';
import { endOf, placeCard } from './place-store.ts';
import { findStages } from './stage-store.ts';

/**
 * Puts a record at the end of the first stage and returns its card; a record that is on the board stays where it is.
 * Throws 404 for a board or record that the member cannot see, 403 where they may only look, 409 where the board is full.
 */
export async function makeCard(
  deps: Deps,
  userId: number,
  pipelineId: number,
  record: { kind: CardKind; id: number },
): Promise<number> {
  await findItem(deps, record.kind, record.id, userId, deps.now());
  return changeBoard(deps, userId, pipelineId, async (trx, { cards }) => {
    const present = await findCardOf(trx, pipelineId, record);
    if (present) return { answer: present.id };
    if (cards >= cardBounds.perPipeline) {
      throw new HttpError('conflict', `A pipeline holds up to ${cardBounds.perPipeline} cards. This one is full.`);
    }
    const [first] = await findStages({ db: trx }, pipelineId);
    if (!first) throw new Error('A pipeline without a stage');
    const at = deps.now().toISOString();
    const answer = await insertCard(trx, {
      pipelineId,
      stageId: first.id,
      position: await endOf(trx, first.id),
      kind: record.kind,
      itemId: record.id,
      addedBy: userId,
      at,
    });
    await recordDone(trx, { records: [record], actorId: userId, action: 'carded', detail: first.name, pipelineId, at });
    return { answer, more: 1 };
  });
}

/**
 * Moves a card. Throws 404 for a card of another board, 409 where someone else moved it out of `from` meanwhile or the
 * stage `to` is gone: the first of two moves stands, and the second member is told where the card is.
 */
export function shiftCard(
  deps: Deps,
  userId: number,
  pipelineId: number,
  { id, from, to, after }: { id: number; from: number; to: number; after: number | null },
): Promise<void> {
  return changeBoard(deps, userId, pipelineId, async (trx) => {
    const card = await findCard(trx, pipelineId, id);
    if (!card) throw notFound('card');
    const stages = await findStages({ db: trx }, pipelineId);
    if (card.stage_id !== from) {
      const now = stages.find((stage) => stage.id === card.stage_id)?.name ?? '';
      throw new HttpError('conflict', `Someone moved this card meanwhile: it is in “${now}” now.`);
    }
    const next = stages.find((stage) => stage.id === to);
    if (!next) {
      throw new HttpError('conflict', 'Someone removed this stage meanwhile. The card stays where it was.');
    }
    await placeCard(trx, { id, to, after });
    // Another place in the same stage is no news.
    if (to !== from) await recordStep(deps, trx, { userId, card, action: 'moved', detail: next.name });
    return { answer: undefined };
  });
}

/** Throws 404 for a card of another board, 409 if its next step or date changed elsewhere since this edition. */
export function editCard(deps: Deps, userId: number, pipelineId: number, change: CardEdition): Promise<number> {
  return changeBoard(deps, userId, pipelineId, async (trx) => {
    const card = await findCard(trx, pipelineId, change.id);
    if (!card) throw notFound('card');
    if (!(await rewriteCard(trx, { ...change, by: userId }))) {
      throw new HttpError('conflict', 'Someone changed this card meanwhile. Please close and open it again.');
    }
    const { nextStep, dueOn } = change;
    const detail = [nextStep, ...(dueOn === null ? [] : [`due on ${dueOn}`])].filter((part) => part !== '').join(', ');
    await recordStep(deps, trx, { userId, card, action: 'next-step', detail });
    return { answer: change.version + 1 };
  });
}

/** Takes a card off; one that is not there changes nothing. */
export function dropCard(deps: Deps, userId: number, pipelineId: number, id: number): Promise<void> {
  return changeBoard(deps, userId, pipelineId, async (trx) => {
    const card = await findCard(trx, pipelineId, id);
    if (!card) return { answer: undefined };
    await deleteCard(trx, id);
    await recordStep(deps, trx, { userId, card, action: 'uncarded' });
    return { answer: undefined, more: -1 };
  });
}

/** Writes what a member did with a card into the timeline of its record. */
function recordStep(
  deps: Deps,
  trx: Transaction,
  {
    userId,
    card,
    action,
    detail = '',
  }: {
    userId: number;
    card: Pick<Selectable<PipelineCardsTable>, 'kind' | 'item_id' | 'pipeline_id'>;
    action: TimelineAction;
    detail?: string;
  },
): Promise<void> {
  return recordDone(trx, {
    records: [{ kind: card.kind, id: card.item_id }],
    actorId: userId,
    action,
    detail,
    pipelineId: card.pipeline_id,
    at: deps.now().toISOString(),
  });
}
