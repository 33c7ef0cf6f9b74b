import { hash } from 'node:crypto';
import type { Router } from 'express';

import { confirmIdentity, endOneSession, endOtherSessions, listSessions } from '#contract/accounts-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { deviceWords } from '#server/platform/http/device.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { endCredentials } from './credentials-store.ts';
import { forgetDeviceOf } from './known-device-store.ts';
import { accountByPassword } from './own-password.ts';
import { findSessions } from './session-list-store.ts';
import { confirmSession, deleteSession } from './session-store.ts';
import { sessionIdleLimit } from './sessions.ts';

/** The list of a member's sessions, and calls that end them. */
export function sessionRoutes(router: Router, deps: Deps): void {
  const openSessions = (userId: number) => {
    const now = deps.now();
    const idleSince = new Date(now.getTime() - sessionIdleLimit).toISOString();
    return findSessions(deps.database, userId, { now: now.toISOString(), idleSince });
  };

  serve(router, deps, listSessions, async (_input, context) => {
    const { tokenHash, user } = sessionOf(context);
    const rows = await openSessions(user.id);
    const items = rows.map((row) => ({
      id: publicId(row.token_hash),
      device: deviceWords(row.client, row.user_agent),
      client: row.client,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.token_hash === tokenHash,
    }));
    return { items: items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  });

  serve(router, deps, confirmIdentity, async ({ body }, context) => {
    const { tokenHash, user } = sessionOf(context);
    await accountByPassword(deps, user.id, body.password);
    const at = deps.now().toISOString();
    await deps.database.write(async (trx) => {
      await confirmSession(trx, tokenHash, at);
      await recordSecurityEvent(trx, { userId: user.id, event: 'password-check' }, at);
    });
    return { ok: true as const };
  });

  serve(router, deps, endOneSession, async ({ params, body }, context) => {
    const { tokenHash, user } = sessionOf(context);
    const row = (await openSessions(user.id)).find((session) => publicId(session.token_hash) === params.id);
    if (!row) throw notFound('session');
    if (row.token_hash === tokenHash) {
      throw new HttpError('conflict', 'This is the session you are using. To end it, sign out.');
    }
    await accountByPassword(deps, user.id, body.password);
    await deps.database.write(async (trx) => {
      await deleteSession(trx, row.token_hash);
      // The device counts as unknown from now on, so its next sign-in is reported to the owner.
      await forgetDeviceOf(trx, user.id, row.token_hash);
      await recordSecurityEvent(trx, { userId: user.id, event: 'sessions.end' }, deps.now().toISOString());
    });
    return { ok: true as const };
  });

  serve(router, deps, endOtherSessions, async ({ body }, context) => {
    const { tokenHash, user } = sessionOf(context);
    await accountByPassword(deps, user.id, body.password);
    const ended = await deps.database.write(async (trx) => {
      await recordSecurityEvent(trx, { userId: user.id, event: 'sessions.end' }, deps.now().toISOString());
      return endCredentials(trx, user.id, [tokenHash]);
    });
    return { ended };
  });
}

/** An id for a session that does not reveal its token hash. */
function publicId(tokenHash: string): string {
  return hash('sha256', `session:${tokenHash}`, 'hex').slice(0, 32);
}
