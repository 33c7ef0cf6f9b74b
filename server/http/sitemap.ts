import type { Express, Response } from 'express';

import { type PageMeta, staticPages } from '#contract/pages.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from './http-error.ts';
import { highestListingId, listingIdsBetween, recordPaths } from './sitemap-store.ts';

/** The most addresses a sitemap file may hold is 50,000; ids with gaps stay below it. */
const idsPerFile = 50_000;

/** GET /robots.txt, /sitemap.xml (an index) and the files it names. */
export function serveSitemap(app: Express, deps: Pick<Deps, 'baseUrl' | 'database'>): void {
  app.get('/robots.txt', (_req, res) => {
    res.type('text/plain').send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${deps.baseUrl()}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_req, res) => {
    const files = Math.ceil((await highestListingId(deps.database)) / idsPerFile);
    const names = ['pages', ...Array.from({ length: files }, (_, index) => `listings-${index + 1}`)];
    sendXml(
      res,
      'sitemapindex',
      names.map((name) => `<sitemap><loc>${deps.baseUrl()}/sitemap-${name}.xml</loc></sitemap>`),
    );
  });

  app.get('/sitemap-pages.xml', async (_req, res) => {
    const pages: [string, PageMeta][] = Object.entries(staticPages);
    const open = pages.filter(([, meta]) => !meta.isPrivate).map(([path]) => path);
    sendUrls(res, deps, [...open, ...(await recordPaths(deps.database))]);
  });

  app.get(/^\/sitemap-listings-([1-9]\d{0,5})\.xml$/, async (req, res) => {
    const file = Number(req.params[0]);
    const first = (file - 1) * idsPerFile + 1;
    if (first > (await highestListingId(deps.database))) throw notFound('file');
    const ids = await listingIdsBetween(deps.database, first, first + idsPerFile - 1);
    sendUrls(
      res,
      deps,
      ids.map((id) => `/network/listings/${id}`),
    );
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
