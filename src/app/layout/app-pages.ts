import { matchPath } from 'react-router-dom';

import { publicPages } from '#contract/kit/pages/public.ts';
import { readingPages } from '#contract/kit/pages/reading.ts';

/** The pages about the network and those to read. */
const publicPaths = Object.values({ ...publicPages, ...readingPages }).map(({ path }) => path);

/** Whether members work at a page, instead of reading it: it has a slim footer for them. */
export function isAppPage(pathname: string): boolean {
  return !publicPaths.some((path) => matchPath(path, pathname));
}
