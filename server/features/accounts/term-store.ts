import { type Role, roleOf } from '#contract/kit/access.ts';
import type { Database } from '#server/platform/db/database.ts';
import { termOf, tierAt } from './term.ts';

/**
 * The role that an account has at this moment, for work that no session asks for: a membership that has ended gives
 * nothing, and whoever is suspended or deleted is a visitor.
 */
export async function roleAt(database: Pick<Database, 'db'>, userId: number, now: Date): Promise<Role> {
  return (await rolesAt(database, [userId], now))(userId);
}

/** The same for several accounts, by their number. */
export async function rolesAt(
  { db }: Pick<Database, 'db'>,
  userIds: readonly number[],
  now: Date,
): Promise<(userId: number) => Role> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.ended_at', 'is', null),
    )
    .where('users.id', 'in', userIds)
    .where('users.suspended_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .select([
      'users.id',
      'users.role',
      'users.membership_tier',
      'memberships.ends_at',
      'subscription_id',
      'cancelled_at',
    ])
    .execute();
  const roles = new Map(
    rows.map((row) => [
      row.id,
      roleOf({ role: row.role, membershipTier: tierAt(row.membership_tier, termOf(row), now) }),
    ]),
  );
  return (userId) => roles.get(userId) ?? roleOf(null);
}
