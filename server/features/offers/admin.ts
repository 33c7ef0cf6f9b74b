import type { Router } from 'express';

import { defaultPageSize } from '#contract/kit/paging.ts';
import {
  type AdminOffer,
  createOffer,
  deleteOffer,
  getAdminOffer,
  importCodes,
  listAdminOffers,
  setOfferState,
  updateOffer,
} from '#contract/offers-admin.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { presentAdminOffer, presentSummary } from './admin-presenter.ts';
import { addCodes, changeOffer, createDraft } from './admin-service.ts';
import { deleteDraft, endOffer, publishOffer } from './admin-states.ts';
import { countAdminOffers, countByDay, findAdminOffers } from './admin-store.ts';
import { countCodes } from './code-store.ts';
import { findOffer } from './store.ts';
import { byWeek, firstWeek } from './weeks.ts';

/** Offers for admins: drafts, changes, codes, figures (rule offers). */
export function offerAdminRoutes(router: Router, deps: Deps): void {
  const { database } = deps;
  const actor = (context: RequestContext) => sessionOf(context).user.id;

  async function present(id: number): Promise<AdminOffer> {
    const now = deps.now();
    const [row, imported, days] = await Promise.all([
      findOffer(database, id),
      countCodes(database, id),
      countByDay(database, id, firstWeek(now).toISOString()),
    ]);
    if (!row) throw notFound('offer');
    return presentAdminOffer(row, { imported, weeks: byWeek(now, days) }, now);
  }

  serve(router, deps, listAdminOffers, async ({ query: { search, state, sort, cursor, limit = defaultPageSize } }) => {
    const filters = { search, state };
    const before = decodeIdCursor(cursor, sort);
    const [rows, total] = await Promise.all([
      findAdminOffers(database, filters, { sort, before, limit: limit + 1 }),
      countAdminOffers(database, filters),
    ]);
    const now = deps.now();
    return onePage({
      rows,
      limit,
      total,
      present: (row) => presentSummary(row, now),
      cursorOf: ({ id }) => encodeIdCursor(id, sort),
    });
  });

  serve(router, deps, getAdminOffer, ({ params }) => present(params.id));

  serve(router, deps, createOffer, async ({ body }, context) => present(await createDraft(deps, actor(context), body)));

  serve(router, deps, updateOffer, async ({ params, body }, context) => {
    await changeOffer(deps, actor(context), params.id, body);
    return present(params.id);
  });

  serve(router, deps, setOfferState, async ({ params, body: { state, version } }, context) => {
    const change = state === 'published' ? publishOffer : endOffer;
    await change(deps, actor(context), params.id, version);
    return present(params.id);
  });

  serve(router, deps, deleteOffer, async ({ params }, context) => {
    await deleteDraft(deps, actor(context), params.id);
    return { id: params.id };
  });

  serve(router, deps, importCodes, async ({ params, body }, context) => {
    const added = await addCodes(deps, actor(context), params.id, body.codes);
    return { added, offer: await present(params.id) };
  });
}
