import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The figures by which companies are sorted anew, with what stands for an unknown one. */
const orders = { revenue_eur: 0, closes_on: 99_999_999, open_jobs: 0 } as const;

const groups = { company_round_groups: 'round_type', company_city_groups: 'city' } as const;
const links = ['group_id', 'figure_group_id', 'round_group_id', 'city_group_id'] as const;

/**
 * Companies are sorted by revenue, by open jobs and by the day on which their round closes, and are counted by city and by
 * the kind of their last round. The program reads both of the companies that exist while it reindexes them.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  for (const [column, unknown] of Object.entries(orders)) {
    await db.schema
      .alterTable('companies')
      .addColumn(column, integer, (c) => c.notNull().defaultTo(unknown))
      .execute();
    await sql`create index ${sql.ref(`companies_by_${column}`)} on companies (${sql.ref(column)}, id, hold)
      where hold is null`.execute(db);
  }
  for (const [table, column] of Object.entries(groups)) {
    await db.schema
      .createTable(table)
      .addColumn('id', integer, (c) =>
        dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn(column, 'text', (c) => c.notNull())
      .addColumn('companies', 'integer', (c) => c.notNull())
      .addUniqueConstraint(`${table}_key`, [column])
      .execute();
  }
  await db.schema
    .alterTable('grouped_companies')
    .addColumn('round_group_id', integer, (c) => c.references('company_round_groups.id'))
    .execute();
  await db.schema
    .alterTable('grouped_companies')
    .addColumn('city_group_id', integer, (c) => c.references('company_city_groups.id'))
    .execute();
  await db.schema.dropIndex('grouped_companies_by_group').execute();
  await db.schema.dropIndex('grouped_companies_by_figures').execute();
  for (const [name, first] of Object.entries({
    grouped_companies_by_group: 'group_id',
    grouped_companies_by_figures: 'figure_group_id',
    grouped_companies_by_round: 'round_group_id',
    grouped_companies_by_city: 'city_group_id',
  })) {
    // Each holds all groups, so that companies of some groups are counted by their others without reading rows.
    await db.schema
      .createIndex(name)
      .on('grouped_companies')
      .columns([first, ...links.filter((link) => link !== first)])
      .execute();
  }
  await sql`insert into search_rebuilds (kind, indexed_to) select 'company', 0 where exists (select 1 from companies)
    on conflict (kind) do update set indexed_to = 0`.execute(db);
}
