import type { Router } from 'express';

import type { CurrentUser } from '#contract/accounts.ts';
import type { HandlerResult } from '#contract/kit/endpoint.ts';
import {
  endRenewal,
  listCharges,
  listPlans,
  myMembership,
  requestMembership,
  withdrawMembershipRequest,
} from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { membershipAdminRoutes } from './admin.ts';
import { chargesOf } from './charges.ts';
import { membershipOf } from './corrections.ts';
import { notRenewedMail } from './mails.ts';
import { findPlans, presentPlan } from './plan-store.ts';
import { ask, withdraw } from './requests.ts';
import { findOpenRequest } from './store.ts';
import { endSubscriptionsOf } from './subscriptions.ts';

/** Plans and membership requests (rule plans). */
export function membershipRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listPlans, async () => (await findPlans(deps.database)).map(presentPlan));

  serve(router, deps, myMembership, (_input, context) => own(deps, sessionOf(context).user));

  serve(router, deps, listCharges, async (_input, context) => ({
    items: await chargesOf(deps, sessionOf(context).user.id),
  }));

  serve(router, deps, requestMembership, (input, context) => ask(deps, input, sessionOf(context).user));

  serve(router, deps, withdrawMembershipRequest, ({ params }, context) =>
    withdraw(deps, params.id, sessionOf(context).user),
  );

  serve(router, deps, endRenewal, async (_input, context) => {
    const { user } = sessionOf(context);
    const now = deps.now();
    await deps.database.write(async (trx) => {
      await lockRow(deps.database, trx, 'users', user.id);
      const { isRenewing, endsAt } = await membershipOf({ db: trx }, user.id, now);
      if (!isRenewing || endsAt === null)
        throw new HttpError('conflict', 'Your membership does not renew automatically.');
      await endSubscriptionsOf(deps, trx, user.id);
      await enqueueMail(trx, notRenewedMail(deps, user.email, endsAt), now);
    });
    deps.mail.wake();
    return own(deps, user);
  });

  membershipAdminRoutes(router, deps);
}

async function own(deps: Deps, { id }: CurrentUser): Promise<HandlerResult<typeof myMembership>> {
  const [{ endsAt, ...membership }, pending] = await Promise.all([
    membershipOf(deps.database, id, deps.now()),
    findOpenRequest(deps.database, id),
  ]);
  return { ...membership, renewsAt: endsAt, pending, payment: deps.payments ? 'page' : 'invoice' };
}
