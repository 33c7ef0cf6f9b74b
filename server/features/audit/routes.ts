import type { Router } from 'express';

import { auditActions, exportAuditEntries, listAuditEntries } from '#contract/audit.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { type AuditRow, countAuditEntries, findAuditEntries } from '#server/platform/audit/store.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { time } from '#server/platform/sheets/cell.ts';

/** The log of admin actions. */
export function auditRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listAuditEntries, async ({ query }) => {
    const filters = { action: query.action, actorId: query.actorId };
    const { sort, limit = defaultPageSize } = query;
    const [rows, total] = await Promise.all([
      findAuditEntries(deps.database, {
        ...filters,
        sort,
        before: decodeIdCursor(query.cursor, sort),
        limit: limit + 1,
      }),
      countAuditEntries(deps.database, filters),
    ]);
    return onePage({ rows, limit, total, present, cursorOf: ({ id }) => encodeIdCursor(id, sort) });
  });

  serveExport(router, deps, exportAuditEntries, {
    title: 'Audit log',
    find: ({ action, actorId }, page, { database }) => findAuditEntries(database, { action, actorId, ...page }),
    columns: {
      Number: ({ id }) => id,
      When: ({ created_at }) => time(created_at),
      Who: (row) => row.actor_full_name ?? row.actor_username,
      'Who (number)': ({ actor_id }) => actor_id,
      What: ({ action }) => auditActions[action],
      Kind: ({ target_kind }) => target_kind,
      'To what (number)': ({ target_id }) => target_id,
      'To what': ({ target }) => target,
      Note: ({ note }) => note,
    },
  });
}

function present(row: AuditRow) {
  return {
    id: row.id,
    action: row.action,
    actor: row.actor_username ? { id: row.actor_id, name: row.actor_full_name ?? row.actor_username } : null,
    targetKind: row.target_kind,
    targetId: row.target_id,
    target: row.target,
    note: row.note,
    createdAt: row.created_at,
  };
}
