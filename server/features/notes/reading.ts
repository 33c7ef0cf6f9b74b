import { findLists } from '#server/features/lists/index.ts';
import type { ReadsHolder } from '#server/platform/feature.ts';
import { canRead } from './store.ts';

/** Whether a member reads a note, and so its attachments. */
export const readsNote: ReadsHolder = async ({ database }, userId, id) => {
  const lists = await findLists(database, userId);
  return canRead(database, { userId, lists: lists.map((list) => list.id), id });
};
