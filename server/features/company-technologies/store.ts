import type { TechnologyUse } from '#contract/company-technologies.ts';
import { byAge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

type Readable = Pick<Database, 'db'>;

/** The public technologies that a company names, by name. */
export function findLinkedTechnologies({ db }: Readable, companyId: number) {
  return db
    .selectFrom('company_technologies')
    .innerJoin('technologies', 'technologies.id', 'company_technologies.technology_id')
    .where('company_technologies.company_id', '=', companyId)
    .where('technologies.hold', 'is', null)
    .orderBy('technologies.name')
    .orderBy('technologies.id')
    .select(['technologies.id', 'technologies.name', 'company_technologies.use'])
    .execute();
}

function companiesOf({ db }: Readable, technologyId: number) {
  return db
    .selectFrom('company_technologies')
    .innerJoin('companies', 'companies.id', 'company_technologies.company_id')
    .where('company_technologies.technology_id', '=', technologyId)
    .where('companies.hold', 'is', null);
}

/** A part of the public companies that name a technology, newest first. */
export function findCompaniesOf(
  database: Readable,
  technologyId: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const { beyond, direction } = byAge('companies.id', { before, limit });
  return companiesOf(database, technologyId)
    .where(beyond)
    .orderBy('companies.id', direction)
    .limit(limit)
    .select(['companies.id', 'companies.name', 'company_technologies.use'])
    .execute();
}

/** How many public companies name a technology, counted to one past the cap. */
export function countCompaniesOf(database: Readable, technologyId: number): Promise<number> {
  return countCapped(database, companiesOf(database, technologyId).select('companies.id'));
}

/** The public companies of a member, except the one whose technology it is, with what each does with it; by name. */
export function findOwnCompanies({ db }: Readable, userId: number, technologyId: number) {
  return db
    .selectFrom('companies')
    .leftJoin('company_technologies', (join) =>
      join
        .onRef('company_technologies.company_id', '=', 'companies.id')
        .on('company_technologies.technology_id', '=', technologyId),
    )
    .where('companies.owner_id', '=', userId)
    .where('companies.hold', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('technologies')
            .select('technologies.id')
            .where('technologies.id', '=', technologyId)
            .whereRef('technologies.company_id', '=', 'companies.id'),
        ),
      ),
    )
    .orderBy('companies.name')
    .orderBy('companies.id')
    .limit(200)
    .select(['companies.id', 'companies.name', 'company_technologies.use'])
    .execute();
}

/** Whether a technology is one of the company's own. */
export async function isOwnTechnology(trx: Transaction, companyId: number, technologyId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('technologies')
    .select('id')
    .where('id', '=', technologyId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many other technologies than this one a company names. */
export async function countOthers(trx: Transaction, companyId: number, technologyId: number): Promise<number> {
  const { others } = await trx
    .selectFrom('company_technologies')
    .where('company_id', '=', companyId)
    .where('technology_id', '!=', technologyId)
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .executeTakeFirstOrThrow();
  return others;
}

/** Names a technology of a company, or changes what the company does with it. */
export async function setUse(trx: Transaction, companyId: number, technologyId: number, use: TechnologyUse) {
  await trx
    .insertInto('company_technologies')
    .values({ company_id: companyId, technology_id: technologyId, use })
    .onConflict((conflict) => conflict.columns(['company_id', 'technology_id']).doUpdateSet({ use }))
    .execute();
}

/** Takes a technology off a company, and returns its name; `undefined` where it is not named. */
export async function removeUse(
  trx: Transaction,
  companyId: number,
  technologyId: number,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('company_technologies')
    .where('company_id', '=', companyId)
    .where('technology_id', '=', technologyId)
    .returning((eb) =>
      eb
        .selectFrom('technologies')
        .whereRef('technologies.id', '=', 'company_technologies.technology_id')
        .select('technologies.name')
        .as('name'),
    )
    .executeTakeFirst();
  return row?.name ?? undefined;
}
