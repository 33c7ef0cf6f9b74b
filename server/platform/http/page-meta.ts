import { describedPages } from '#contract/kit/page-descriptions.ts';
import { fullTitle } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { previewPath } from '../link-previews/serve-previews.ts';
import { createHeadFinder, type RecordHead } from '../records/page-head.ts';
import { structuredScript } from '../records/structured-data.ts';
import { feedLinks } from './feed-links.ts';

const staticMeta: Record<string, RecordHead> = describedPages;

/** Finds the head of a path's page; `null` when there is no such page, which is then a 404. */
export function createPageMeta(deps: Pick<Deps, 'database' | 'features' | 'now'>) {
  const findHead = createHeadFinder(deps);
  return async (path: string): Promise<RecordHead | null> =>
    staticMeta[path.length > 1 ? path.replace(/\/$/, '') : path] ?? findHead(path);
}

/** Head of a page as HTML: title, description, canonical address, and what link previews and search engines read. */
export function headTags(deps: Pick<Deps, 'env' | 'baseUrl'>, path: string, meta: RecordHead | null): string {
  const { site } = deps.env;
  const baseUrl = deps.baseUrl();
  const tags = [
    `<title>${escape(fullTitle(meta?.title ?? '404 Page Not Found', site))}</title>`,
    ...(meta ? [`<meta name="description" content="${escape(meta.description)}">`] : []),
    ...(!meta || meta.isPrivate ? ['<meta name="robots" content="noindex">'] : []),
  ];
  if (!meta) return tags.join('');
  const url = `${baseUrl}${path}`;
  const image = `${baseUrl}${meta.preview ? previewPath(path) : '/social.png'}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': site.productName,
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': meta.title,
  };
  const structured = meta.isPrivate ? undefined : meta.structured?.({ url, image, baseUrl, site });
  return [
    ...tags,
    `<link rel="canonical" href="${escape(url)}">`,
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escape(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...feedLinks(path).map(
      ({ title, type, href }) =>
        `<link rel="alternate" type="${type}" title="${escape(title)}" href="${escape(`${baseUrl}${href}`)}">`,
    ),
    ...(structured ? [structuredScript(structured)] : []),
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
