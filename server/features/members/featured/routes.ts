import type { Router } from 'express';

import { getFeaturedTurn, listFeaturedMembers, setTakesPart } from '#contract/members-featured.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { presentMember } from '../presenter.ts';
import { findFeatured, findTurn, setTakesTurns } from './store.ts';

/** The featured row of the directory, and the caller's turn in it (rule featured-members). */
export function featuredRoutes(router: Router, deps: Deps): void {
  const { database, now } = deps;

  serve(router, deps, listFeaturedMembers, async (_input, { session }) => {
    const [rows, areas] = await Promise.all([
      findFeatured(database, { viewerId: session?.user.id ?? null, now: now() }),
      listAreas(database),
    ]);
    return { items: rows.map((row) => presentMember(row, areas)) };
  });

  serve(router, deps, getFeaturedTurn, (_input, context) => findTurn(database, sessionOf(context).user.id, now()));

  serve(router, deps, setTakesPart, async ({ body: { takesPart } }, context) => {
    const { user } = sessionOf(context);
    await database.write((trx) => setTakesTurns(trx, user.id, takesPart));
    return findTurn(database, user.id, now());
  });
}
