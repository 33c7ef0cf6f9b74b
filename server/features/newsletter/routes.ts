import type { RequestHandler, Router } from 'express';

import { confirmSubscription, subscribe, unsubscribe } from '#contract/newsletter.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { enforceRateLimits } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/route.ts';
import { newsletterAdminRoutes } from './admin.ts';
import { confirmAddress, subscribeAddress, unsubscribeAddress, unsubscribePath } from './subscriptions.ts';
import { topicRoutes } from './topic-routes.ts';

/** The newsletter: double opt-in, and unsubscribing by one click on the page or in a mail program (RFC 8058). */
export function newsletterRoutes(router: Router, deps: Deps): void {
  serve(router, deps, subscribe, async ({ body }) => {
    await subscribeAddress(deps, body.email);
    return { ok: true as const };
  });

  serve(router, deps, confirmSubscription, async ({ body }) => {
    await confirmAddress(deps, body.token);
    return { ok: true as const };
  });

  serve(router, deps, unsubscribe, async ({ body }) => {
    await unsubscribeAddress(deps, body.token, body.mailing);
    return { ok: true as const };
  });

  topicRoutes(router, deps);
  newsletterAdminRoutes(router, deps);
  router.post(unsubscribePath, unsubscribeByMail(deps));
}

/**
 * The one-click unsubscribe of mail programs (RFC 8058), at the same address as the page. Outside /api, because it
 * comes from other origins, its body has no meaning, and it neither needs nor reads a cookie.
 */
function unsubscribeByMail(deps: Deps): RequestHandler {
  return async (req, res, _next) => {
    await enforceRateLimits(deps, unsubscribe, req);
    const { token, mailing } = req.query;
    const query = unsubscribe.body.safeParse({ token, mailing: mailing === undefined ? undefined : Number(mailing) });
    if (!query.success) throw notFound('link');
    await unsubscribeAddress(deps, query.data.token, query.data.mailing);
    res.set('Cache-Control', 'no-store').json({ ok: true });
  };
}
