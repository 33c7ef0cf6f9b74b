import { sql } from 'kysely';

/**
 * 1 where the member of this number has a profile that everyone can see, as `as`: those who are suspended, who keep
 * to themselves and whose account is gone have none, and their name leads nowhere. `account` is the column of the
 * query that holds the number, with its table: without, it would be the profile's own. Where it holds none it is 0.
 */
export function hasProfile<As extends string = 'has_profile'>(account: `${string}.${string}`, as?: As) {
  return sql<0 | 1>`coalesce(
    (select shown.is_listed from member_profiles as shown where shown.user_id = ${sql.ref(account)}), 0
  )`.as((as ?? 'has_profile') as As);
}
