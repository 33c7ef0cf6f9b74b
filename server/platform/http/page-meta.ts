import { fullTitle, type PageMeta, staticPages } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { createHeadFinder } from '../records/page-head.ts';

const staticMeta: Record<string, PageMeta> = staticPages;

/** Finds the title of a path's page; `null` when there is no such page, which is then a 404. */
export function createPageMeta(deps: Pick<Deps, 'database' | 'features' | 'now'>) {
  const findHead = createHeadFinder(deps);
  return async (path: string): Promise<PageMeta | null> =>
    staticMeta[path.length > 1 ? path.replace(/\/$/, '') : path] ?? findHead(deps.database, path, deps.now());
}

/** Head of a page as HTML: title, description, canonical address and the tags link previews read. */
export function headTags(deps: Pick<Deps, 'env' | 'baseUrl'>, path: string, meta: PageMeta | null): string {
  const { productName } = deps.env.site;
  const title = fullTitle(meta?.title ?? '404 Page Not Found', deps.env.site);
  const address = `${deps.baseUrl()}${path}`;
  const tags = [
    `<title>${escape(title)}</title>`,
    ...(meta ? [`<meta name="description" content="${escape(meta.description)}">`] : []),
    ...(!meta || meta.isPrivate ? ['<meta name="robots" content="noindex">'] : []),
  ];
  if (!meta) return tags.join('');
  return [
    ...tags,
    `<link rel="canonical" href="${escape(address)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(productName)}">`,
    `<meta property="og:title" content="${escape(meta.title)}">`,
    `<meta property="og:description" content="${escape(meta.description)}">`,
    `<meta property="og:url" content="${escape(address)}">`,
    `<meta property="og:image" content="${escape(`${deps.baseUrl()}/social.png`)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
