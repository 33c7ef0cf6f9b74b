import type { Router } from 'express';

import { defaultPageSize } from '#contract/kit/paging.ts';
import { getRedemption, listOffers, listRedeemedOffers, redeemOffer } from '#contract/offers.ts';
import type { Deps } from '#server/deps.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { offersGiven } from './gate.ts';
import { dayOf, presentOffer, presentRedeemed } from './presenter.ts';
import { findRedeemed, findRedeemedAmong, redeemedBy } from './redemption-store.ts';
import { redeem, redemptionOf } from './redemptions.ts';
import { findCurrentOffers } from './store.ts';

/** Offers to members, and what the caller has redeemed (rule offers). */
export function offerRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listOffers, async (_input, context) => {
    const { user } = sessionOf(context);
    const now = deps.now();
    const [rows, given] = await Promise.all([findCurrentOffers(database, dayOf(now)), offersGiven(database, user)]);
    const redeemed = await findRedeemedAmong(
      database,
      user.id,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentOffer(row, { given, isRedeemed: redeemed.has(row.id) }, now));
  });

  serve(router, deps, listRedeemedOffers, async ({ query }, context) => {
    const { user } = sessionOf(context);
    const limit = query.limit ?? defaultPageSize;
    const [rows, total] = await Promise.all([
      findRedeemed(database, user.id, { before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      countCapped(database, redeemedBy(database, user.id)),
    ]);
    const now = deps.now();
    return onePage({
      rows,
      limit,
      total,
      present: (row) => presentRedeemed(row, now),
      cursorOf: (row) => encodeIdCursor(row.redemption_id),
    });
  });

  serve(router, deps, redeemOffer, ({ params }, context) => redeem(deps, sessionOf(context).user, params.id));

  serve(router, deps, getRedemption, async ({ params }, context) => {
    const found = await redemptionOf(deps, sessionOf(context).user, params.id);
    if (!found) throw notFound('code');
    return found;
  });
}
