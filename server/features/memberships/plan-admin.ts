import type { Router } from 'express';

import { staleEdition } from '#contract/content.ts';
import {
  listPlanEditions,
  type PlanEdition,
  type PlanFields,
  planBounds,
  updatePlan,
} from '#contract/memberships-admin.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findPlans, type PlanRow, presentPlan, writePlan } from './plan-store.ts';
import { inMoney } from './words.ts';

/** Prices and benefits of the plans, for admins: see docs/decisions/0035-prices-in-the-database.md. */
export function planAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listPlanEditions, async () => (await findPlans(deps.database)).map(present));

  serve(router, deps, updatePlan, async ({ params: { id }, body: { version, ...fields } }, context) => {
    checkPrices(id, fields);
    const row = await deps.database.write(async (trx) => {
      const after = await writePlan(trx, id, version, fields);
      if (!after) throw new HttpError('conflict', staleEdition);
      await insertAuditEntry(trx, {
        actorId: sessionOf(context).user.id,
        action: 'content.edit',
        targetKind: 'membership plan',
        targetId: null,
        target: after.name,
        note: `${inMoney(after.price_cents)} a month, ${inMoney(after.annual_price_cents)} billed annually; ${fields.benefits.length} benefits`,
        createdAt: deps.now().toISOString(),
      });
      return after;
    });
    return present(row);
  });
}

/** The Free plan must be free and the other one must not, because a payment page cannot charge nothing. */
function checkPrices(id: PlanRow['id'], { priceCents, annualPriceCents }: PlanFields): void {
  if (id === 'free') {
    if (priceCents > 0) throw invalidInput({ priceCents: 'The Free plan costs nothing' });
    return;
  }
  if (annualPriceCents < planBounds.cents.min) throw invalidInput({ annualPriceCents: 'Please enter at least $1' });
}

function present(row: PlanRow): PlanEdition {
  return {
    ...presentPlan(row),
    priceCents: row.price_cents,
    annualPriceCents: row.annual_price_cents,
    version: row.version,
  };
}
