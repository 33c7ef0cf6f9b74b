import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import type { RequestContext } from '#server/platform/http/route.ts';
import { sendFile } from '#server/platform/uploads/send-file.ts';
import { sightOf } from '#server/platform/uploads/sight.ts';
import { findFile } from './store.ts';

/**
 * Sends a picture in one of the widths in which it is stored. Throws 404 where there is none that this caller may see, 503
 * where the storage is away.
 */
export async function sendPicture(
  deps: Deps,
  { id, width }: { id: string; width: number },
  context: Pick<RequestContext, 'req' | 'res' | 'session'>,
): Promise<void> {
  const row = await findFile(deps.database, id, width);
  const sight = row ? await sightOf(deps, context.session, row) : 'nobody';
  if (!row || sight === 'nobody') throw notFound('picture');
  const headers = () => ({
    'Content-Type': 'image/webp',
    'Content-Disposition': 'inline',
    'Cache-Control': pictureCaching(sight),
    // Mail programs show it in newsletters.
    ...(sight === 'everyone' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  });
  await sendFile(deps, { key: row.key, bytes: row.bytes, headers }, context);
}

/** What only some see must not stay where others look. */
export function pictureCaching(sight: 'everyone' | 'caller'): string {
  return sight === 'everyone' ? 'public, max-age=31536000, immutable' : 'private, no-store';
}
