import type { RequestHandler, Router } from 'express';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { listNotifications, markNotificationsRead } from '#contract/notifications.ts';
import {
  getNotificationSettings,
  setNotificationDelivery,
  unsubscribeFromNotifications,
} from '#contract/notifications-settings.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { enforceRateLimits } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { settingsOf, unsubscribe, unsubscribePath } from './settings.ts';
import { setDelivery } from './settings-store.ts';
import { countNotifications, findNotifications, markRead } from './store.ts';

/** Notifications: the bell, and the settings for email. */
export function notificationRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listNotifications, async ({ query }, context) => {
    const userId = sessionOf(context).user.id;
    const limit = query.limit ?? defaultPageSize;
    const [rows, total, unread] = await Promise.all([
      findNotifications(deps.database, { userId, before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      countNotifications(deps.database, userId, 'all'),
      countNotifications(deps.database, userId, 'unread'),
    ]);
    const page = onePage({
      rows,
      limit,
      total,
      present: ({ created_at, read_at, ...row }) => ({ ...row, createdAt: created_at, isRead: read_at !== null }),
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
    return { ...page, unread };
  });

  serve(router, deps, markNotificationsRead, async ({ body }, context) => {
    const userId = sessionOf(context).user.id;
    const { database, now } = context.deps;
    await database.write((trx) => markRead(trx, userId, body.upTo, now().toISOString()));
    return { unread: await countNotifications(database, userId, 'unread') };
  });

  serve(router, deps, getNotificationSettings, async (_input, context) => ({
    settings: await settingsOf(deps.database, sessionOf(context).user.id),
  }));

  serve(router, deps, setNotificationDelivery, async ({ body }, context) => {
    const { user } = sessionOf(context);
    await deps.database.write((trx) => setDelivery(trx, user.id, body.kind, body.delivery));
    return { settings: await settingsOf(deps.database, user.id) };
  });

  serve(router, deps, unsubscribeFromNotifications, async ({ body }) => {
    await unsubscribe(deps, body.token, body.kind);
    return { ok: true as const };
  });

  router.post(unsubscribePath, unsubscribeByMail(deps));
}

/**
 * The one-click unsubscribe of mail programs (RFC 8058), at the same address as the page. Outside /api, because it
 * comes from other origins, its body has no meaning, and it neither needs nor reads a cookie.
 */
function unsubscribeByMail(deps: Deps): RequestHandler {
  return async (req, res, _next) => {
    await enforceRateLimits(deps, unsubscribeFromNotifications, req);
    const { token, kind } = req.query;
    const link = unsubscribeFromNotifications.body.safeParse({ token, kind });
    if (!link.success) throw notFound('link');
    await unsubscribe(deps, link.data.token, link.data.kind);
    res.set('Cache-Control', 'no-store').json({ ok: true });
  };
}
