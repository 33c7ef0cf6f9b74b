import type { Transaction } from '#server/platform/db/schema.ts';

/** A sample that has no picture yet. */
export interface Bare {
  id: number;
  name: string;
}

/** The sample companies of these names that have no logo: those whose address is still the one of the samples. */
export async function findBareCompanies(trx: Transaction, names: readonly string[]): Promise<Bare[]> {
  return trx
    .selectFrom('companies')
    .where('name', 'in', names)
    .where('logo_url', 'is', null)
    .where('website_url', 'like', 'https://%.example.com%')
    .select(['id', 'name'])
    .execute();
}

/** The sample members of these user names that have no picture. */
export async function findBareMembers(trx: Transaction, usernames: readonly string[]): Promise<Bare[]> {
  return trx
    .selectFrom('users')
    .innerJoin('member_profiles', 'member_profiles.user_id', 'users.id')
    .where('users.username_key', 'in', usernames)
    .where('users.email', 'like', '%@sample.example')
    .where('member_profiles.avatar_id', 'is', null)
    .where('member_profiles.avatar_hash', 'is', null)
    .select(['users.id', 'users.username_key as name'])
    .execute();
}

/** Shows the logo of a company. */
export async function showLogo(
  trx: Transaction,
  id: number,
  columns: { logo: string | null; logo_url: string | null },
): Promise<void> {
  await trx.updateTable('companies').set(columns).where('id', '=', id).execute();
}
