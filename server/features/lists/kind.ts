import { paths } from '#contract/kit/paths.ts';
import { type ListAccess, listBounds, mayComment, mayEdit } from '#contract/lists.ts';
import { findAllShared, type SharedKind, type SharedRow } from '#server/features/sharing/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How lists are shared (rule lists). */
export const listKind: SharedKind<ListRow> = {
  table: 'lists',
  people: 'list_people',
  column: 'list_id',
  noun: 'list',
  bounds: listBounds,
  page: paths.list,
  mayEdit,
  rights: {
    view: 'can view it',
    comment: 'can view it and write notes',
    edit: 'can write notes, and add and remove records',
  },
  async onAccess(deps, trx, { id, userId, access }) {
    if (access !== null && mayComment(access)) return;
    // What they shared there would otherwise come back with their right to write.
    for (const { onListLeft } of deps.features) await onListLeft?.(trx, id, userId);
  },
};

/** A list as one of those who may see it sees it. */
export type ListRow = SharedRow<ListAccess> & { items: number };

/** All lists that a member may see, last changed first. */
export const findLists = (database: Pick<Database, 'db'>, userId: number): Promise<ListRow[]> =>
  findAllShared(database, listKind, userId);
