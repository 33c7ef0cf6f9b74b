import type { Router } from 'express';

import {
  endTechnologyUpdates,
  getTechnologyUpdates,
  myTechnologyUpdates,
  topicIds,
} from '#contract/technologies-topics.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findSubscriptions, subscribe, unsubscribe } from './store.ts';

/** "Get updates" of the technology pages (rule topic-updates). */
export function technologyTopicRoutes(router: Router, deps: Deps): void {
  serve(router, deps, myTechnologyUpdates, async (_input, context) => {
    const own = await findSubscriptions(deps.database, sessionOf(context).user.id);
    return { technologyIds: topicIds.filter((id) => own.includes(id)) };
  });

  serve(router, deps, getTechnologyUpdates, async ({ params: { technology } }, context) => {
    const { user } = sessionOf(context);
    await deps.database.write((trx) => subscribe(trx, user.id, technology, deps.now().toISOString()));
    return { technologyId: technology, isSubscribed: true };
  });

  serve(router, deps, endTechnologyUpdates, async ({ params: { technology } }, context) => {
    const { user } = sessionOf(context);
    await deps.database.write((trx) => unsubscribe(trx, user.id, technology));
    return { technologyId: technology, isSubscribed: false };
  });
}
