import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { holdPictures, storePicture } from '#server/features/pictures/index.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { deleteUnshown, nextUnmoved, replaceUnmoved, type UnmovedAvatar } from './store.ts';

/**
 * Moves profile pictures that an earlier version kept in the database to the storage, one after the other, as they are. A
 * killed process leaves the next one where it was; until it is moved, a picture is served from the database.
 */
export const avatarsJob: Job = {
  name: 'avatars',
  every: hour,
  longest: hour,
  async run(deps) {
    for (let row = await nextUnmoved(deps.database, ''); row; row = await nextUnmoved(deps.database, row.hash)) {
      await move(deps, row);
    }
  },
};

/** The bytes come first; then one transaction decides which of several processes, or of two pictures, counts. */
async function move(deps: Deps, { hash, user_id: userId, large, small }: UnmovedAvatar): Promise<void> {
  const { id } = await storePicture(deps, userId, [
    { width: 512, height: 512, bytes: large },
    { width: 128, height: 128, bytes: small },
  ]);
  // What was stored in vain waits a day for a profile, and is swept.
  await deps.database.write(async (trx) => {
    if (!(await replaceUnmoved(trx, { hash, user_id: userId }, id))) return deleteUnshown(trx, hash);
    await holdPictures(deps, trx, { userId, holder: { kind: 'member', id: userId }, pictures: [{ id, alt: '' }] });
  });
}
