import type { Express, Response } from 'express';

import { type PageMeta, staticPages } from '#contract/pages.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from './http-error.ts';
import { type FiledKind, filedKinds, highestId, pathsBetween, recordPaths } from './sitemap-store.ts';

/** The most addresses a sitemap file may hold is 50,000; ids with gaps stay below it. */
const idsPerFile = 50_000;

/** GET /robots.txt, /sitemap.xml (an index) and the files it names. */
export function serveSitemap(app: Express, deps: Pick<Deps, 'baseUrl' | 'database' | 'now'>): void {
  app.get('/robots.txt', (_req, res) => {
    res.type('text/plain').send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${deps.baseUrl()}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_req, res) => {
    const kinds = Object.keys(filedKinds) as FiledKind[];
    const files = await Promise.all(
      kinds.map(async (kind) => {
        const count = Math.ceil((await highestId(deps.database, kind)) / idsPerFile);
        return Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
      }),
    );
    const names = ['pages', ...files.flat()];
    sendXml(
      res,
      'sitemapindex',
      names.map((name) => `<sitemap><loc>${deps.baseUrl()}/sitemap-${name}.xml</loc></sitemap>`),
    );
  });

  app.get('/sitemap-pages.xml', async (_req, res) => {
    const pages: [string, PageMeta][] = Object.entries(staticPages);
    const open = pages.filter(([, meta]) => !meta.isPrivate).map(([path]) => path);
    // The research articles on a technology lead to its page, which is one of the open ones.
    sendUrls(res, deps, [...new Set([...open, ...(await recordPaths(deps.database, deps.now()))])]);
  });

  app.get(/^\/sitemap-(members|listings|companies|technologies)-([1-9]\d{0,5})\.xml$/, async (req, res) => {
    // The pattern lets no other word through.
    const kind = req.params[0] as FiledKind;
    const first = (Number(req.params[1]) - 1) * idsPerFile + 1;
    if (first > (await highestId(deps.database, kind))) throw notFound('file');
    sendUrls(res, deps, await pathsBetween(deps.database, kind, first, first + idsPerFile - 1));
  });
}

/** Paths hold letters, digits, dashes and slashes only; the base is a parsed origin: nothing to escape. */
function sendUrls(res: Response, { baseUrl }: Pick<Deps, 'baseUrl'>, paths: string[]): void {
  sendXml(
    res,
    'urlset',
    paths.map((path) => `<url><loc>${baseUrl()}${path}</loc></url>`),
  );
}

function sendXml(res: Response, root: 'sitemapindex' | 'urlset', entries: string[]): void {
  res
    .type('application/xml')
    .set('Cache-Control', 'public, max-age=3600')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>`,
    );
}
