import { setImmediate } from 'node:timers/promises';
import type { Express, Response } from 'express';
import { LRUCache } from 'lru-cache';

import { type PageMeta, staticPages } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { readingAside } from '../db/reading-aside.ts';
import { recordKinds } from '../records/records.ts';
import { type FiledRecords, highestId, pathsBetween } from '../records/sitemap-store.ts';
import { notFound } from './http-error.ts';
import { type RememberedText, rememberBytes, sendRemembered } from './remembered-text.ts';

/** The most addresses per file, at 50,000 allowed; ids with gaps stay below it. */
const idsPerFile = 50_000;

/** So many addresses are read and written at a stretch: others are answered in between. */
const portion = 1000;

/** How long a file is reused, and how long crawlers may cache it (seconds). */
const maxAge = 3600;

/** The most files in memory; one may have three megabytes. */
const maxFiles = 20;

/** GET /robots.txt, /sitemap.xml (an index) and the files it names. Files of many records are rebuilt once an hour. */
export function serveSitemap(app: Express, given: Pick<Deps, 'baseUrl' | 'database' | 'features' | 'now'>): void {
  const deps = readingAside(given);
  const sitemaps = [...deps.features, ...recordKinds(deps)].flatMap(({ sitemap }) => sitemap ?? []);
  const finders = sitemaps.flatMap((sitemap) => ('paths' in sitemap ? sitemap.paths : []));
  const filed = sitemaps.flatMap((sitemap): FiledRecords[] => ('files' in sitemap ? [sitemap.files] : []));
  const files = new LRUCache<string, { text: RememberedText; until: number }>({ max: maxFiles });

  /** The file of this path, rebuilt where it is too old or not in memory. */
  async function sendFile(res: Response, path: string, make: () => Promise<Buffer[]>): Promise<void> {
    const now = deps.now().getTime();
    let file = files.get(path);
    if (!file || file.until <= now) {
      file = { text: rememberBytes(await make()), until: now + maxAge * 1000 };
      files.set(path, file);
    }
    sendRemembered(asXml(res), file.text);
  }

  app.get('/robots.txt', (_req, res) => {
    res.type('text/plain').send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${deps.baseUrl()}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_req, res) => {
    const files = await Promise.all(
      filed.map(async (records) => {
        const count = Math.ceil((await highestId(deps.database, records)) / idsPerFile);
        return Array.from({ length: count }, (_, index) => `${records.name}-${index + 1}`);
      }),
    );
    const names = ['pages', ...files.flat()];
    const entries = names.map((name) => `<sitemap><loc>${deps.baseUrl()}/sitemap-${name}.xml</loc></sitemap>`);
    sendXml(res, xml('sitemapindex', entries));
  });

  app.get('/sitemap-pages.xml', async (_req, res) => {
    const pages: [string, PageMeta][] = Object.entries(staticPages);
    const open = pages.filter(([, meta]) => !meta.isPrivate).map(([path]) => path);
    // Research articles about a technology lead to its page, which is listed already.
    const recordPaths = await Promise.all(finders.map((find) => find(deps.database, deps.now())));
    sendXml(res, xml('urlset', [addresses(deps, [...new Set([...open, ...recordPaths.flat()])])]));
  });

  app.get(/^\/sitemap-([a-z]+)-([1-9]\d{0,5})\.xml$/, async (req, res, next) => {
    const records = filed.find(({ name }) => name === req.params[0]);
    if (!records) return next();
    const first = (Number(req.params[1]) - 1) * idsPerFile + 1;
    await sendFile(res, req.path, async () => {
      if (first > (await highestId(deps.database, records))) throw notFound('file');
      const [start, end] = around('urlset');
      const pieces = [Buffer.from(start)];
      for (let from = first; from < first + idsPerFile; from += portion) {
        const paths = await pathsBetween(deps.database, records, from, from + portion - 1);
        pieces.push(Buffer.from(addresses(deps, paths)));
        await setImmediate();
      }
      return [...pieces, Buffer.from(end)];
    });
  });
}

/** Paths hold letters, digits, dashes and slashes only, and the base is a parsed origin, so nothing needs escaping. */
function addresses({ baseUrl }: Pick<Deps, 'baseUrl'>, paths: readonly string[]): string {
  const base = baseUrl();
  return paths.map((path) => `<url><loc>${base}${path}</loc></url>`).join('');
}

type Root = 'sitemapindex' | 'urlset';

/** What stands before and after the entries. */
function around(root: Root): [start: string, end: string] {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return [`${head}<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`, `</${root}>`];
}

function xml(root: Root, entries: string[]): string {
  return around(root).join(entries.join(''));
}

function sendXml(res: Response, text: string): void {
  asXml(res).send(text);
}

function asXml(res: Response): Response {
  return res.type('application/xml').set('Cache-Control', `public, max-age=${maxAge}`);
}
