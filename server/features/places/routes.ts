import type { Router } from 'express';

import { suggestPlaces } from '#contract/places.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { placesLike } from '#server/platform/places/suggest.ts';

/** Suggestions for the places of forms (rule places). */
export function placeRoutes(router: Router, deps: Deps): void {
  serve(router, deps, suggestPlaces, async ({ query }) => placesLike(query.q));
}
