import type { IRoute, Router } from 'express';
import { endpoints } from '#contract/endpoints.ts';
import { mostSpecificFirst } from '#contract/kit/match-path.ts';

/** Sorted once, for all apps of a process. */
const paths = mostSpecificFirst(endpoints.map(({ path }) => path));

const reserved = new WeakMap<Router, ReadonlyMap<string, IRoute>>();

/**
 * Gives each path of the contract its route, `/api/listings/mine` before `/api/listings/:id`, so that features can serve
 * their endpoints in any order. Call it before all features.
 */
export function reserveRoutes(router: Router): void {
  reserved.set(router, new Map(paths.map((path) => [path, router.route(path)])));
}

/** The route of a path of the contract. Throws for any other path. */
export function routeAt(router: Router, path: string): IRoute {
  const route = reserved.get(router)?.get(path);
  if (!route) throw new Error(`${path} is not a path of the contract, or its route was not reserved.`);
  return route;
}
