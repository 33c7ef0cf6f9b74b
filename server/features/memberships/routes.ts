import type { Router } from 'express';

import {
  builtInPlans,
  decideMembershipRequest,
  listMembershipRequests,
  listPlans,
  myMembership,
  requestMembership,
} from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { serve } from '#server/http/route.ts';
import { enqueueMail } from '#server/mail/outbox-store.ts';
import { approveRequest, declineRequest } from './decisions.ts';
import { findMembership, findOpenRequest, listOpenRequests, openRequest } from './store.ts';

/** Plans and how one comes by them (spec 1, sections 2, 6 and 9). */
export function membershipRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listPlans, async () => [...builtInPlans]);

  serve(router, deps, myMembership, async (_input, { session }) => {
    if (!session) throw new HttpError('unauthenticated', 'Please sign in to do this.');
    const { id, membershipTier } = session.user;
    const [membership, pending] = await Promise.all([
      findMembership(deps.database, id),
      findOpenRequest(deps.database, id),
    ]);
    return {
      tier: membershipTier,
      billing: membership?.billing ?? null,
      renewsAt: membership?.ends_at ?? null,
      pending,
    };
  });

  serve(router, deps, requestMembership, async ({ body }, { session }) => {
    if (!session) throw new HttpError('unauthenticated', 'Please sign in to do this.');
    const { user } = session;
    if (user.membershipTier === 'professional') {
      throw new HttpError('conflict', 'You are a Professional member already.');
    }
    const now = deps.now();
    const request = await deps.database.write(async (trx) => {
      const opened = await openRequest(trx, user.id, body.billing, now.toISOString());
      if (!deps.payments) {
        const mail = {
          to: deps.env.site.contactEmail,
          subject: `Membership request of ${user.username}`,
          paragraphs: [`${user.username} (${user.email}) asks for the Professional plan, billed ${body.billing}.`],
          replyTo: user.email,
        };
        await enqueueMail(trx, mail, now);
      }
      return opened;
    });
    deps.mail.wake();
    // The request stands before the payment page is asked for: a failure there loses nothing.
    const checkoutUrl = deps.payments
      ? await deps.payments.createCheckout({
          requestId: request.id,
          billing: request.billing,
          email: user.email,
          successUrl: `${deps.baseUrl()}/pricing?checkout=success`,
          cancelUrl: `${deps.baseUrl()}/pricing?checkout=cancelled`,
        })
      : null;
    return { request, checkoutUrl };
  });

  serve(router, deps, listMembershipRequests, () => listOpenRequests(deps.database));

  serve(router, deps, decideMembershipRequest, async ({ params, body }, { session }) => {
    if (!session) throw new HttpError('unauthenticated', 'Please sign in to do this.');
    const decidedBy = session.user.id;
    const request = await deps.database.write((trx) =>
      body.decision === 'approve'
        ? approveRequest(deps, trx, params.id, { decidedBy, subscriptionId: null })
        : declineRequest(deps, trx, params.id, decidedBy),
    );
    if (!request) throw notFound('open request');
    deps.mail.wake();
    return request;
  });
}
