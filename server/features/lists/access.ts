import { mayComment } from '#contract/lists.ts';
import { editable, visible } from '#server/features/sharing/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { type ListRow, listKind } from './kind.ts';

type Reading = Pick<Database, 'db'>;

/** A list that the member may see. Throws 404 for everyone else. */
export const visibleList = (database: Reading, userId: number, id: number): Promise<ListRow> =>
  visible(database, listKind, userId, id);

/** A list to which the member may add. Throws 404 where they do not see it, 403 where they may only look or comment. */
export const editableList = (database: Reading, userId: number, id: number): Promise<ListRow> =>
  editable(database, listKind, userId, id);

/** A list with which the member may share notes. Throws 404 where they do not see it, 403 where they may only look. */
export async function commentableList(database: Reading, userId: number, id: number): Promise<ListRow> {
  const list = await visibleList(database, userId, id);
  if (!mayComment(list.access)) {
    throw new HttpError('forbidden', `You can view this list. ${list.owner_name} can let you write notes on it.`);
  }
  return list;
}
