import type { Router } from 'express';

import { getPresence, type Presence, sharePresence } from '#contract/live-presence.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { type PresenceKeeper, tellConnections } from './keeper.ts';
import { expiryAt, findOnlineTo, findSharing, removePresence, setSharesPresence } from './store.ts';

/** Which connections of a member are online, and whether they see that the member is (rule presence). */
export function presenceRoutes(router: Router, deps: Deps, keeper: PresenceKeeper): void {
  const { database, now } = deps;

  async function presenceFor(userId: number): Promise<Presence> {
    const isShared = (await findSharing(database, [userId])).length > 0;
    return { isShared, online: isShared ? await findOnlineTo(database, [userId], expiryAt(now())) : [] };
  }

  serve(router, deps, getPresence, (_input, context) => presenceFor(sessionOf(context).user.id));

  serve(router, deps, sharePresence, async ({ body: { isShared } }, context) => {
    const { id } = sessionOf(context).user;
    await database.write(async (trx) => {
      // Afterwards nobody is found who could be told.
      if (!isShared) await tellConnections(trx, { ids: [id], at: now() });
      if (!(await setSharesPresence(trx, id, isShared))) return;
      if (!isShared) await removePresence(trx, id);
      // Other pages of the caller.
      await tellLive(trx, [id], { kind: 'presence' });
    });
    if (isShared) await keeper.say([id]);
    return presenceFor(id);
  });
}
