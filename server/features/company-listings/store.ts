import { sql } from 'kysely';

import type { CompanyListing } from '#contract/company-listings.ts';
import { findBriefListings, isOfCompany } from '#server/features/listings/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The listings of a company that are listed at this time, newest first. */
export async function findCompanyListings(
  database: Pick<Database, 'db'>,
  companyId: number,
  at: string,
  limit: number,
): Promise<CompanyListing[]> {
  return findBriefListings(database, {
    at,
    limit,
    of: (eb) => eb.and([eb('company_id', '=', companyId), isOfCompany]),
  });
}

/** How many listings name a company. Those of somebody who no longer works there count no more than they are shown. */
export async function countCompanyListings({ db }: Pick<Database, 'db'>, companyId: number): Promise<number> {
  const { listings } = await db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('listings'))
    .where('company_id', '=', companyId)
    .where(isOfCompany)
    .executeTakeFirstOrThrow();
  return listings;
}

/** Names the company of a listing, or none. */
export async function setCompany(trx: Transaction, listingId: number, companyId: number | null): Promise<void> {
  await trx.updateTable('listings').set({ company_id: companyId }).where('id', '=', listingId).execute();
}

/** A listing is a job that is listed, by somebody who works for its company. */
const isListedJob = sql<boolean>`(listings.type = 'job' and listings.status = 'published' and listings.hold is null
  and ${isOfCompany})`;

/** How many listed jobs a company has. */
export async function countOpenJobs(trx: Transaction, companyId: number): Promise<number> {
  const { jobs } = await trx
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('company_id', '=', companyId)
    .where(isListedJob)
    .executeTakeFirstOrThrow();
  return jobs;
}

/** A part of the companies that are marked as hiring, by id; `isWrong`: they have more or fewer jobs than is said. */
export function findMarked({ read, db }: Database, after: number, limit: number) {
  return read<{ id: number; isWrong: number }>(
    sql<{ id: number; isWrong: number }>`select id, case when open_jobs =
        (select count(*) from listings where company_id = marked.id and ${isListedJob}) then 0 else 1 end as "isWrong"
      from (select id, open_jobs from companies where is_hiring = 1 and id > ${after} order by id limit ${limit}) as marked
      order by id`.compile(db),
  );
}

/** A part of the listings that name a company, by the company's id; `isWrong`: it is a job, and the company is not marked. */
export function findNamed({ read, db }: Database, after: number, limit: number) {
  return read<{ id: number; isWrong: number }>(
    sql<{ id: number; isWrong: number }>`select companies.id,
        max(case when companies.is_hiring = 0 and ${isListedJob} then 1 else 0 end) as "isWrong"
      from (select distinct company_id as id from listings where company_id > ${after} order by company_id limit ${limit})
        as named
      join companies on companies.id = named.id join listings on listings.company_id = named.id
      group by companies.id order by companies.id`.compile(db),
  );
}
