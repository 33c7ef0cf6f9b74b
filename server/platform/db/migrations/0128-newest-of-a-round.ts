import type { Kysely } from 'kysely';

/** Companies with a kind of last round are found in the order of their ids, too: filters are counted among the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('grouped_companies_by_round').execute();
  await db.schema
    .createIndex('grouped_companies_by_round')
    .on('grouped_companies')
    .columns(['round_group_id', 'company_id', 'group_id', 'figure_group_id', 'city_group_id'])
    .execute();
}
