import type { Selectable } from 'kysely';

import { companyInvestorBounds, type InvestorKind, investorKey } from '#contract/company-investors.ts';
import { notBlocked } from '#server/features/members/index.ts';
import { byAge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { CompanyInvestorsTable } from '#server/platform/db/tables/company-investors.ts';

type Readable = Pick<Database, 'db'>;
export type InvestorRow = Selectable<CompanyInvestorsTable>;

/** A member or a company that invests. */
export interface InvestorRef {
  kind: InvestorKind;
  id: number;
}

const columnOf = { member: 'user_id', company: 'investor_company_id' } as const;

/** The record that a row names. */
export function refOf(row: Pick<InvestorRow, 'user_id' | 'investor_company_id'>): InvestorRef {
  return row.user_id === null
    ? { kind: 'company', id: row.investor_company_id ?? 0 }
    : { kind: 'member', id: row.user_id };
}

/** The investors of a company, whoever has agreed, by name; without members with a block between them and the viewer. */
export function findInvestors({ db }: Readable, companyId: number, viewerId: number | null): Promise<InvestorRow[]> {
  return db
    .selectFrom('company_investors')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(notBlocked(viewerId, 'company_investors.user_id'))
    .orderBy('name_key')
    .limit(companyInvestorBounds.perCompany)
    .execute();
}

export function findInvestor(
  { db }: Readable,
  companyId: number,
  { kind, id }: InvestorRef,
): Promise<InvestorRow | undefined> {
  return db
    .selectFrom('company_investors')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(columnOf[kind], '=', id)
    .executeTakeFirst();
}

/** Who has this name of a company's rounds, confirmed or not. */
export function findHolder(trx: Transaction, companyId: number, name: string): Promise<InvestorRow | undefined> {
  return trx
    .selectFrom('company_investors')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('name_key', '=', investorKey(name))
    .executeTakeFirst();
}

/** How many investors a company names, and how many companies an investor; whether or not confirmed. */
export async function countInvestors(trx: Transaction, of: { companyId: number } | InvestorRef): Promise<number> {
  const [column, id] = 'companyId' in of ? (['company_id', of.companyId] as const) : [columnOf[of.kind], of.id];
  const { rows } = await trx
    .selectFrom('company_investors')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return rows;
}

/** The names of the investors in a company's rounds, by key. */
export async function namesInRounds({ db }: Readable, companyId: number): Promise<Map<string, string>> {
  const row = await db
    .selectFrom('companies')
    .select('funding_rounds')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return investorNames(roundsOf(row.funding_rounds));
}

/** A round as the contract parsed it before it was stored. */
interface StoredRound {
  type: string;
  amount: string;
  date: string;
  investors: string[];
}

function roundsOf(json: string): StoredRound[] {
  return JSON.parse(json) as StoredRound[];
}

function investorNames(rounds: readonly Pick<StoredRound, 'investors'>[]): Map<string, string> {
  return new Map(rounds.flatMap(({ investors }) => investors.map((name) => [investorKey(name), name] as const)));
}

/** Stores who an investor is. Throws a unique violation when the name is another record already. */
export async function insertInvestor(
  trx: Transaction,
  { kind, id }: InvestorRef,
  row: Pick<InvestorRow, 'company_id' | 'name' | 'agreement' | 'since'>,
): Promise<void> {
  const who = { user_id: kind === 'member' ? id : null, investor_company_id: kind === 'company' ? id : null };
  await trx
    .insertInto('company_investors')
    .values({ ...row, ...who, name_key: investorKey(row.name) })
    .execute();
}

export async function updateInvestor(
  trx: Transaction,
  id: number,
  row: Pick<InvestorRow, 'name' | 'agreement' | 'since'>,
): Promise<void> {
  await trx
    .updateTable('company_investors')
    .set({ ...row, name_key: investorKey(row.name) })
    .where('id', '=', id)
    .execute();
}

/** Removes an investor; returns the name that the rounds have for it, `undefined` where there was none. */
export async function deleteInvestor(
  trx: Transaction,
  companyId: number,
  { kind, id }: InvestorRef,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('company_investors')
    .where('company_id', '=', companyId)
    .where(columnOf[kind], '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Forgets who the investors are whom a company's rounds no longer name. */
export async function forgetUnnamedInvestors(
  trx: Transaction,
  companyId: number,
  rounds: readonly Pick<StoredRound, 'investors'>[],
): Promise<void> {
  const named = investorNames(rounds);
  const rows = await trx
    .selectFrom('company_investors')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .execute();
  // By the names: the keys of rows from before names were compared as a whole are shorter.
  const unnamed = rows.filter(({ name }) => !named.has(investorKey(name))).map(({ id }) => id);
  if (unnamed.length > 0) await trx.deleteFrom('company_investors').where('id', 'in', unnamed).execute();
}

function investmentsOf({ db }: Readable, { kind, id }: InvestorRef, { isOwn }: { isOwn: boolean }) {
  const rows = db
    .selectFrom('company_investors')
    .innerJoin('companies', 'companies.id', 'company_investors.company_id')
    .where(`company_investors.${columnOf[kind]}`, '=', id)
    .where('companies.hold', 'is', null);
  return isOwn ? rows : rows.where('company_investors.agreement', '=', 'both');
}

/** A part of the public companies in which an investor has invested, the newest link first, with its rounds there. */
export async function findInvestments(
  database: Readable,
  investor: InvestorRef,
  { isOwn, before, limit }: { isOwn: boolean; before: number | undefined; limit: number },
) {
  const { beyond, direction } = byAge('company_investors.id', { before, limit });
  const rows = await investmentsOf(database, investor, { isOwn })
    .where(beyond)
    .orderBy('company_investors.id', direction)
    .limit(limit)
    .select(['companies.id as company_id', 'companies.name as company', 'companies.funding_rounds'])
    .select(['company_investors.id', 'company_investors.name as investor', 'agreement', 'since'])
    .execute();
  return rows.map(({ funding_rounds, investor: named, ...row }) => ({
    ...row,
    rounds: roundsOf(funding_rounds)
      .filter(({ investors }) => investors.some((name) => investorKey(name) === investorKey(named)))
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map(({ type, amount, date }) => ({ type, amount, date })),
  }));
}

/** How many investments there are, counted to one past the cap. */
export function countInvestments(
  database: Readable,
  investor: InvestorRef,
  { isOwn }: { isOwn: boolean },
): Promise<number> {
  return countCapped(database, investmentsOf(database, investor, { isOwn }).select('company_investors.id'));
}
