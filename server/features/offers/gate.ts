import type { CurrentUser } from '#contract/accounts.ts';
import { roleOf } from '#contract/kit/access.ts';
import { gives } from '#contract/memberships-plans.ts';
import { type OfferAudience, offerAudiences } from '#contract/offers.ts';
import { findMembership } from '#server/features/memberships/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a caller's plan gives of offers at this moment: 0 for none (rule offers). */
export async function offersGiven(database: Pick<Database, 'db'>, user: CurrentUser): Promise<number> {
  const role = roleOf(user);
  if (user.membershipTier !== 'professional') return gives('offers', role);
  const membership = await findMembership(database, user.id);
  return gives('offers', role, membership?.billing ?? null);
}

/** Whether a plan that gives so much includes an offer to this audience. */
export function includes(given: number, audience: OfferAudience): boolean {
  return given >= offerAudiences[audience].needs;
}
