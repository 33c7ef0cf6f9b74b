import type { Router } from 'express';

import { lastEventHeader, lastEventId, openStream } from '#contract/live.ts';
import type { Deps } from '#server/deps.ts';
import { sessionByHash } from '#server/features/accounts/index.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { createPresence } from './presence/keeper.ts';
import { presenceRoutes } from './presence/routes.ts';

/** The stream of a member, until it is closed, and who is online meanwhile. */
export function liveRoutes(router: Router, deps: Deps): void {
  const presence = createPresence(deps);
  presenceRoutes(router, deps, presence);

  serve(router, deps, openStream, async (_input, context) => {
    const { user, tokenHash } = sessionOf(context);
    const lastId = context.req.get(lastEventHeader);
    const parsed = lastEventId.optional().safeParse(lastId);
    if (!parsed.success) throw invalidInput({ [lastEventHeader]: parsed.error.issues[0]?.message ?? '' });
    const stands = async () => (await sessionByHash(deps, tokenHash)) !== null;
    const leave = presence.arrive(user.id);
    try {
      await deps.live.serve({ userId: user.id, stands, lastId, res: context.res });
    } finally {
      leave();
    }
    return '';
  });
}
