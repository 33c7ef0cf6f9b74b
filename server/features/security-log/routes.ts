import type { Router } from 'express';

import { type AgeSort, defaultPageSize } from '#contract/kit/paging.ts';
import {
  exportSecurityLog,
  listSecurityActivity,
  listSecurityLog,
  securityEvents,
  securityResults,
} from '#contract/security-log.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import {
  countSecurityEvents,
  findSecurityEvents,
  type SecurityLogFilters,
  type SecurityLogRow,
} from '#server/platform/security-log/store.ts';
import { time } from '#server/platform/sheets/cell.ts';

interface PageQuery {
  cursor?: string | undefined;
  sort?: AgeSort | undefined;
  limit?: number | undefined;
}

/** The security log: a member's own entries, and all entries for admins. */
export function securityLogRoutes(router: Router, deps: Deps): void {
  async function pageOf<Item>(
    filters: SecurityLogFilters,
    { cursor, sort, limit = defaultPageSize }: PageQuery,
    present: (row: SecurityLogRow) => Item,
  ) {
    const [rows, total] = await Promise.all([
      findSecurityEvents(deps.database, filters, { sort, before: decodeIdCursor(cursor, sort), limit: limit + 1 }),
      countSecurityEvents(deps.database, filters),
    ]);
    return onePage({ rows, limit, total, present, cursorOf: ({ id }) => encodeIdCursor(id, sort) });
  }

  serve(router, deps, listSecurityActivity, ({ query }, context) =>
    pageOf({ userId: sessionOf(context).user.id }, query, presentOwn),
  );

  serve(router, deps, listSecurityLog, ({ query: { cursor, sort, limit, ...filters } }) =>
    pageOf(filters, { cursor, sort, limit }, present),
  );

  serveExport(router, deps, exportSecurityLog, {
    title: 'Security log',
    find: (filters, page, { database }) => findSecurityEvents(database, filters, page),
    columns: {
      Number: ({ id }) => id,
      When: ({ created_at }) => time(created_at),
      Account: (row) => row.full_name ?? row.username,
      'Account (number)': ({ user_id }) => user_id,
      What: ({ event }) => securityEvents[event],
      Result: ({ result }) => securityResults[result],
      Device: ({ device }) => device,
      Network: ({ network }) => network,
      By: (row) => row.actor_full_name ?? row.actor_username,
      'By (number)': ({ actor_id }) => actor_id,
    },
  });
}

/** The entries that a member sees about their own account, without the browsers of admins. */
function presentOwn(row: SecurityLogRow) {
  const isByTeam = row.actor_id !== null;
  return {
    id: row.id,
    event: row.event,
    result: row.result,
    device: isByTeam ? null : row.device,
    client: isByTeam ? null : row.client,
    isByTeam,
    createdAt: row.created_at,
  };
}

function present(row: SecurityLogRow) {
  return {
    id: row.id,
    event: row.event,
    result: row.result,
    account: named(row.user_id, row.full_name ?? row.username),
    device: row.device,
    client: row.client,
    network: row.network,
    actor: named(row.actor_id, row.actor_full_name ?? row.actor_username),
    createdAt: row.created_at,
  };
}

function named(id: number | null, name: string | null) {
  return id === null ? null : { id, name: name ?? `Account ${id}` };
}
