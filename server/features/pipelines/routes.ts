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
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { visiblePipeline } from './access.ts';
import { findCards } from './card-store.ts';
import { sendBoard } from './export.ts';
import { findPeople } from './people-store.ts';
import { presentCards, presentPipeline } from './presenter.ts';
import { changeName, dropPipeline, makePipeline } from './service.ts';
import { endSharing, shareWith } from './sharing.ts';
import { findStages } from './stage-store.ts';
import { findPipelines } from './store.ts';

/** Pipelines, private or shared (rule pipelines). */
export function pipelineRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listPipelines, async (_input, context) => ({
    items: (await findPipelines(database, sessionOf(context).user.id)).map(presentPipeline),
  }));

  serve(router, deps, createPipeline, ({ body: { name } }, context) =>
    makePipeline(deps, sessionOf(context).user.id, name),
  );

  serve(router, deps, getPipeline, async ({ params: { id } }, context) => {
    const userId = sessionOf(context).user.id;
    const pipeline = await visiblePipeline(database, userId, id);
    const people = await findPeople(database, id);
    return {
      ...presentPipeline(pipeline),
      sharedWith: people.map(({ user_id, name, access, has_profile }) => ({
        member: { id: user_id, name, hasProfile: has_profile === 1 },
        access,
      })),
      stages: await findStages(database, id),
      board: await presentCards(deps, userId, await findCards(database, id)),
    };
  });

  serve(router, deps, renamePipeline, ({ params: { id }, body }, context) =>
    changeName(deps, sessionOf(context).user.id, { id, ...body }),
  );

  serve(router, deps, deletePipeline, async ({ params: { id } }, context) => {
    await dropPipeline(deps, sessionOf(context).user.id, id);
    return { isDeleted: true as const };
  });

  serve(router, deps, sharePipeline, async ({ params: { id, memberId }, body: { access } }, context) => {
    await shareWith(deps, sessionOf(context).user, id, { memberId, access });
    return { access };
  });

  serve(router, deps, unsharePipeline, async ({ params: { id, memberId } }, context) => {
    await endSharing(deps, sessionOf(context).user.id, id, memberId);
    return { isShared: false as const };
  });

  serve(router, deps, exportPipeline, async ({ params: { id }, query: { format } }, context) => {
    const pipeline = await visiblePipeline(database, sessionOf(context).user.id, id);
    return sendBoard(deps, context, pipeline, format);
  });
}
