import type { Router } from 'express';

import { listPartners } from '#contract/partners.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { listShownPartners } from './store.ts';

/** The partners of the home page (rule home). */
export function partnerRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listPartners, () => listShownPartners(deps.database));
}
