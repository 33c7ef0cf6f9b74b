import type { Selectable } from 'kysely';

import { chargeOf, type MembershipPlan } from '#contract/memberships.ts';
import type { PlanFields } from '#contract/memberships-admin.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MembershipPlansTable } from '#server/platform/db/tables/memberships.ts';
import type { Billing } from './store.ts';

export type PlanRow = Selectable<MembershipPlansTable>;

/** All plans in their order. */
export function findPlans({ db }: Pick<Database, 'db'>): Promise<PlanRow[]> {
  return db.selectFrom('membership_plans').selectAll().orderBy('position').execute();
}

/** Writes the next edition; `undefined` when `version` is no longer the newest. */
export function writePlan(
  trx: Transaction,
  id: MembershipPlan['id'],
  version: number,
  { priceCents, annualPriceCents, isPopular, benefits }: PlanFields,
): Promise<PlanRow | undefined> {
  return trx
    .updateTable('membership_plans')
    .set({
      price_cents: priceCents,
      annual_price_cents: annualPriceCents,
      is_popular: isPopular ? 1 : 0,
      benefits: JSON.stringify(benefits),
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** The current price of the Professional plan, in cents: for each month, or each year. */
export async function professionalCharge(database: Pick<Database, 'db'>, billing: Billing): Promise<number> {
  const plan = (await findPlans(database)).find(({ id }) => id === 'professional');
  if (!plan) throw new Error('The migrations put the Professional plan into the database');
  return chargeOf({ priceCents: plan.price_cents, annualPriceCents: plan.annual_price_cents }, billing);
}

/** A plan as everyone sees it, with savings computed from its prices. */
export function presentPlan(row: PlanRow): MembershipPlan {
  return {
    id: row.id,
    name: row.name,
    price: row.price_cents / 100,
    period: 'month',
    // The contract parsed this JSON before it was stored.
    benefits: JSON.parse(row.benefits) as MembershipPlan['benefits'],
    isPopular: row.is_popular === 1,
    annualPrice: row.annual_price_cents / 100,
    savings: (12 * (row.price_cents - row.annual_price_cents)) / 100,
  };
}
