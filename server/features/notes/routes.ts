import type { Router } from 'express';

import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import { createNote, deleteNote, getNote, listNotes, updateNote } from '#contract/notes.ts';
import type { Deps } from '#server/deps.ts';
import { findLists, visibleList } from '#server/features/lists/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { presentNote, presentNotes } from './presenter.ts';
import { addNote, changeNote, deleteNoteOf } from './service.ts';
import { countNotes, findNote, findNotes } from './store.ts';

/** What members note about records, for themselves or for the people of a list (rule notes). */
export function noteRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listNotes, async ({ query: { kind, id, list, ...query } }, context) => {
    const userId = sessionOf(context).user.id;
    if (list !== undefined) await visibleList(deps.database, userId, list);
    // All notes without a record are those of the member alone.
    const seen = id === undefined && list === undefined ? [] : await findLists(deps.database, userId);
    const whose = { userId, lists: seen.map((one) => one.id), listId: list, kind, itemId: id };
    const limit = query.limit ?? defaultPageSize;
    const before = decodeIdCursor(query.cursor);
    const rows = await findNotes(deps.database, whose, { before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const total = await countNotes(deps.database, whose);
    return {
      items: await presentNotes(deps, whose.userId, shown),
      nextCursor: rows.length > limit && last ? encodeIdCursor(last.id) : null,
      count: { value: Math.min(total, countCap), isCapped: total > countCap },
    };
  });

  serve(router, deps, getNote, async ({ params: { id } }, context) => {
    const userId = sessionOf(context).user.id;
    const row = await findNote(deps.database, userId, id);
    if (!row) throw notFound('note');
    return presentNote(deps, userId, row);
  });

  serve(router, deps, createNote, ({ body: { id, ...note } }, context) =>
    addNote(context.deps, sessionOf(context).user.id, { itemId: id, ...note }),
  );

  serve(router, deps, updateNote, ({ params: { id }, body }, context) =>
    changeNote(context.deps, sessionOf(context).user.id, { id, ...body }),
  );

  serve(router, deps, deleteNote, async ({ params: { id } }, context) => {
    await deleteNoteOf(context.deps, sessionOf(context).user.id, id);
    return { isDeleted: true as const };
  });
}
