import type { Expression, Kysely, Selectable } from 'kysely';
import type { Company, ParsedCompanyInput } from '#contract/companies.ts';
import type { Picture } from '#contract/pictures.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { CompaniesTable } from '#server/platform/db/tables/companies.ts';
import { nameKey } from '#server/platform/text/name-key.ts';
import { reindexCompany } from './lexemes.ts';
import { type CompanyRow, cardColumns } from './listing-store.ts';
import { logoColumns } from './logo.ts';

/** The columns of a company's page, without its technologies and team. */
export interface FullCompanyRow
  extends CompanyRow,
    Omit<CompaniesTable, 'id' | 'lexemes' | 'version' | 'hold' | 'logo' | keyof CompanyRow> {
  version: number;
  logo: string | null;
  hold: 'hidden' | 'removed' | null;
}

/** One public company, or `undefined`. */
export async function findCompany(database: Database, id: number): Promise<FullCompanyRow | undefined> {
  const [row] = await one(database, { id });
  return row;
}

/** One company, withheld or not: for its owner and admins. */
export async function findAnyCompany(database: Database, id: number): Promise<FullCompanyRow | undefined> {
  const [row] = await oneInAnyState(database, { id });
  return row;
}

const one = prepare((db, param: Param<{ id: number }>) => full(db, param('id')).where('companies.hold', 'is', null));

const oneInAnyState = prepare((db, param: Param<{ id: number }>) => full(db, param('id')));

function full(db: Kysely<Schema>, id: Expression<number>) {
  return db
    .selectFrom('companies')
    .where('companies.id', '=', id)
    .select([
      ...cardColumns,
      'companies.logo',
      'companies.long_description',
      'companies.website_url',
      'companies.growth_score',
      'companies.industry_rank',
      'companies.heat_score',
      'companies.acquisition_likelihood',
      'companies.funding_likelihood',
      'companies.ipo_likelihood',
      'companies.mission',
      'companies.vision',
      'companies.employee_count',
      'companies.revenue',
      'companies.valuation',
      'companies.profit_margin',
      'companies.funding_total',
      'companies.funding_rounds',
      'companies.milestones',
      'companies.created_at',
      'companies.updated_at',
      'companies.version',
      'companies.hold',
    ]);
}

/** The fields of the form, with the long description sanitised. */
export interface CompanyContent extends Omit<ParsedCompanyInput, 'longDescription' | 'logo'> {
  longDescription: string;
  /** Left out, it stays as it is. */
  logo?: Picture | null | undefined;
}

/** The figures that the network sets; the owner cannot change them. */
export type CompanyRatings = Pick<
  Company,
  | 'isVerified'
  | 'growthScore'
  | 'industryRank'
  | 'heatScore'
  | 'acquisitionLikelihood'
  | 'fundingLikelihood'
  | 'ipoLikelihood'
>;

/** Adds a company with its search entry and returns its id. */
export async function insertCompany(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  company: CompanyContent & { ownerId: number | null; createdAt: string; ratings?: CompanyRatings },
): Promise<number> {
  const { ownerId, createdAt, ratings } = company;
  const { id } = await trx
    .insertInto('companies')
    .values({
      ...contentOf(company),
      lexemes: '',
      owner_id: ownerId,
      is_verified: ratings?.isVerified ? 1 : 0,
      growth_score: ratings?.growthScore ?? null,
      industry_rank: ratings?.industryRank ?? null,
      heat_score: ratings?.heatScore ?? null,
      acquisition_likelihood: ratings?.acquisitionLikelihood ?? null,
      funding_likelihood: ratings?.fundingLikelihood ?? null,
      ipo_likelihood: ratings?.ipoLikelihood ?? null,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await reindexCompany(database, trx, id);
  return id;
}

/** A company that is there, as it appears in the table. */
export function rowOfCompany(trx: Transaction, id: number): Promise<Selectable<CompaniesTable>> {
  return trx.selectFrom('companies').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** Replaces the form's fields and the search entry; `undefined` when `version` is not the newest. */
export async function updateCompany(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
  { version, at, content }: { version: number; at: string; content: CompanyContent },
): Promise<Selectable<CompaniesTable> | undefined> {
  const row = await trx
    .updateTable('companies')
    .set({
      ...contentOf(content),
      ...(content.logo !== undefined && logoColumns(content.logo)),
      updated_at: at,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row) await reindexCompany(database, trx, id);
  return row;
}

/** Begins the next edition of a company; `undefined` when `version` is not the newest. */
export async function touchCompany(
  trx: Transaction,
  id: number,
  { version, at }: { version: number; at: string },
): Promise<number | undefined> {
  const row = await trx
    .updateTable('companies')
    .set({ updated_at: at, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Sets the logo of a company that is new. */
export async function setLogo(trx: Transaction, id: number, logo: Picture): Promise<void> {
  await trx.updateTable('companies').set(logoColumns(logo)).where('id', '=', id).execute();
}

function contentOf(company: CompanyContent) {
  return {
    name: company.name,
    name_key: nameKey(company.name),
    description: company.description,
    long_description: company.longDescription,
    website_url: company.websiteUrl ?? null,
    location: company.location,
    founded_year: company.foundedYear,
    size: company.size,
    sector: company.focusArea,
    mission: company.mission ?? null,
    vision: company.vision ?? null,
    employee_count: company.employeeCount ?? null,
    revenue: company.revenue ?? null,
    valuation: company.valuation ?? null,
    profit_margin: company.profitMargin ?? null,
    funding_total: company.fundingTotal ?? null,
    funding_rounds: JSON.stringify(company.fundingRounds),
    milestones: JSON.stringify(company.milestones),
  };
}
