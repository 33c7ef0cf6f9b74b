import type { Router } from 'express';

import {
  decideMembershipRequest,
  exportMembershipRequests,
  listCharges,
  listMembershipRequests,
  listPlans,
  myMembership,
  requestMembership,
} from '#contract/memberships.ts';
import { defaultPageSize } from '#contract/paging.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/features/audit/store.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/http/cursor.ts';
import { serveExport } from '#server/http/export.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { onePage } from '#server/http/page.ts';
import { serve } from '#server/http/route.ts';
import { sessionOf } from '#server/http/session.ts';
import { enqueueMail } from '#server/mail/outbox-store.ts';
import { chargesOf } from './charges.ts';
import { approveRequest, declineRequest } from './decisions.ts';
import { findPlans, presentPlan, professionalCharge } from './plan-store.ts';
import {
  countAllRequests,
  findAllRequests,
  findMembership,
  findOpenRequest,
  openRequest,
  presentRequest,
} from './store.ts';

/** Said to whoever was shown another price than the one there is. */
const newPrice = 'The price has changed meanwhile. Please look at it again.';

/** Plans and how one comes by them (spec 1, sections 2, 6 and 9). */
export function membershipRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listPlans, async () => (await findPlans(deps.database)).map(presentPlan));

  serve(router, deps, myMembership, async (_input, context) => {
    const session = sessionOf(context);
    const { id, membershipTier } = session.user;
    const [membership, pending] = await Promise.all([
      findMembership(deps.database, id),
      findOpenRequest(deps.database, id),
    ]);
    // One that is over and not yet cleared away is none.
    const current = membershipTier === 'professional' ? membership : undefined;
    return {
      tier: membershipTier,
      billing: current?.billing ?? null,
      startsAt: current?.starts_at ?? null,
      renewsAt: current?.ends_at ?? null,
      isRenewing: Boolean(current?.subscription_id),
      pending,
    };
  });

  serve(router, deps, listCharges, async (_input, context) => ({
    items: await chargesOf(deps.database, sessionOf(context).user.id),
  }));

  serve(router, deps, requestMembership, async ({ body }, context) => {
    const session = sessionOf(context);
    const { user } = session;
    if (user.membershipTier === 'professional') {
      throw new HttpError('conflict', 'You are a Professional member already.');
    }
    const now = deps.now();
    const request = await deps.database.write(async (trx) => {
      const amountCents = await professionalCharge({ db: trx }, body.billing);
      if (body.shownCents !== undefined && body.shownCents !== amountCents) throw new HttpError('conflict', newPrice);
      const opened = await openRequest(trx, user.id, { billing: body.billing, amountCents }, now.toISOString());
      if (!deps.payments) {
        const mail = {
          to: deps.env.site.contactEmail,
          subject: `Membership request of ${user.username}`,
          paragraphs: [
            `${user.username} (${user.email}) asks for the Professional plan, billed ${body.billing}: ${inDollars(amountCents)}.`,
          ],
          replyTo: user.email,
        };
        await enqueueMail(trx, mail, now, [user.id]);
      }
      return opened;
    });
    deps.mail.wake();
    // The request stands before the payment page is asked for: a failure there loses nothing.
    const checkoutUrl = deps.payments
      ? await deps.payments.createCheckout({
          requestId: request.id,
          billing: request.billing,
          amountCents: request.amountCents,
          email: user.email,
          successUrl: `${deps.baseUrl()}/pricing?checkout=success`,
          cancelUrl: `${deps.baseUrl()}/pricing?checkout=cancelled`,
        })
      : null;
    return { request, checkoutUrl };
  });

  serve(router, deps, listMembershipRequests, async ({ query: { status, cursor, limit = defaultPageSize } }) => {
    const [rows, total] = await Promise.all([
      findAllRequests(deps.database, status, { before: decodeIdCursor(cursor), limit: limit + 1 }),
      countAllRequests(deps.database, status),
    ]);
    return onePage({
      rows,
      limit,
      total,
      present: (row) => ({ ...presentRequest(row), username: row.username, email: row.email }),
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
  });

  serveExport(router, deps, exportMembershipRequests, {
    title: 'Membership requests',
    find: ({ status }, page) => findAllRequests(deps.database, status, page),
    columns: {
      Number: ({ id }) => id,
      Asked: ({ created_at }) => created_at,
      Member: ({ username }) => username,
      Email: ({ email }) => email,
      Billing: ({ billing }) => billing,
      Status: ({ status }) => status,
      Decided: ({ decided_at }) => decided_at,
    },
  });

  serve(router, deps, decideMembershipRequest, async ({ params, body }, context) => {
    const session = sessionOf(context);
    const decidedBy = session.user.id;
    const request = await deps.database.write(async (trx) => {
      const decided =
        body.decision === 'approve'
          ? await approveRequest(deps, trx, params.id, { decidedBy, subscriptionId: null })
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
}

function inDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
