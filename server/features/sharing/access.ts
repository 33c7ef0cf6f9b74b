import type { Database } from '#server/platform/db/database.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import type { SharedKind, SharedRow } from './shared-kind.ts';
import { findShared } from './store.ts';

type Reading = Pick<Database, 'db'>;

/** A list or pipeline that the member may see. Throws 404 for everyone else. */
export async function visible<Row extends SharedRow>(
  database: Reading,
  kind: SharedKind<Row>,
  userId: number,
  id: number,
): Promise<Row> {
  const found = await findShared(database, kind, userId, id);
  if (!found) throw notFound(kind.noun);
  return found;
}

/** One that the member may change. Throws 404 where they do not see it, 403 where they may do less. */
export async function editable<Row extends SharedRow>(
  database: Reading,
  kind: SharedKind<Row>,
  userId: number,
  id: number,
): Promise<Row> {
  const found = await visible(database, kind, userId, id);
  if (!kind.mayEdit(found.access)) {
    throw new HttpError('forbidden', `You can view this ${kind.noun}. ${found.owner_name} can let you change it.`);
  }
  return found;
}

/** One of the member's own. Throws 404 where they do not see it, 403 where it is someone else's. */
export async function own<Row extends SharedRow>(
  database: Reading,
  kind: SharedKind<Row>,
  userId: number,
  id: number,
): Promise<Row> {
  const found = await visible(database, kind, userId, id);
  if (found.access !== 'owner') throw notYours(kind.noun, found.owner_name);
  return found;
}

/** The refusal of what only the owner does. */
export function notYours(noun: string, owner: string): HttpError {
  return new HttpError('forbidden', `Only ${owner} can do this: it is their ${noun}.`);
}
