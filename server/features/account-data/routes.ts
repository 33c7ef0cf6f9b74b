import type { Router } from 'express';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import type { Deps } from '#server/deps.ts';
import { readingAside } from '#server/platform/db/reading-aside.ts';
import { sendLongJson } from '#server/platform/http/long-json.ts';
import { serve } from '#server/platform/http/route.ts';
import { clearSessionCookie, isDesktopClient, sessionOf } from '#server/platform/http/session.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { deleteAccountOf } from './delete-account.ts';
import { exportOf } from './export.ts';

/** The export of a member's data, and the deletion of the account. */
export function accountDataRoutes(router: Router, deps: Deps): void {
  const aside = readingAside(deps);
  serve(router, deps, exportAccount, async (_input, context) => {
    const { user } = sessionOf(context);
    const at = deps.now().toISOString();
    const data = await exportOf(aside, user);
    // HEAD must not start an export.
    if (context.req.method === 'GET') {
      await deps.database.write((trx) => recordSecurityEvent(trx, { userId: user.id, event: 'data.export' }, at));
    }
    context.res.set('Cache-Control', 'no-store');
    await sendLongJson(context.res, data);
    return data;
  });

  serve(router, deps, deleteAccount, async ({ body }, context) => {
    await deleteAccountOf(deps, sessionOf(context), body);
    if (!isDesktopClient(context.req)) clearSessionCookie(deps, context.req, context.res);
    return { ok: true as const };
  });
}
