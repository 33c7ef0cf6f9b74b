import type { Router } from 'express';

import {
  createPipeline,
  deletePipeline,
  exportPipeline,
  getPipeline,
  listPipelines,
  renamePipeline,
  sharePipeline,
  unsharePipeline,
} from '#contract/pipelines.ts';
import type { Deps } from '#server/deps.ts';
import {
  dropShared,
  endSharing,
  findPeople,
  makeShared,
  renameShared,
  shareWith,
} from '#server/features/sharing/index.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { visiblePipeline } from './access.ts';
import { findCards } from './card-store.ts';
import { sendBoard } from './export.ts';
import { findPipelines, pipelineKind } from './kind.ts';
import { presentCards, presentPipeline } from './presenter.ts';
import { findStages, insertStages, usualStages } from './stage-store.ts';

/** Pipelines, private or shared (rule pipelines). */
export function pipelineRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listPipelines, async (_input, context) => ({
    items: (await findPipelines(database, sessionOf(context).user.id)).map(presentPipeline),
  }));

  serve(router, deps, createPipeline, async ({ body: { name } }, context) =>
    presentPipeline(
      await makeShared(deps, pipelineKind, sessionOf(context).user.id, name, (trx, id) =>
        insertStages(trx, id, 0, usualStages),
      ),
    ),
  );

  serve(router, deps, getPipeline, async ({ params: { id } }, context) => {
    const userId = sessionOf(context).user.id;
    const pipeline = await visiblePipeline(database, userId, id);
    return {
      ...presentPipeline(pipeline),
      sharedWith: await findPeople(database, pipelineKind, id),
      stages: await findStages(database, id),
      board: await presentCards(deps, userId, await findCards(database, id)),
    };
  });

  serve(router, deps, renamePipeline, async ({ params: { id }, body }, context) =>
    presentPipeline(await renameShared(deps, pipelineKind, sessionOf(context).user.id, { id, ...body })),
  );

  serve(router, deps, deletePipeline, async ({ params: { id } }, context) => {
    await dropShared(deps, pipelineKind, sessionOf(context).user.id, id);
    return { isDeleted: true as const };
  });

  serve(router, deps, sharePipeline, async ({ params: { id, memberId }, body: { access } }, context) => {
    await shareWith(deps, pipelineKind, sessionOf(context).user, { id, memberId, access });
    return { access };
  });

  serve(router, deps, unsharePipeline, async ({ params: { id, memberId } }, context) => {
    await endSharing(deps, pipelineKind, sessionOf(context).user.id, { id, memberId });
    return { isShared: false as const };
  });

  serve(router, deps, exportPipeline, async ({ params: { id }, query: { format } }, context) => {
    const pipeline = await visiblePipeline(database, sessionOf(context).user.id, id);
    return sendBoard(deps, context, pipeline, format);
  });
}
