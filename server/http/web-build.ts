import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Express, Request, RequestHandler } from 'express';
import sirv from 'sirv';

import type { Deps } from '#server/deps.ts';
import { notFound } from './http-error.ts';
import { pagePolicy } from './secure-headers.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page is small and made anew for each visitor; the middle setting costs a fraction of a millisecond. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Stands in the built pages wherever the response's nonce belongs. */
const noncePlaceholder = '__CSP_NONCE__';

/**
 * Serves the web build in `root`: hashed assets for ever, from the .br and .gz files made by the
 * build; other files with an ETag; the page itself, with a fresh nonce, for every other path.
 */
export function serveWebBuild(app: Express, deps: Pick<Deps, 'env'>, root: string): void {
  app.use(
    '/assets',
    sirv(join(root, 'assets'), { brotli: true, gzip: true, etag: true, immutable: true, maxAge: 31_536_000 }),
    () => {
      throw notFound('file');
    },
  );
  const files = sirv(root, { brotli: true, gzip: true, etag: true, maxAge: 3600, extensions: [] });
  const page = servePage(deps, root);
  app.use((req, res, next) => {
    const isPage = req.path === '/' || req.path.endsWith('.html') || !/\.\w{1,11}$/.test(req.path);
    if (isPage) page(req, res, next);
    else files(req, res, next);
  });
  app.use(page);
}

function servePage(deps: Pick<Deps, 'env'>, root: string): RequestHandler {
  const index = withSite(readFileSync(join(root, 'index.html'), 'utf8'), deps);
  const homeFile = join(root, 'home.html');
  // Home arrives with its opening already drawn; see scripts of the build.
  const home = existsSync(homeFile) ? withSite(readFileSync(homeFile, 'utf8'), deps) : index;
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next(notFound('page'));
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    const html = (req.path === '/' ? home : index).replaceAll(noncePlaceholder, nonce);
    const { encoding, body } = await encode(req, html);
    res.set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(deps, nonce),
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    });
    if (encoding) res.set('Content-Encoding', encoding);
    res.end(body);
  };
}

/** Puts the site's own names and links into the page, so that it needs no request for them. */
function withSite(html: string, { env }: Pick<Deps, 'env'>): string {
  // In a script element only `<` could end it early.
  const json = JSON.stringify(env.site).replaceAll('<', '\\u003c');
  return html.replace('<script type="application/json" id="site"></script>', () => {
    return `<script type="application/json" id="site" nonce="${noncePlaceholder}">${json}</script>`;
  });
}

async function encode(req: Request, html: string): Promise<{ encoding: string | null; body: Buffer }> {
  const bytes = Buffer.from(html);
  const encoding = req.acceptsEncodings('br', 'gzip');
  if (encoding === 'br') return { encoding, body: await brotli(bytes, brotliOptions) };
  if (encoding === 'gzip') return { encoding, body: await gzipped(bytes) };
  return { encoding: null, body: bytes };
}
