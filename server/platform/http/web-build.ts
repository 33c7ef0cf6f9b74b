import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express, Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';

import { scriptStyleSource } from '#contract/kit/script-styles.ts';
import type { Deps } from '#server/deps.ts';
import { createDrawnPages, type DrawnPage } from '../pages/drawn-pages.ts';
import type { RecordHead } from '../records/page-head.ts';
import { type Body, type Encoding, encodeBody, encodingFor, lengthOf } from './encoded-body.ts';
import { notFound } from './http-error.ts';
import { createPageMeta, headTags } from './page-meta.ts';
import { pagePolicy } from './secure-headers.ts';
import { mayHaveSession } from './session.ts';

/** Placeholder for the answer's nonce in the built pages. */
const noncePlaceholder = '__CSP_NONCE__';

/** The parts of a built page that are replaced with the title and description of the requested page. */
const builtHead = /<title>[\s\S]*?<\/title>\s*<meta\s+name="description"[\s\S]*?\/?>/;

/**
 * Serves the web build in `root`: hashed assets for ever, from the .br and .gz files made by the
 * build; other files with an ETag; the page itself, with a fresh nonce, for every other path.
 */
export function serveWebBuild(app: Express, deps: Deps, root: string): void {
  app.use('/assets', staticFiles(join(root, 'assets'), { immutable: true, maxAge: '1y' }), missingFile);
  const files = staticFiles(root, { maxAge: '1h' });
  const page = servePage(deps, root);
  app.use((req, res, next) => {
    const isPage = req.path === '/' || req.path.endsWith('.html') || !/\.\w{1,11}$/.test(req.path);
    // Returned, so that Express sees the error of a page that fails.
    return isPage ? page(req, res, next) : files(req, res, next);
  }, missingFile);
}

function staticFiles(root: string, serveStatic: { immutable?: boolean; maxAge: string }): RequestHandler {
  return expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { ...serveStatic, redirect: false, dotfiles: 'ignore' },
  });
}

const missingFile: RequestHandler = () => {
  throw notFound('file');
};

function servePage(deps: Deps, root: string): RequestHandler {
  const index = withSite(readFileSync(join(root, 'index.html'), 'utf8'), deps);
  const [beforeHead = '', afterHead = ''] = index.split(builtHead);
  const drawPage = createDrawnPages(deps, root, [beforeHead, afterHead]);
  const pageMetaOf = createPageMeta(deps);
  const withHead = (path: string, meta: RecordHead | null) => `${beforeHead}${headTags(deps, path, meta)}${afterHead}`;

  /** The page with its content, for visitors; `null` for pages of members and for addresses without a page. */
  async function drawn({ path, originalUrl }: Request): Promise<DrawnPage | null> {
    if (!drawPage) return null;
    return drawPage(originalUrl, async () => {
      const meta = await pageMetaOf(path);
      return meta && !meta.isPrivate ? headTags(deps, path, meta) : null;
    });
  }

  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw notFound('page');
    res.set({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' });
    const page = mayHaveSession(req) ? null : await drawn(req);
    await (page ? sendDrawn(req, res, page) : sendBuilt(req, res));
  };

  async function sendDrawn(req: Request, res: Response, { etag, bodyIn, scripts, style }: DrawnPage): Promise<void> {
    res.set('ETag', etag);
    // fetch() adds `no-cache` to every If-None-Match that is set by hand.
    if (req.headers['if-none-match']) delete req.headers['cache-control'];
    if (req.fresh) {
      // The browser has the page, and keeps the policy that came with it.
      res.removeHeader('Content-Security-Policy');
      res.status(304).end();
      return;
    }
    await send(req, res, {
      status: 200,
      policy: pagePolicy(deps, { scripts, styles: [style, scriptStyleSource] }),
      bodyIn,
    });
  }

  async function sendBuilt(req: Request, res: Response): Promise<void> {
    const meta = await pageMetaOf(req.path);
    const nonce = randomBytes(16).toString('base64');
    const body = [Buffer.from(withHead(req.path, meta).replaceAll(noncePlaceholder, nonce))];
    await send(req, res, {
      status: meta ? 200 : 404,
      policy: pagePolicy(deps, { scripts: [`'nonce-${nonce}'`], styles: [scriptStyleSource] }),
      bodyIn: (encoding) => encodeBody(body, encoding),
    });
  }
}

interface Answer {
  status: number;
  policy: string;
  bodyIn: (encoding: Encoding) => Promise<Body>;
}

async function send(req: Request, res: Response, { status, policy, bodyIn }: Answer): Promise<void> {
  const encoding = encodingFor(req);
  const body = await bodyIn(encoding);
  res.status(status).set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
  if (encoding) res.set('Content-Encoding', encoding);
  res.set('Content-Length', String(lengthOf(body)));
  // All pieces together, in one call of the system.
  res.cork();
  if (req.method !== 'HEAD') for (const piece of body) res.write(piece);
  res.end();
}

/** Puts the site's own names and links into the page, so that it needs no request for them. */
function withSite(html: string, { env }: Pick<Deps, 'env'>): string {
  // In a script element only `<` could end it early.
  const json = JSON.stringify(env.site).replaceAll('<', '\\u003c');
  return html.replace(/<script type="application\/json" id="site"[^>]*><\/script>/, () => {
    return `<script type="application/json" id="site" nonce="${noncePlaceholder}">${json}</script>`;
  });
}
