import type { Router } from 'express';

import { createImport, matchImport, undoImport } from '#contract/lists-imports.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { editableList } from '../access.ts';
import { matchRows } from './match-rows.ts';
import { importRecords, undo } from './service.ts';

/** Imports into lists (rule list-imports). */
export function importRoutes(router: Router, deps: Deps): void {
  serve(router, deps, matchImport, async ({ params: { listId }, body: { rows } }, context) => {
    const viewerId = sessionOf(context).user.id;
    await editableList(deps.database, viewerId, listId);
    return { rows: await matchRows(deps, { viewerId, listId }, rows) };
  });

  serve(router, deps, createImport, ({ params: { listId }, body: { records } }, context) =>
    importRecords(deps, sessionOf(context).user.id, listId, records),
  );

  serve(router, deps, undoImport, async ({ params: { listId, importId } }, context) => ({
    removed: await undo(deps, sessionOf(context).user.id, listId, importId),
  }));
}
