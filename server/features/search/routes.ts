import type { Router } from 'express';
import { searchKinds } from '#contract/items.ts';
import { byDistance } from '#contract/kit/search-rank.ts';
import { hitsPerGroup, searchEverything } from '#contract/search.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { findHits } from '#server/platform/search/find-hits.ts';

/** The search palette: searches all kinds at once, each through its own index. */
export function searchRoutes(router: Router, deps: Deps): void {
  serve(router, deps, searchEverything, async ({ query }) => {
    const groups = await Promise.all(
      searchKinds.map(async (kind) => {
        return { kind, hits: await findHits(deps, kind, query.q, hitsPerGroup, deps.now()) };
      }),
    );
    return {
      groups: groups
        // The group with the closest title comes first, as the most likely target.
        .flatMap(({ kind, hits }) => hits.slice(0, 1).map(({ distance }) => ({ kind, hits, distance })))
        .toSorted(byDistance)
        .map(({ kind, hits }) => ({ kind, hits: hits.map(({ hit }) => hit) })),
    };
  });
}
