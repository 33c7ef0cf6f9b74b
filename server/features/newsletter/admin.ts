import type { Router } from 'express';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { exportSubscribers, listSubscribers, subscriptionStatuses } from '#contract/newsletter.ts';
import { newsletterTopics } from '#contract/newsletter-topics.ts';
import type { Deps } from '#server/deps.ts';
import { decodeOrderCursor, encodeOrderCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { time } from '#server/platform/sheets/cell.ts';
import { countSubscribers, findSubscribers, placeOf } from './store.ts';
import { topicsOf } from './topics.ts';

/** The subscribers of the newsletter, for the team. */
export function newsletterAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listSubscribers, async ({ query }) => {
    const { status, sort = 'newest', limit = defaultPageSize } = query;
    const after = decodeOrderCursor(query.cursor, sort);
    const [rows, total] = await Promise.all([
      findSubscribers(deps.database, { status, sort, after, limit: limit + 1 }),
      countSubscribers(deps.database, status),
    ]);
    return onePage({
      rows,
      limit,
      total,
      present: ({ id, email, status: given, created_at, confirmed_at, bounced_at, topics }) => ({
        id,
        email,
        status: given,
        createdAt: created_at,
        confirmedAt: confirmed_at,
        bouncedAt: bounced_at,
        topics: topicsOf(topics),
      }),
      cursorOf: (row) => encodeOrderCursor(sort, placeOf(row, sort), row.id),
    });
  });

  serveExport(router, deps, exportSubscribers, {
    title: 'Subscribers',
    find: ({ status }, page, { database }) =>
      findSubscribers(database, { status, sort: 'newest', after: page.before, limit: page.limit }),
    columns: {
      Email: ({ email }) => email,
      Status: ({ status }) => subscriptionStatuses[status],
      Since: ({ created_at }) => time(created_at),
      Confirmed: ({ confirmed_at }) => time(confirmed_at),
      Bounced: ({ bounced_at }) => time(bounced_at),
      Topics: ({ topics }) =>
        topicsOf(topics)
          .map((topic) => newsletterTopics[topic].title)
          .join(', '),
    },
  });
}
