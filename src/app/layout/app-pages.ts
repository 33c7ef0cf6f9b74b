import { matchPath } from 'react-router-dom';

import { publicPages } from '#contract/kit/pages/public.ts';
import { readingPages } from '#contract/kit/pages/reading.ts';
import { paths } from '#contract/kit/paths.ts';

/** The pages about the network and those to read. */
const publicPaths = Object.values({ ...publicPages, ...readingPages }).map(({ path }) => path);

/** Whether members work at a page, instead of reading it: it has a slim footer for them. They have a home of their own. */
export function isAppPage(pathname: string): boolean {
  return pathname === paths.home || !publicPaths.some((path) => matchPath(path, pathname));
}
