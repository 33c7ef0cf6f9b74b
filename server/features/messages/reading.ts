import type { ReadsHolder } from '#server/platform/feature.ts';
import { isReadable } from './presenter.ts';
import { findInOwnConversation } from './store.ts';

/** Whether a member reads a message, and so its attachments: as one of the two, unless the team withholds it. */
export const readsMessage: ReadsHolder = async ({ database }, userId, id) => {
  const row = await findInOwnConversation(database, userId, id);
  return row !== undefined && isReadable(row, row.sender_id === userId);
};
