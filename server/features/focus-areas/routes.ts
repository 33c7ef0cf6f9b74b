import type { Router } from 'express';

import { listFocusAreas } from '#contract/focus-areas.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { listAreas } from './store.ts';

export function focusAreaRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listFocusAreas, () => listAreas(deps.database));
}
