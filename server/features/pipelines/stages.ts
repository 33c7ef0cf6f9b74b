import { type Stage, type StageOutcome, stageBounds } from '#contract/pipelines-stages.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { changeBoard } from './change-board.ts';
import { appendCards } from './place-store.ts';
import { deleteStage, findStages, insertStages, lastPosition, placeStages, rewriteStage } from './stage-store.ts';

interface StageInput {
  name: string;
  outcome: StageOutcome;
}

/** Adds a stage at the right end. Throws 404 or 403 as boards do, 409 where there are the most stages allowed. */
export function makeStage(deps: Deps, userId: number, pipelineId: number, input: StageInput): Promise<Stage> {
  return changeBoard(deps, userId, pipelineId, async (trx) => {
    if ((await findStages({ db: trx }, pipelineId)).length >= stageBounds.perPipeline) {
      throw new HttpError('conflict', `A pipeline has up to ${stageBounds.perPipeline} stages.`);
    }
    const [answer] = await insertStages(trx, pipelineId, await lastPosition(trx, pipelineId), [input]);
    if (!answer) throw new Error('The stage was not stored');
    return { answer };
  });
}

/** Throws 404 for a stage of another pipeline, 409 if it changed elsewhere since this edition. */
export function editStage(
  deps: Deps,
  userId: number,
  pipelineId: number,
  change: StageInput & { id: number; version: number },
): Promise<Stage> {
  return changeBoard(deps, userId, pipelineId, async (trx) => {
    const stage = (await findStages({ db: trx }, pipelineId)).find(({ id }) => id === change.id);
    if (!stage) throw notFound('stage');
    if (!(await rewriteStage(trx, change))) {
      throw new HttpError('conflict', `This stage was changed elsewhere: it is called “${stage.name}” now.`);
    }
    return { answer: { id: change.id, name: change.name, outcome: change.outcome, version: change.version + 1 } };
  });
}

/** Throws 409 where these are not the stages that the pipeline has. */
export function sortStages(deps: Deps, userId: number, pipelineId: number, ids: readonly number[]): Promise<void> {
  return changeBoard(deps, userId, pipelineId, async (trx) => {
    const stages = new Set((await findStages({ db: trx }, pipelineId)).map(({ id }) => id));
    const named = new Set(ids);
    if (named.size !== ids.length || named.size !== stages.size || ids.some((id) => !stages.has(id))) {
      throw new HttpError('conflict', 'Someone added or removed a stage meanwhile. Please order them again.');
    }
    await placeStages(trx, ids);
    return { answer: undefined };
  });
}

/** Removes a stage; its cards go to the end of `moveTo`. Throws 404 for no stage of this pipeline, 409 for the last. */
export function dropStage(
  deps: Deps,
  userId: number,
  pipelineId: number,
  { id, moveTo }: { id: number; moveTo: number },
): Promise<void> {
  return changeBoard(deps, userId, pipelineId, async (trx) => {
    const stages = await findStages({ db: trx }, pipelineId);
    if (!stages.some((stage) => stage.id === id)) throw notFound('stage');
    if (stages.length === 1) throw new HttpError('conflict', 'A pipeline has at least one stage.');
    if (id === moveTo || !stages.some((stage) => stage.id === moveTo)) {
      throw new HttpError('conflict', 'The stage for its cards is gone. Please choose another.');
    }
    await appendCards(trx, id, moveTo);
    await deleteStage(trx, id);
    return { answer: undefined };
  });
}
