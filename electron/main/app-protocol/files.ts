import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { dataPolicy, securityHeaders } from '../security/csp.ts';
import { pageAnswer } from './answers.ts';
import { containedPath } from './contained-path.ts';
import { contentTypeOf } from './content-types.ts';

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

interface FileServerOptions {
  /** Absolute path of the build. */
  webRoot: string;
  /** Returns an unguessable value, a new one for each page. */
  createNonce: () => string;
  /** The current server. Pages keep their stored data under its name (`src/lib/server-storage.ts`). */
  serverOrigin: () => string;
}

/**
 * Serves a build of the renderer. A path with an extension gives the file; a path without one gives the page, whose
 * router shows the right screen. Rejects only when the disk fails.
 */
export function createFileServer({ webRoot, createNonce, serverOrigin }: FileServerOptions) {
  const servePage = async () => {
    const html = await readIfThere(join(webRoot, 'index.html'));
    if (!html) return notFound();
    const named = html.toString('utf8').replace('<html ', `<html data-server="${serverOrigin()}" `);
    return pageAnswer(named, createNonce());
  };

  return async (pathname: string): Promise<Response> => {
    const path = containedPath(webRoot, pathname);
    if (!path) return notFound();
    const isPage = /^(\.html)?$/.test(extname(path)) && !pathname.startsWith(hashedFolder);
    if (isPage) return servePage();

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
