import { paths } from '#contract/kit/paths.ts';

/** The scheme of links into the app: `cardi://network/listings/12` is `/network/listings/12`. */
export const linkScheme = 'cardi';

/** First segments of all our pages; what stands behind them is for the router to know. */
export const ownSections: ReadonlySet<string> = new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''));
