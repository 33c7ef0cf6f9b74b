import express, { type IRoute, type Router } from 'express';
import { endpoints } from '#contract/endpoints.ts';
import { mostSpecificFirst } from '#contract/kit/match-path.ts';

/** Sorted once, for all apps of a process. */
const paths = mostSpecificFirst(endpoints.map(({ path }) => path));

const reserved = new WeakMap<Router, ReadonlyMap<string, IRoute>>();

/**
 * Gives each path of the contract its route, `/api/listings/mine` before `/api/listings/:id`, so that features can serve
 * their endpoints in any order. Call it before all features. A request is compared with the paths of its section only, not
 * with hundreds, and one for a page or a file with none.
 */
export function reserveRoutes(router: Router): void {
  const sections = new Map<string, Router>();
  const routeOf = (path: string): IRoute => {
    const section = sections.get(sectionOf(path)) ?? express.Router();
    sections.set(sectionOf(path), section);
    return section.route(path);
  };
  reserved.set(router, new Map(paths.map((path) => [path, routeOf(path)])));
  router.use((req, res, next) => {
    const section = sections.get(sectionOf(req.path));
    return section ? section(req, res, next) : next();
  });
}

/** The fixed beginning of a path, such as `/api/listings`; Express takes capital letters, too. */
const sectionOf = (path: string): string => path.split('/', 3).join('/').toLowerCase();

/** The route of a path of the contract. Throws for any other path. */
export function routeAt(router: Router, path: string): IRoute {
  const route = reserved.get(router)?.get(path);
  if (!route) throw new Error(`${path} is not a path of the contract, or its route was not reserved.`);
  return route;
}
