import { createHash } from 'node:crypto';
import type { Router } from 'express';

import { getAvatar, removeAvatar, uploadAvatar } from '#contract/members-avatars.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { avatarUrl } from '../presenter.ts';
import { makePicture } from './picture.ts';
import { deleteAvatar, findAvatar, replaceAvatar } from './store.ts';

/** Profile pictures, stored in the database so that every process of a server has them. */
export function avatarRoutes(router: Router, deps: Deps): void {
  serve(router, deps, uploadAvatar, async (_input, context) => {
    const userId = sessionOf(context).user.id;
    const picture = await makePicture(context.file);
    if (!picture) {
      throw new HttpError('invalid_input', 'This picture could not be read. Please choose a JPEG, PNG or WebP file.');
    }
    // Two members may choose the same picture, and each can remove their own.
    const hash = createHash('sha256').update(`${userId}:`).update(picture.large).digest('hex');
    const createdAt = deps.now().toISOString();
    await deps.database.write((trx) => replaceAvatar(trx, { userId, hash, picture, createdAt }));
    return { profileImage: avatarUrl(hash, 512) };
  });

  serve(router, deps, removeAvatar, async (_input, context) => {
    await deps.database.write((trx) => deleteAvatar(trx, sessionOf(context).user.id));
    return { profileImage: null };
  });

  serve(router, deps, getAvatar, async ({ params }, { res }) => {
    const [hash = '', width] = params.file.split('-');
    const bytes = await findAvatar(deps.database, hash, width === '512' ? 512 : 128);
    if (!bytes) throw notFound('picture');
    res.set({ 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' });
    res.send(bytes);
    return '';
  });
}
