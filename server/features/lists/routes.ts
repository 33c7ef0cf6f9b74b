import type { Router } from 'express';

import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import {
  addToList,
  createList,
  deleteList,
  exportList,
  getList,
  listListItems,
  listLists,
  listsHolding,
  removeFromList,
  renameList,
  shareList,
  unshareList,
} from '#contract/lists.ts';
import type { Deps } from '#server/deps.ts';
import {
  dropShared,
  endSharing,
  findPeople,
  makeShared,
  renameShared,
  shareWith,
} from '#server/features/sharing/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { visibleList } from './access.ts';
import { sendList } from './export.ts';
import { findFields } from './fields/store.ts';
import { findLastImport } from './imports/store.ts';
import { countItems, findHolding, findListItems } from './item-store.ts';
import { findLists, listKind } from './kind.ts';
import { presentItems, presentList } from './presenter.ts';
import { addItems, removeItem } from './service.ts';

/** Lists of records, private or shared (rule lists). */
export function listRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listLists, async (_input, context) => ({
    items: (await findLists(database, sessionOf(context).user.id)).map(presentList),
  }));

  serve(router, deps, listsHolding, async ({ query: { kind, id } }, context) => {
    const lists = await findLists(database, sessionOf(context).user.id);
    return {
      ids: await findHolding(
        database,
        lists.map((list) => list.id),
        kind,
        id,
      ),
    };
  });

  serve(router, deps, createList, async ({ body: { name } }, context) =>
    presentList(await makeShared(deps, listKind, sessionOf(context).user.id, name)),
  );

  serve(router, deps, getList, async ({ params: { id } }, context) => {
    const userId = sessionOf(context).user.id;
    const list = await visibleList(database, userId, id);
    const fields = await findFields(database, id);
    const last = await findLastImport(database, { listId: id, by: list.access === 'owner' ? undefined : userId });
    return {
      ...presentList(list),
      fields,
      lastImport:
        last && list.access !== 'view'
          ? { id: last.id, added: last.added, isOwn: last.imported_by === userId, at: last.created_at }
          : null,
      sharedWith: await findPeople(database, listKind, id),
    };
  });

  serve(router, deps, renameList, async ({ params: { id }, body }, context) =>
    presentList(await renameShared(deps, listKind, sessionOf(context).user.id, { id, ...body })),
  );

  serve(router, deps, deleteList, async ({ params: { id } }, context) => {
    await dropShared(deps, listKind, sessionOf(context).user.id, id);
    return { isDeleted: true as const };
  });

  serve(router, deps, listListItems, async ({ params: { listId: id }, query }, context) => {
    const { kind, sort, field, option = '' } = query;
    const userId = sessionOf(context).user.id;
    const { items: all } = await visibleList(database, userId, id);
    const limit = query.limit ?? defaultPageSize;
    const after = decodeIdCursor(query.cursor, sort);
    const which = { listId: id, kind, having: field === undefined ? undefined : { field, option } };
    const rows = await findListItems(database, { ...which, sort, after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const isFiltered = kind !== undefined || field !== undefined;
    const total = isFiltered ? await countItems(database, which) : all;
    return {
      items: await presentItems(deps, userId, shown),
      nextCursor: rows.length > limit && last ? encodeIdCursor(last.id, sort) : null,
      count: { value: Math.min(total, countCap), isCapped: total > countCap },
    };
  });

  serve(router, deps, addToList, async ({ params, body }, context) => {
    const records = 'records' in body ? body.records : [body];
    await addItems(context.deps, sessionOf(context).user.id, params.listId, records);
    return { isListed: true as const };
  });

  serve(router, deps, removeFromList, async ({ params: { listId, kind, itemId } }, context) => {
    await removeItem(context.deps, sessionOf(context).user.id, listId, { kind, id: itemId });
    return { isListed: false as const };
  });

  serve(router, deps, shareList, async ({ params: { id, memberId }, body: { access } }, context) => {
    await shareWith(deps, listKind, sessionOf(context).user, { id, memberId, access });
    return { access };
  });

  serve(router, deps, unshareList, async ({ params: { id, memberId } }, context) => {
    await endSharing(deps, listKind, sessionOf(context).user.id, { id, memberId });
    return { isShared: false as const };
  });

  serve(router, deps, exportList, async ({ params: { id }, query: { format } }, context) => {
    const list = await visibleList(database, sessionOf(context).user.id, id);
    return sendList(deps, context, list, format);
  });
}
