import type { CompanySize } from '#contract/companies.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The values of a company that are counted for the filters. */
interface Counted {
  country: string | null;
  sector: string;
  size: CompanySize;
  is_verified: number;
  stages: readonly string[];
}

/**
 * Counts a company among those with the same values, and no longer where it was counted before; `null` for one that is not
 * public. The caller has locked its row.
 */
export async function countCompany(trx: Transaction, id: number, company: Counted | null): Promise<void> {
  const before = await trx
    .selectFrom('grouped_companies')
    .where('company_id', '=', id)
    .select('group_id')
    .executeTakeFirst();
  const after = company && (await groupOf(trx, company));
  if ((before?.group_id ?? null) === after) return;
  // In the order of their numbers, so that two companies that change places do not wait for each other.
  const changes = [
    ...(before ? [[before.group_id, -1] as const] : []),
    ...(after === null ? [] : [[after, 1] as const]),
  ];
  for (const [group, more] of changes.toSorted(([a], [b]) => a - b)) {
    await trx
      .updateTable('company_groups')
      .set((eb) => ({ companies: eb('companies', '+', more) }))
      .where('id', '=', group)
      .execute();
  }
  if (after === null) await trx.deleteFrom('grouped_companies').where('company_id', '=', id).execute();
  else {
    await trx
      .insertInto('grouped_companies')
      .values({ company_id: id, group_id: after })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ group_id: after }))
      .execute();
  }
}

/** The number of the group of companies with these values, which begins empty. */
async function groupOf(trx: Transaction, { stages, ...company }: Counted): Promise<number> {
  const values = {
    country: company.country ?? '',
    sector: company.sector,
    size: company.size,
    is_verified: company.is_verified,
    stages: stages.length === 0 ? '' : `,${stages.toSorted().join(',')},`,
  };
  const find = () =>
    trx
      .selectFrom('company_groups')
      .where((eb) => eb.and(values))
      .select('id');
  const known = await find().executeTakeFirst();
  if (known) return known.id;
  await trx
    .insertInto('company_groups')
    .values({ ...values, companies: 0 })
    .onConflict((conflict) => conflict.columns(['country', 'sector', 'size', 'is_verified', 'stages']).doNothing())
    .execute();
  return (await find().executeTakeFirstOrThrow()).id;
}
