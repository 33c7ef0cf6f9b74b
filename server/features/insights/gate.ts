import type { CurrentUser } from '#contract/accounts.ts';
import { insightsNeedPlan } from '#contract/insights.ts';
import { type Role, roleOf } from '#contract/kit/access.ts';
import { gives } from '#contract/memberships-plans.ts';
import { findMembership } from '#server/features/memberships/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { HttpError } from '#server/platform/http/http-error.ts';

/** Whether a member reads the reports: billed annually, or an admin. A plan that has lapsed gives none. */
export async function mayRead(
  database: Pick<Database, 'db'>,
  user: Pick<CurrentUser, 'id' | 'role' | 'membershipTier'>,
): Promise<boolean> {
  return mayReadAs(database, user.id, roleOf(user));
}

/** The same of an account with this role at this moment. */
export async function mayReadAs(database: Pick<Database, 'db'>, userId: number, role: Role): Promise<boolean> {
  if (role === 'admin') return true;
  if (role !== 'professional') return false;
  const membership = await findMembership(database, userId);
  return gives('insights', role, membership?.billing ?? null);
}

/** Throws 403 for members whose plan leaves the reports out. */
export async function requirePlan(
  database: Pick<Database, 'db'>,
  user: Pick<CurrentUser, 'id' | 'role' | 'membershipTier'>,
): Promise<void> {
  if (!(await mayRead(database, user))) throw new HttpError('forbidden', insightsNeedPlan);
}
