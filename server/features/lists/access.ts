import { mayComment, mayEdit } from '#contract/lists.ts';
import type { Database } from '#server/platform/db/database.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { findList, type ListRow } from './store.ts';

/** A list that the member may see. Throws 404 for everyone else. */
export async function visibleList(database: Pick<Database, 'db'>, userId: number, id: number): Promise<ListRow> {
  const list = await findList(database, userId, id);
  if (!list) throw notFound('list');
  return list;
}

/** A list to which the member may add. Throws 404 where they do not see it, 403 where they may only look or comment. */
export async function editableList(database: Pick<Database, 'db'>, userId: number, id: number): Promise<ListRow> {
  const list = await visibleList(database, userId, id);
  if (!mayEdit(list.access)) {
    throw new HttpError('forbidden', `You can view this list. ${list.owner_name} can let you change it.`);
  }
  return list;
}

/** A list with which the member may share notes. Throws 404 where they do not see it, 403 where they may only look. */
export async function commentableList(database: Pick<Database, 'db'>, userId: number, id: number): Promise<ListRow> {
  const list = await visibleList(database, userId, id);
  if (!mayComment(list.access)) {
    throw new HttpError('forbidden', `You can view this list. ${list.owner_name} can let you write notes on it.`);
  }
  return list;
}

/** A list of the member's own. Throws 404 where they do not see it, 403 where it is someone else's. */
export async function ownList(database: Pick<Database, 'db'>, userId: number, id: number): Promise<ListRow> {
  const list = await visibleList(database, userId, id);
  if (list.access !== 'owner')
    throw new HttpError('forbidden', `Only ${list.owner_name} can do this: it is their list.`);
  return list;
}
