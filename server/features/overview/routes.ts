import type { Router } from 'express';
import { minute } from '#contract/kit/durations.ts';

import { changeDays, getOverview, getTrends, type Overview } from '#contract/overview.ts';
import type { Deps } from '#server/deps.ts';
import { readingAside } from '#server/platform/db/reading-aside.ts';
import { serve } from '#server/platform/http/route.ts';
import { countFigures } from './figures-store.ts';
import { trendsOf } from './trends.ts';
import { countWaiting } from './waiting-store.ts';

/** The first page of the admin area: tasks, the size of the network, and its use. */
export function overviewRoutes(router: Router, deps: Deps): void {
  const figures = keptForAMinute(deps);

  serve(router, deps, getOverview, async () => {
    const [waiting, counted] = await Promise.all([countWaiting(deps.database, deps.now()), figures()]);
    return { waiting, ...counted };
  });

  serve(router, deps, getTrends, ({ query }) => trendsOf(readingAside(deps), query.range ?? '30d'));
}

type Counted = Pick<Overview, 'figures' | 'countedAt'>;

/** The figures, recounted once a minute at most: in a large network that reads whole indexes. */
function keptForAMinute(deps: Pick<Deps, 'database' | 'now'>): () => Promise<Counted> {
  let kept: { at: number; counted: Promise<Counted> } | undefined;
  return () => {
    const now = deps.now().getTime();
    if (kept && now - kept.at < minute) return kept.counted;
    const countedAt = new Date(now).toISOString();
    const since = new Date(now - changeDays * 24 * 60 * minute).toISOString();
    const counted = countFigures(deps.database.aside, since, countedAt).then((figures) => ({ figures, countedAt }));
    kept = { at: now, counted };
    // A failure is not cached.
    counted.catch(() => {
      kept = undefined;
    });
    return counted;
  };
}
