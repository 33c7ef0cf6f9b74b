import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { contentSecurityPolicy, dataPolicy, securityHeaders } from '../security/csp.ts';
import { containedPath } from './contained-path.ts';
import { contentTypeOf } from './content-types.ts';

/** Stands in index.html wherever a nonce belongs; the server replaces it in the same way. */
const noncePlaceholder = '__CSP_NONCE__';

/** Vite's folder of files whose names change with their content. */
const hashedFolder = '/assets/';

const notFound = () =>
  new Response('Not found', {
    status: 404,
    headers: { ...securityHeaders, 'content-security-policy': dataPolicy, 'content-type': 'text/plain' },
  });

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
    throw error;
  }
}

function pageAnswer(html: string, nonce: string): Response {
  return new Response(html.replaceAll(noncePlaceholder, nonce), {
    headers: {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': 'no-store',
    },
  });
}

/**
 * Serves a build of the renderer: a file by its path, and for a path without an extension the page,
 * whose router then shows what the path means. Rejects only when the disk fails.
 *
 * @param webRoot absolute path of the build
 * @param createNonce gives an unguessable value for each page
 */
export function createFileServer(webRoot: string, createNonce: () => string): (pathname: string) => Promise<Response> {
  const servePage = async (pathname: string) => {
    // Home arrives with its opening already drawn, as from the server.
    const home = pathname === '/' ? await readIfThere(join(webRoot, 'home.html')) : null;
    const html = home ?? (await readIfThere(join(webRoot, 'index.html')));
    return html ? pageAnswer(html.toString('utf8'), createNonce()) : notFound();
  };

  return async (pathname) => {
    const path = containedPath(webRoot, pathname);
    if (!path) return notFound();
    const isPage = /^(\.html)?$/.test(extname(path)) && !pathname.startsWith(hashedFolder);
    if (isPage) return servePage(pathname);

    const contentType = contentTypeOf(path);
    const bytes = contentType === undefined ? null : await readIfThere(path);
    if (!bytes || contentType === undefined) return notFound();
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...securityHeaders,
        'content-type': contentType,
        'content-security-policy': dataPolicy,
        'cache-control': pathname.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  };
}
