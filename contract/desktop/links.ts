import { paths } from '#contract/kit/paths.ts';

/** The scheme of links into the app: `cardi://network/listings/12` is `/network/listings/12`. */
export const linkScheme = 'cardi';

/** The first path segments of all our pages; the router handles the rest. */
export const ownSections: ReadonlySet<string> = new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''));
