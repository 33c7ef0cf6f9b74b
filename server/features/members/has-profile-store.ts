import { sql } from 'kysely';

/**
 * 1 where the member with this number has a profile that everyone can see, as `as`; 0 for suspended and unlisted
 * members and deleted accounts, whose names are not links. `account` is the query's column with the number, qualified
 * with its table, because otherwise it would be the profile's own column. A null gives 0.
 */
export function hasProfile<As extends string = 'has_profile'>(account: `${string}.${string}`, as?: As) {
  return sql<0 | 1>`coalesce(
    (select shown.is_listed from member_profiles as shown where shown.user_id = ${sql.ref(account)}), 0
  )`.as((as ?? 'has_profile') as As);
}
