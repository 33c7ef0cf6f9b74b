import type { Transaction } from '#server/platform/db/schema.ts';

interface Sample {
  id: number;
  name: string;
}

/** The sample members that are still there, by user name. */
export function findSampleMembers(trx: Transaction, usernames: readonly string[]): Promise<Sample[]> {
  return trx
    .selectFrom('users')
    .innerJoin('member_profiles', 'member_profiles.user_id', 'users.id')
    .where('username_key', 'in', usernames)
    .select(['users.id', 'username_key as name'])
    .execute();
}

/** The sample companies: nobody else has an address of this kind. */
export function findSampleCompanies(trx: Transaction, names: readonly string[]): Promise<Sample[]> {
  return trx
    .selectFrom('companies')
    .where('name', 'in', names)
    .where('website_url', 'like', '%.example.com')
    .select(['id', 'name'])
    .execute();
}

/** The owners of sample companies who are on their team under their own name, with what they do there. */
export function findSampleFounders(trx: Transaction, companies: readonly Sample[]) {
  return trx
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.owner_id')
    .innerJoin('company_team', (join) =>
      join.onRef('company_team.company_id', '=', 'companies.id').onRef('company_team.name', '=', 'users.full_name'),
    )
    .where(
      'companies.id',
      'in',
      companies.map(({ id }) => id),
    )
    .select([
      'companies.id as company_id',
      'users.id as user_id',
      'company_team.id as team_member_id',
      'company_team.title as role',
    ])
    .execute();
}

/** The sample listings, which their owners have not renamed. */
export function findSampleListings(trx: Transaction, titles: readonly string[]): Promise<Sample[]> {
  return trx
    .selectFrom('listings')
    .where('title', 'in', titles)
    .where('status', '<>', 'draft')
    .select(['id', 'title as name'])
    .execute();
}
