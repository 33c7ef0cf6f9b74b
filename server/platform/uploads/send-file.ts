import { pipeline } from 'node:stream/promises';

import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import type { RequestContext } from '#server/platform/http/route.ts';
import { StorageUnavailable } from '#server/platform/storage/storage.ts';

/** A browser shows or saves the file and runs nothing in it. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Sends bytes of the storage, with these headers. Throws 404 where they are gone, 503 where the storage is away. */
export async function sendFile(
  { storage, logger }: Pick<Deps, 'storage' | 'logger'>,
  { key, bytes, headers }: { key: string; bytes: number; headers: () => Record<string, string> },
  { req, res }: Pick<RequestContext, 'req' | 'res'>,
): Promise<void> {
  const stream = await storage.get(key).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    logger.error({ err: error }, 'a file could not be read');
    throw new HttpError('unavailable', 'Files cannot be read at the moment. Please try again in a few minutes.');
  });
  if (!stream) throw notFound('file');
  res.set({ ...headers(), 'Content-Length': String(bytes), 'Content-Security-Policy': policy });
  if (req.method === 'HEAD') {
    stream.destroy();
    res.end();
    return;
  }
  await pipeline(stream, res).catch((error: unknown) => {
    // The reader went away, or the storage broke off after the first bytes: the answer ends short, and so is no file.
    logger.info({ err: error }, 'a file was not sent to its end');
    res.destroy();
  });
}
