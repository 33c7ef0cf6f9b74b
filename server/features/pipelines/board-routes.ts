import type { Router } from 'express';

import { addCard, changeCard, moveCard, pipelinesHolding, removeCard } from '#contract/pipelines-cards.ts';
import { addStage, changeStage, orderStages, removeStage } from '#contract/pipelines-stages.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findHolding } from './card-store.ts';
import { dropCard, editCard, makeCard, shiftCard } from './cards.ts';
import { findPipelines } from './kind.ts';
import { dropStage, editStage, makeStage, sortStages } from './stages.ts';

/** The stages and cards of pipelines (rule pipelines). */
export function boardRoutes(router: Router, deps: Deps): void {
  serve(router, deps, addStage, ({ params: { pipelineId }, body }, context) =>
    makeStage(deps, sessionOf(context).user.id, pipelineId, body),
  );

  serve(router, deps, changeStage, ({ params: { pipelineId, stageId: id }, body }, context) =>
    editStage(deps, sessionOf(context).user.id, pipelineId, { id, ...body }),
  );

  serve(router, deps, orderStages, async ({ params: { pipelineId }, body: { ids } }, context) => {
    await sortStages(deps, sessionOf(context).user.id, pipelineId, ids);
    return { ids };
  });

  serve(router, deps, removeStage, async ({ params: { pipelineId, stageId: id }, body: { moveTo } }, context) => {
    await dropStage(deps, sessionOf(context).user.id, pipelineId, { id, moveTo });
    return { isRemoved: true as const };
  });

  serve(router, deps, pipelinesHolding, async ({ query }, context) => {
    const pipelines = await findPipelines(deps.database, sessionOf(context).user.id);
    return {
      cards: await findHolding(
        deps.database,
        pipelines.map(({ id }) => id),
        query,
      ),
    };
  });

  serve(router, deps, addCard, async ({ params: { pipelineId }, body }, context) => ({
    cardId: await makeCard(context.deps, sessionOf(context).user.id, pipelineId, body),
  }));

  serve(router, deps, moveCard, async ({ params: { pipelineId, cardId: id }, body }, context) => {
    await shiftCard(context.deps, sessionOf(context).user.id, pipelineId, { id, ...body });
    return { stageId: body.to };
  });

  serve(router, deps, changeCard, async ({ params: { pipelineId, cardId: id }, body }, context) => ({
    id,
    version: await editCard(context.deps, sessionOf(context).user.id, pipelineId, { id, ...body }),
  }));

  serve(router, deps, removeCard, async ({ params: { pipelineId, cardId } }, context) => {
    await dropCard(context.deps, sessionOf(context).user.id, pipelineId, cardId);
    return { isRemoved: true as const };
  });
}
