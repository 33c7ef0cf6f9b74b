import type { Deps } from '#server/deps.ts';
import { holdPictures } from '#server/features/pictures/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { deleteUnmoved, putAvatar } from './store.ts';

/**
 * Makes an upload of the member the picture of their profile, or leaves them none. The former one is no longer served. Throws
 * 400 for an upload that is not theirs or waited too long.
 */
export async function setAvatar(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  userId: number,
  id: string | null,
): Promise<void> {
  // The profile comes first: of two pictures at once, the second one sees the first.
  await putAvatar(trx, userId, id);
  const pictures = id === null ? [] : [{ id, alt: '' }];
  await holdPictures(deps, trx, { userId, holder: { kind: 'member', id: userId }, pictures, field: 'file' });
  await deleteUnmoved(trx, userId);
}
