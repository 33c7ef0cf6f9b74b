import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

const orders = ['funding_eur', 'last_round_on', 'raising_eur', 'team_size'] as const;

/**
 * The figures of companies as numbers, with an index for each order by one of them, and how many companies there are in
 * each range. The program reads the figures of the companies that exist while it reindexes these.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .alterTable('companies')
    .addColumn('figures', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  for (const column of orders) {
    await db.schema
      .alterTable('companies')
      .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`create index ${sql.ref(`companies_by_${column}`)} on companies (${sql.ref(column)}, id, hold)
      where hold is null`.execute(db);
  }
  await db.schema
    .createTable('company_figure_groups')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('founded', 'text', (c) => c.notNull())
    .addColumn('funding', 'text', (c) => c.notNull())
    .addColumn('last_round', 'text', (c) => c.notNull())
    .addColumn('revenue', 'text', (c) => c.notNull())
    .addColumn('companies', 'integer', (c) => c.notNull())
    .addUniqueConstraint('company_figure_groups_key', ['founded', 'funding', 'last_round', 'revenue'])
    .execute();
  await db.schema
    .alterTable('grouped_companies')
    .addColumn('figure_group_id', integer, (c) => c.references('company_figure_groups.id'))
    .execute();
  for (const [name, columns] of Object.entries({
    grouped_companies_by_group: ['group_id', 'figure_group_id'],
    grouped_companies_by_figures: ['figure_group_id', 'group_id'],
  })) {
    await db.schema.createIndex(name).on('grouped_companies').columns(columns).execute();
  }
  await sql`insert into search_rebuilds (kind, indexed_to) select 'company', 0 where exists (select 1 from companies)
    on conflict (kind) do update set indexed_to = 0`.execute(db);
}
