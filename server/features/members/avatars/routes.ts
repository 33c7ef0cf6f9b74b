import type { Router } from 'express';

import { avatarWidths, getAvatar, removeAvatar, uploadAvatar } from '#contract/members-avatars.ts';
import type { Deps } from '#server/deps.ts';
import { addPicture, pictureCaching, sendPicture } from '#server/features/pictures/index.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { sightOf } from '#server/platform/uploads/sight.ts';
import { avatarUrl } from '../presenter.ts';
import { setAvatar } from './setting.ts';
import { findMoved, findUnmoved } from './store.ts';

/** Profile pictures: pictures as those of records, which a profile holds (rule pictures). */
export function avatarRoutes(router: Router, deps: Deps): void {
  serve(router, deps, uploadAvatar, async ({ query: { crop } }, context) => {
    const userId = sessionOf(context).user.id;
    const { id } = await addPicture(deps, userId, { bytes: context.file, crop, shape: { squares: avatarWidths } });
    await deps.database.write((trx) => setAvatar(deps, trx, userId, id));
    return { profileImage: avatarUrl({ avatar_id: id, avatar_hash: null }, 512) };
  });

  serve(router, deps, removeAvatar, async (_input, context) => {
    await deps.database.write((trx) => setAvatar(deps, trx, sessionOf(context).user.id, null));
    return { profileImage: null };
  });

  serve(router, deps, getAvatar, async ({ params }, context) => {
    const [hash = '', width] = params.file.split('-');
    const id = await findMoved(deps.database, hash);
    if (id !== undefined) {
      await sendPicture(deps, { id, width: Number(width) }, context);
      return '';
    }
    const unmoved = await findUnmoved(deps.database, hash, width === '512' ? 512 : 128);
    const sight = unmoved ? await sightOf(deps, context.session, heldBy(unmoved.user_id)) : 'nobody';
    if (!unmoved || sight === 'nobody') throw notFound('picture');
    context.res.set({ 'Content-Type': 'image/webp', 'Cache-Control': pictureCaching(sight) });
    context.res.send(unmoved.bytes);
    return '';
  });
}

/** A picture that is still in the database, as a file of the storage that the profile holds. */
const heldBy = (userId: number) => ({
  user_id: userId,
  holder_kind: 'member',
  holder_id: userId,
  expires_at: null,
});
