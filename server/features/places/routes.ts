import type { Router } from 'express';

import { listCities, suggestPlaces } from '#contract/places.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { cityOf, placesLike } from '#server/platform/places/suggest.ts';

/** Suggestions for the places of forms, and names of cities that filters have by their numbers (rule places). */
export function placeRoutes(router: Router, deps: Deps): void {
  serve(router, deps, suggestPlaces, async ({ query }) => placesLike(query.q));

  serve(router, deps, listCities, async ({ query }) => query.ids.flatMap((id) => cityOf(Number(id)) ?? []));
}
