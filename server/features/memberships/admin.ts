import type { Router } from 'express';
import { defaultPageSize } from '#contract/kit/paging.ts';
import {
  type CheckoutForTeam,
  changeMembership,
  checkoutStates,
  currency,
  decideMembershipRequest,
  exportCheckouts,
  exportMembershipRequests,
  getMembershipOfUser,
  listCheckouts,
  listMembershipRequests,
} from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { amount, time } from '#server/platform/sheets/cell.ts';
import { countCheckouts, findCheckouts } from './checkout-store.ts';
import { correct, membershipOf } from './corrections.ts';
import { approveRequest, declineRequest } from './decisions.ts';
import { countAllRequests, findAllRequests, presentRequest } from './store.ts';
import { findProblems } from './task-store.ts';

/** Membership requests, payments and memberships, for admins. */
export function membershipAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listMembershipRequests, async ({ query: { status, sort, cursor, limit = defaultPageSize } }) => {
    const [rows, total] = await Promise.all([
      findAllRequests(deps.database, status, { sort, before: decodeIdCursor(cursor, sort), limit: limit + 1 }),
      countAllRequests(deps.database, status),
    ]);
    return onePage({
      rows,
      limit,
      total,
      present: (row) => ({ ...presentRequest(row), userId: row.user_id, username: row.username, email: row.email }),
      cursorOf: ({ id }) => encodeIdCursor(id, sort),
    });
  });

  serveExport(router, deps, exportMembershipRequests, {
    title: 'Membership requests',
    find: ({ status }, page, { database }) => findAllRequests(database, status, page),
    columns: {
      Number: ({ id }) => id,
      Asked: ({ created_at }) => time(created_at),
      Member: ({ username }) => username,
      Email: ({ email }) => email,
      Billing: ({ billing }) => billing,
      Amount: ({ price_cents }) => amount(price_cents, currency),
      Currency: () => currency,
      Status: ({ status }) => status,
      Decided: ({ decided_at }) => time(decided_at),
    },
  });

  serve(router, deps, decideMembershipRequest, async ({ params, body }, context) => {
    const decidedBy = sessionOf(context).user.id;
    const request = await deps.database.write(async (trx) => {
      const decided =
        body.decision === 'approve'
          ? await approveRequest(deps, trx, params.id, { decidedBy, payment: null })
          : await declineRequest(deps, trx, params.id, decidedBy);
      if (!decided) return null;
      await insertAuditEntry(trx, {
        actorId: decidedBy,
        action: body.decision === 'approve' ? 'membership.approve' : 'membership.decline',
        targetKind: 'membership request',
        targetId: params.id,
        target: `Professional, billed ${decided.billing}`,
        createdAt: deps.now().toISOString(),
      });
      return decided;
    });
    if (!request) throw notFound('open request');
    deps.mail.wake();
    return request;
  });

  serve(router, deps, getMembershipOfUser, ({ params }) => membershipOf(deps.database, params.id, deps.now()));

  serve(router, deps, changeMembership, async (input, context) => {
    await correct(deps, input, sessionOf(context).user);
    return membershipOf(deps.database, input.params.id, deps.now());
  });

  serve(router, deps, listCheckouts, async ({ query: { state, sort, cursor, limit = defaultPageSize } }) => {
    const [rows, total] = await Promise.all([
      findCheckouts(deps.database, state, { sort, before: decodeIdCursor(cursor, sort), limit: limit + 1 }),
      countCheckouts(deps.database, state),
    ]);
    const problems = await problemsOf(deps, rows);
    return onePage({
      rows,
      limit,
      total,
      present: (row) => presentCheckout(row, problems(row)),
      cursorOf: ({ id }) => encodeIdCursor(id, sort),
    });
  });

  serveExport(router, deps, exportCheckouts, {
    title: 'Payments',
    find: ({ state }, page, { database }) => findCheckouts(database, state, page),
    columns: {
      Number: ({ id }) => id,
      Opened: ({ created_at }) => time(created_at),
      Member: ({ username }) => username,
      Email: ({ email }) => email,
      Billing: ({ billing }) => billing,
      Amount: ({ amount_cents, currency }) => amount(amount_cents, currency),
      Currency: (row) => row.currency.toUpperCase(),
      State: ({ state }) => checkoutStates[state],
      Paid: ({ paid_at }) => time(paid_at),
      'Paid amount': ({ paid_cents, paid_currency }) => amount(paid_cents, paid_currency),
      'Paid currency': ({ paid_currency }) => paid_currency?.toUpperCase() ?? null,
      'Refunded because': ({ refund_reason }) => refund_reason,
      Page: ({ session_id }) => session_id,
      Subscription: ({ subscription_id }) => subscription_id,
    },
  });
}

type CheckoutRow = Awaited<ReturnType<typeof findCheckouts>>[number];

/** The problems of open tasks about these pages and their subscriptions. */
async function problemsOf({ database }: Pick<Deps, 'database'>, rows: readonly CheckoutRow[]) {
  const subjectsOf = (row: CheckoutRow) => [String(row.id), ...(row.subscription_id ? [row.subscription_id] : [])];
  const found = await findProblems(database, rows.flatMap(subjectsOf));
  return (row: CheckoutRow) => found.find(({ subject }) => subjectsOf(row).includes(subject))?.last_error ?? null;
}

function presentCheckout(row: CheckoutRow, problem: string | null): CheckoutForTeam {
  return {
    id: row.id,
    member: { id: row.user_id, username: row.username, email: row.email },
    billing: row.billing,
    amountCents: row.amount_cents,
    currency: row.currency.toUpperCase(),
    state: row.state,
    paidCents: row.paid_cents,
    paidCurrency: row.paid_currency?.toUpperCase() ?? null,
    refundReason: row.refund_reason,
    problem,
    sessionId: row.session_id,
    subscriptionId: row.subscription_id,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  };
}
