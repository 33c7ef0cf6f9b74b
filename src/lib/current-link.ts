import { matchRoutes } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';

/** The path of a page as the router knows it, with its parameters: `/network/companies/:id`. */
export type PagePath = (typeof paths)[keyof typeof paths];

interface NavigationPlace {
  to: string;
  /** The pages at which this link is the current one. */
  pages: readonly PagePath[];
}

const routes = Object.values(paths).map((path) => ({ path }));

/**
 * The link of a navigation that stands for an address: the one that leads to it, else the one that names its page.
 * `undefined` if no link does.
 */
export function currentLink<Place extends NavigationPlace>(
  places: readonly Place[],
  pathname: string,
): Place | undefined {
  const exact = places.find(({ to }) => to === pathname);
  if (exact) return exact;
  const page = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return places.find(({ pages }) => pages.some((path) => path === page));
}
