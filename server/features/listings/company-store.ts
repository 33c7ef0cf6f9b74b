import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';

/**
 * Whether the owner of a listing still owns its company or works there: the end of that takes the listing off the company's
 * page.
 */
export const isOfCompany = sql<boolean>`(
  exists (select 1 from companies where id = listings.company_id and owner_id = listings.owner_id)
  or exists (select 1 from company_people as place where place.company_id = listings.company_id
    and place.user_id = listings.owner_id and place.agreement = 'both'))`;

/** The company that the owner of a listing has named; `undefined` where there is none. */
export async function findCompanyOf({ db }: Pick<Database, 'db'>, listingId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('company_id')
    .where('id', '=', listingId)
    .where(isOfCompany)
    .executeTakeFirst();
  return row?.company_id ?? undefined;
}

/** The public company that the owner of a listing has named. */
export async function findHiringCompany({ db }: Pick<Database, 'db'>, listingId: number) {
  return db
    .selectFrom('listings')
    .innerJoin('companies', 'companies.id', 'listings.company_id')
    .select(['companies.id', 'companies.name', 'companies.website_url as website'])
    .where('listings.id', '=', listingId)
    .where('companies.hold', 'is', null)
    .where(isOfCompany)
    .executeTakeFirst();
}
