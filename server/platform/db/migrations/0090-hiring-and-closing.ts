import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * The day on which a company's round closes, and which companies have a listed job. Both, and the amounts that companies
 * raise, are counted with the figures: their groups begin anew, and the program counts the companies that exist while it
 * reindexes them.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema.alterTable('company_match_profiles').addColumn('closes_on', 'text').execute();
  await db.schema
    .alterTable('companies')
    .addColumn('is_hiring', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index companies_hiring on companies (id) where is_hiring = 1`.execute(db);
  await db.schema.dropTable('grouped_companies').execute();
  await db.schema.dropTable('company_figure_groups').execute();
  await sql`delete from company_groups`.execute(db);
  await db.schema
    .createTable('company_figure_groups')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('founded', 'text', (c) => c.notNull())
    .addColumn('funding', 'text', (c) => c.notNull())
    .addColumn('last_round', 'text', (c) => c.notNull())
    .addColumn('revenue', 'text', (c) => c.notNull())
    .addColumn('raising', 'text', (c) => c.notNull())
    .addColumn('closing', 'text', (c) => c.notNull())
    .addColumn('is_hiring', 'integer', (c) => c.notNull())
    .addColumn('companies', 'integer', (c) => c.notNull())
    .addUniqueConstraint('company_figure_groups_key', [
      'founded',
      'funding',
      'last_round',
      'revenue',
      'raising',
      'closing',
      'is_hiring',
    ])
    .execute();
  await db.schema
    .createTable('grouped_companies')
    .addColumn('company_id', integer, (c) => c.primaryKey().references('companies.id').onDelete('cascade'))
    .addColumn('group_id', integer, (c) => c.notNull().references('company_groups.id'))
    .addColumn('figure_group_id', integer, (c) => c.notNull().references('company_figure_groups.id'))
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
