import { addStage, changeStage, orderStages, removeStage, type Stage } from '#contract/pipelines-stages.ts';
import { call } from '#src/lib/api-client.ts';
import { useChange } from './api.ts';

type StageInput = Pick<Stage, 'name' | 'outcome'>;
const paramsOf = (pipelineId: number, stageId: number) => ({
  pipelineId: String(pipelineId),
  stageId: String(stageId),
});

/** Stores a stage: a new one, or the change of one in this edition. */
export const useSaveStage = (pipelineId: number, stage?: Stage) =>
  useChange((body: StageInput) =>
    stage
      ? call(changeStage, { params: paramsOf(pipelineId, stage.id), body: { ...body, version: stage.version } })
      : call(addStage, { params: { pipelineId: String(pipelineId) }, body }),
  );

export const useOrderStages = (pipelineId: number) =>
  useChange((ids: number[]) => call(orderStages, { params: { pipelineId: String(pipelineId) }, body: { ids } }));

export const useRemoveStage = (pipelineId: number, stage: Stage) =>
  useChange((moveTo: number) => call(removeStage, { params: paramsOf(pipelineId, stage.id), body: { moveTo } }));
