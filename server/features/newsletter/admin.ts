import type { Router } from 'express';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { exportSubscribers, listSubscribers, subscriptionStatuses } from '#contract/newsletter.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { countSubscribers, findSubscribers } from './store.ts';

/** The subscribers of the newsletter, for the team. */
export function newsletterAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listSubscribers, async ({ query }) => {
    const limit = query.limit ?? defaultPageSize;
    const before = decodeIdCursor(query.cursor);
    const [rows, total] = await Promise.all([
      findSubscribers(deps.database, { status: query.status, before, limit: limit + 1 }),
      countSubscribers(deps.database, query.status),
    ]);
    return onePage({
      rows,
      limit,
      total,
      present: ({ created_at, confirmed_at, ...row }) => ({ ...row, createdAt: created_at, confirmedAt: confirmed_at }),
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
  });

  serveExport(router, deps, exportSubscribers, {
    title: 'Subscribers',
    find: ({ status }, page) => findSubscribers(deps.database, { status, ...page }),
    columns: {
      Email: ({ email }) => email,
      Status: ({ status }) => subscriptionStatuses[status],
      Since: ({ created_at }) => created_at,
      Confirmed: ({ confirmed_at }) => confirmed_at,
    },
  });
}
