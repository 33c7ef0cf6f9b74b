import type { Router } from 'express';

import type { AuditAction } from '#contract/audit.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { endUserSessions, exportUsers, listUsers, restoreUser, setUserRole, suspendUser } from '#contract/users.ts';
import type { Deps } from '#server/deps.ts';
import {
  endCredentials,
  isLastAdmin,
  liftSuspension,
  suspendUser as lockAccount,
} from '#server/features/accounts/index.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { decodeOrderCursor, encodeOrderCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { recordSecurityEvent, type SecurityEvent } from '#server/platform/security-log/record.ts';
import { time } from '#server/platform/sheets/cell.ts';
import { countUsers, findUsers, placeOf } from './list-store.ts';
import { findUser, setRole, type UserRow } from './store.ts';

/** Accounts, for admins. Every change is written into the audit log, in the transaction of the change. */
export function userRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listUsers, async ({ query }) => {
    const { cursor, sort = 'newest', limit = defaultPageSize, ...filters } = query;
    const after = decodeOrderCursor(cursor, sort);
    const [rows, total] = await Promise.all([
      findUsers(deps.database, filters, { sort, after, limit: limit + 1 }),
      countUsers(deps.database, filters),
    ]);
    return onePage({
      rows,
      limit,
      total,
      present,
      cursorOf: (row) => encodeOrderCursor(sort, placeOf(row, sort), row.id),
    });
  });

  serveExport(router, deps, exportUsers, {
    title: 'Users',
    find: (filters, { before, limit }, { database }) =>
      findUsers(database, filters, { sort: 'newest', after: before, limit }),
    columns: {
      Number: ({ id }) => id,
      'User name': ({ username }) => username,
      Name: ({ full_name }) => full_name,
      Email: ({ email }) => email,
      'Email confirmed': ({ email_confirmed_at }) => time(email_confirmed_at),
      Role: ({ role }) => role,
      Membership: ({ membership_tier }) => membership_tier,
      Joined: ({ created_at }) => time(created_at),
      Suspended: ({ suspended_at }) => time(suspended_at),
    },
  });

  serve(router, deps, setUserRole, async ({ params, body }, context) =>
    change(params.id, context, 'user.role', `Now ${body.role}`, async (trx, target) => {
      if (target.role === body.role) return;
      if (body.role === 'member') await refuseLastAdmin(trx, target);
      else refuseUnconfirmed(target);
      await setRole(trx, target.id, body.role);
      await endCredentials(trx, target.id);
      await note(trx, context, { userId: target.id, event: `role.${body.role}` });
    }),
  );

  serve(router, deps, suspendUser, async ({ params, body }, context) =>
    change(params.id, context, 'user.suspend', body.reason, async (trx, target) => {
      await refuseLastAdmin(trx, target);
      await lockAccount(trx, target.id, deps.now().toISOString());
      await note(trx, context, { userId: target.id, event: 'account.suspend' });
    }),
  );

  serve(router, deps, restoreUser, async ({ params }, context) =>
    change(params.id, context, 'user.restore', null, async (trx, target) => {
      await liftSuspension(trx, target.id);
      await note(trx, context, { userId: target.id, event: 'account.restore' });
    }),
  );

  serve(router, deps, endUserSessions, async ({ params }, context) => {
    let ended = 0;
    await change(params.id, context, 'user.end-sessions', null, async (trx, target) => {
      ended = await endCredentials(trx, target.id);
      await note(trx, context, { userId: target.id, event: 'sessions.end' });
    });
    return { ended };
  });

  /** Records an admin's action on an account in the security log, where its member can read it, too. */
  function note(trx: Transaction, context: RequestContext, event: SecurityEvent): Promise<void> {
    return recordSecurityEvent(trx, { ...event, actorId: sessionOf(context).user.id }, deps.now().toISOString());
  }

  /** Changes an account, records the change, and answers with the account. */
  async function change(
    id: number,
    context: RequestContext,
    action: AuditAction,
    note: string | null,
    work: (trx: Transaction, target: UserRow) => Promise<unknown>,
  ) {
    const actorId = sessionOf(context).user.id;
    const row = await deps.database.write(async (trx) => {
      const target = await findUser({ db: trx }, id);
      if (!target) throw notFound('user');
      await work(trx, target);
      await insertAuditEntry(trx, {
        actorId,
        action,
        targetKind: 'user',
        targetId: id,
        target: target.username,
        note,
        createdAt: deps.now().toISOString(),
      });
      return findUser({ db: trx }, id);
    });
    if (!row) throw notFound('user');
    return present(row);
  }

  async function refuseLastAdmin(trx: Transaction, target: UserRow): Promise<void> {
    if (target.role !== 'admin') return;
    if (await isLastAdmin(deps.database, trx, target.id, deps.env.mode !== 'production')) {
      throw new HttpError('conflict', 'This is the last admin. Make someone else an admin first.');
    }
  }
}

/** Refuses a role for an account whose address nobody has confirmed: it may be that of someone else. */
function refuseUnconfirmed({ email_confirmed_at: confirmedAt, username }: UserRow): void {
  if (confirmedAt === null) {
    throw new HttpError(
      'conflict',
      `${username} has not confirmed their email address yet, so they cannot be an admin.`,
    );
  }
}

function present(row: UserRow) {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    fullName: row.full_name,
    role: row.role,
    membershipTier: row.membership_tier,
    isSuspended: row.suspended_at !== null,
    hasProfile: row.has_profile === 1,
    createdAt: row.created_at,
  };
}
