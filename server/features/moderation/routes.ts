import type { Router } from 'express';
import { defaultPageSize } from '#contract/kit/paging.ts';
import {
  caseOutcomes,
  caseStates,
  decideCase,
  exportCases,
  listCases,
  removeRecord,
  restoreRecord,
} from '#contract/moderation.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { time } from '#server/platform/sheets/cell.ts';
import { decide, reconsider } from './decisions.ts';
import { presentCases } from './presenter.ts';
import { type CaseRow, countCases, findCases } from './queue-store.ts';

/** Reports and reviews, for admins to decide. */
export function moderationRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listCases, async ({ query }) => {
    const filters = { state: query.state, kind: query.kind };
    const limit = query.limit ?? defaultPageSize;
    const [rows, total] = await Promise.all([
      findCases(deps, filters, { before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      countCases(deps, filters),
    ]);
    const page = onePage({ rows, limit, total, present: (row) => row, cursorOf: ({ id }) => encodeIdCursor(id) });
    return { ...page, items: await presentCases(deps, page.items) };
  });

  serveExport(router, deps, exportCases, {
    title: 'Moderation',
    find: ({ state, kind }, page, aside) => findCases(aside, { state, kind }, page),
    columns: {
      Number: ({ id }) => id,
      Kind: ({ kind }) => kind,
      'Record (number)': ({ item_id }) => item_id,
      Title: ({ title }) => title,
      Owner: ({ owner_full_name, owner_username }) => owner_full_name ?? owner_username,
      Source: ({ source }) => source,
      State: ({ state }) => caseStates[state],
      Reports: ({ report_count }) => report_count,
      First: ({ first_at }) => time(first_at),
      Last: ({ last_at }) => time(last_at),
      Decision: ({ action }) => action && caseOutcomes[action],
      Reason: ({ reason }) => reason,
      'Decided by': ({ admin_full_name, admin_username }) => admin_full_name ?? admin_username,
      Decided: ({ decided_at }) => time(decided_at),
    },
  });

  serve(router, deps, decideCase, async ({ params, body }, context) =>
    present(await decide(deps, params.id, { ...body, adminId: sessionOf(context).user.id })),
  );

  serve(router, deps, restoreRecord, async ({ params, body }, context) =>
    present(await reconsider(deps, params.id, { ...body, action: 'restore', adminId: sessionOf(context).user.id })),
  );

  serve(router, deps, removeRecord, async ({ params, body }, context) =>
    present(await reconsider(deps, params.id, { ...body, action: 'remove', adminId: sessionOf(context).user.id })),
  );

  async function present(row: CaseRow) {
    const [presented] = await presentCases(deps, [row]);
    if (!presented) throw notFound('case');
    return presented;
  }
}
