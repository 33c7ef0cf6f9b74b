import type { CompanySize } from '#contract/companies.ts';
import type { companyRanges } from '#contract/companies-figures.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The values of a company that are counted for the filters. */
interface Counted {
  country: string | null;
  sector: string;
  size: CompanySize;
  is_verified: number;
  stages: readonly string[];
  ranges: ReturnType<typeof companyRanges>;
}

const tables = ['company_groups', 'company_figure_groups'] as const;
type GroupTable = (typeof tables)[number];

/**
 * Counts a company among those with the same values, and no longer where it was counted before; `null` for one that is not
 * public. The caller has locked its row.
 */
export async function countCompany(trx: Transaction, id: number, company: Counted | null): Promise<void> {
  const before = await trx
    .selectFrom('grouped_companies')
    .where('company_id', '=', id)
    .select(['group_id as company_groups', 'figure_group_id as company_figure_groups'])
    .executeTakeFirst();
  const after = company && {
    company_groups: await groupOf(trx, 'company_groups', valuesOf(company)),
    company_figure_groups: await groupOf(trx, 'company_figure_groups', rangesOf(company)),
  };
  for (const table of tables) await move(trx, table, before?.[table] ?? null, after?.[table] ?? null);
  if (!after) {
    await trx.deleteFrom('grouped_companies').where('company_id', '=', id).execute();
    return;
  }
  const groups = { group_id: after.company_groups, figure_group_id: after.company_figure_groups };
  await trx
    .insertInto('grouped_companies')
    .values({ company_id: id, ...groups })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(groups))
    .execute();
}

/** Counts one company less in a group and one more in another. */
async function move(trx: Transaction, table: GroupTable, before: number | null, after: number | null): Promise<void> {
  if (before === after) return;
  // In the order of their numbers, so that two companies that change places do not wait for each other.
  const changes = [
    ...(before === null ? [] : [[before, -1] as const]),
    ...(after === null ? [] : [[after, 1] as const]),
  ];
  for (const [group, more] of changes.toSorted(([a], [b]) => a - b)) {
    await trx
      .updateTable(table)
      .set((eb) => ({ companies: eb('companies', '+', more) }))
      .where('id', '=', group)
      .execute();
  }
}

function valuesOf({ country, sector, size, is_verified, stages }: Counted) {
  const raised = stages.length === 0 ? '' : `,${stages.toSorted().join(',')},`;
  return { country: country ?? '', sector, size, is_verified, stages: raised };
}

function rangesOf({ ranges: { lastRound, ...others } }: Counted) {
  return { ...others, last_round: lastRound };
}

/** The number of the group of companies with these values, which begins empty. */
async function groupOf(trx: Transaction, table: GroupTable, values: Record<string, string | number>): Promise<number> {
  // Both tables have a key of all values, which the compiler cannot see for a variable table.
  const groups = table as 'company_groups';
  const find = () =>
    trx
      .selectFrom(groups)
      .where((eb) => eb.and(values as object))
      .select('id');
  const known = await find().executeTakeFirst();
  if (known) return known.id;
  await trx
    .insertInto(groups)
    .values({ ...(values as ReturnType<typeof valuesOf>), companies: 0 })
    .onConflict((conflict) => conflict.columns(Object.keys(values) as 'country'[]).doNothing())
    .execute();
  return (await find().executeTakeFirstOrThrow()).id;
}
