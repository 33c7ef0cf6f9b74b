import type { Router } from 'express';

import { getSite } from '#contract/site.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';

export function siteRoutes(router: Router, deps: Deps): void {
  serve(router, deps, getSite, async () => deps.env.site);
}
