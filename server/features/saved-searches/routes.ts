import type { RequestHandler, Router } from 'express';

import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  unsubscribeAlerts,
  updateSavedSearch,
} from '#contract/saved-searches.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { enforceRateLimits } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { unsubscribePath } from './alert-news.ts';
import { addSearch, editSearch, endAlertsByToken, presentSearch } from './searches.ts';
import { findSearches, removeSearch } from './store.ts';

/** Saved searches of listings, with alerts about new matches and one-click unsubscribe (RFC 8058). */
export function savedSearchRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listSavedSearches, async (_input, context) => {
    const rows = await findSearches(deps.database, sessionOf(context).user.id);
    return rows.map(presentSearch);
  });

  serve(router, deps, createSavedSearch, ({ body }, context) => addSearch(deps, sessionOf(context).user, body));

  serve(router, deps, updateSavedSearch, ({ params, body }, context) =>
    editSearch(deps, sessionOf(context).user, params.id, body),
  );

  serve(router, deps, deleteSavedSearch, async ({ params }, context) => {
    const { user } = sessionOf(context);
    const isGone = await deps.database.write((trx) => removeSearch(trx, params.id, user.id));
    if (!isGone) throw notFound('search');
    return { ok: true as const };
  });

  serve(router, deps, unsubscribeAlerts, async ({ body }) => {
    await endAlertsByToken(deps, body.token);
    return { ok: true as const };
  });

  router.post(unsubscribePath, unsubscribeByMail(deps));
}

/** The one-click unsubscribe of mail programs, at the same address as the page; see the newsletter's. */
function unsubscribeByMail(deps: Deps): RequestHandler {
  return async (req, res, _next) => {
    await enforceRateLimits(deps, unsubscribeAlerts, req);
    const query = unsubscribeAlerts.body.safeParse({ token: req.query.token });
    if (!query.success) throw notFound('link');
    await endAlertsByToken(deps, query.data.token);
    res.set('Cache-Control', 'no-store').json({ ok: true });
  };
}
