import { paths } from '#contract/kit/paths.ts';
import {
  createList,
  deleteList,
  getList,
  type List,
  type ListAccess,
  listAccesses,
  listListItems,
  listLists,
  listsHolding,
  renameList,
  shareList,
  unshareList,
} from '#contract/lists.ts';
import { getTimeline } from '#contract/timelines.ts';
import type { SharedKind } from '#src/features/sharing/index.ts';
import { call } from '#src/lib/api-client.ts';

/** How lists are made and shared (rule lists). */
export const listKind: SharedKind<ListAccess, List> = {
  noun: 'list',
  contents: 'Records',
  example: 'Storage to meet',
  home: paths.lists,
  accesses: listAccesses,
  rights: {
    view: 'view it',
    comment: 'view it and write notes',
    edit: 'write notes, and add and remove records',
  },
  naming: createList.body,
  shownBy: [listLists.path, getList.path, listListItems.path, listsHolding.path, getTimeline.path],
  create: (name) => call(createList, { body: { name } }),
  rename: ({ id, version }, name) => call(renameList, { params: { id: String(id) }, body: { name, version } }),
  remove: (id) => call(deleteList, { params: { id: String(id) } }),
  share: (id, memberId, access) =>
    call(shareList, { params: { id: String(id), memberId: String(memberId) }, body: { access } }),
  unshare: (id, memberId) => call(unshareList, { params: { id: String(id), memberId: String(memberId) } }),
};
