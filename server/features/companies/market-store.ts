import type { Company } from '#contract/companies.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What market figures need to know of a company. */
export interface MarketCompany {
  id: number;
  sector: string;
  location: string;
  addedAt: string;
  rounds: Pick<Company['fundingRounds'][number], 'type' | 'amount' | 'date'>[];
}

/** The public companies after a number, in the order of their numbers. */
export async function companiesForMarkets(
  { db }: Pick<Database, 'db'>,
  after: number,
  limit: number,
): Promise<MarketCompany[]> {
  const rows = await db
    .selectFrom('companies')
    .where('id', '>', after)
    .where('hold', 'is', null)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'sector', 'location', 'created_at', 'funding_rounds'])
    .execute();
  return rows.map(({ created_at: addedAt, funding_rounds: rounds, ...row }) => ({
    ...row,
    addedAt,
    rounds: JSON.parse(rounds) as MarketCompany['rounds'],
  }));
}

/** The sector of a public company, or `undefined`. */
export async function sectorOfCompany({ db }: Pick<Database, 'db'>, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .where('id', '=', id)
    .where('hold', 'is', null)
    .select('sector')
    .executeTakeFirst();
  return row?.sector;
}
