import { by, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const aPipeline = by(owned.aPipeline);
const aMemberOfIt = (input: object) => by(owned.aPipeline, ({ memberId = '' }) => ({ params: { memberId }, ...input }));
const aStage = (bodyOf: (more: Record<string, string>) => object) =>
  by(owned.aPipeline, (more) => ({
    params: { pipelineId: more.pipelineId ?? '', stageId: more.stageId ?? '' },
    body: bodyOf(more),
  }));
const aCard = (bodyOf: (more: Record<string, string>) => object) =>
  by(owned.aPipeline, (more) => ({
    params: { pipelineId: more.pipelineId ?? '', cardId: more.cardId ?? '' },
    body: bodyOf(more),
  }));

export const rules: ObjectRules = {
  'pipelines.holding': {
    ownRow: async (app) => {
      const { owner, more } = await owned.aPipeline(app);
      return { owner, input: { query: { kind: 'member', id: more?.ownerId ?? '' } } };
    },
  },
  'pipelines.get': { owned: aPipeline },
  'pipelines.rename': { owned: by(owned.aPipeline, () => ({ body: { name: 'Mine now', version: 1 } })) },
  'pipelines.delete': { owned: aPipeline },
  'pipelines.share': { owned: aMemberOfIt({ body: { access: 'edit' } }) },
  'pipelines.unshare': { owned: aMemberOfIt({}) },
  'pipelines.export': { owned: by(owned.aPipeline, () => ({ query: { format: 'csv' } })) },
  'pipelines.addStage': {
    owned: by(owned.aPipeline, ({ pipelineId = '' }) => ({
      params: { pipelineId },
      body: { name: 'Mine now', outcome: 'open' },
    })),
  },
  'pipelines.changeStage': { owned: aStage(() => ({ name: 'Mine now', outcome: 'open', version: 1 })) },
  'pipelines.orderStages': {
    owned: by(owned.aPipeline, ({ pipelineId = '', stageIds = '' }) => ({
      params: { pipelineId },
      body: { ids: stageIds.split(',').map(Number).toReversed() },
    })),
  },
  'pipelines.removeStage': { owned: aStage(({ otherStageId }) => ({ moveTo: Number(otherStageId) })) },
  'pipelines.addCard': {
    owned: by(owned.aPipeline, ({ pipelineId = '', memberId }) => ({
      params: { pipelineId },
      body: { kind: 'member', id: Number(memberId) },
    })),
  },
  'pipelines.moveCard': {
    owned: aCard(({ stageId, otherStageId }) => ({
      from: Number(stageId),
      to: Number(otherStageId),
      after: null,
    })),
  },
  'pipelines.changeCard': { owned: aCard(() => ({ nextStep: 'Mine now', dueOn: null, version: 1 })) },
  'pipelines.removeCard': {
    owned: by(owned.aPipeline, ({ pipelineId = '', cardId = '' }) => ({ params: { pipelineId, cardId } })),
  },
};
