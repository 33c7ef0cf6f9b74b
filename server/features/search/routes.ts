import type { Router } from 'express';

import { hitsPerGroup, searchEverything, searchKinds } from '#contract/search.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/route.ts';
import { findHits } from './find-hits.ts';

/** The search palette: everything at once, each kind through its own index. */
export function searchRoutes(router: Router, deps: Deps): void {
  serve(router, deps, searchEverything, async ({ query }) => {
    const groups = await Promise.all(
      searchKinds.map(async (kind) => {
        return { kind, hits: await findHits(deps.database, kind, query.q, hitsPerGroup, deps.now()) };
      }),
    );
    return { groups: groups.filter(({ hits }) => hits.length > 0) };
  });
}
