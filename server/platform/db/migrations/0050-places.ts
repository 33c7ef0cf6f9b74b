import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * The country and the city that the location of a company, a listing and a member means, and how many companies there are
 * of each kind. The program finds them for the records that exist while it reindexes these.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  for (const table of ['companies', 'listings', 'member_profiles']) {
    await db.schema.alterTable(table).addColumn('country', 'text').execute();
    await db.schema.alterTable(table).addColumn('city_id', integer).execute();
  }
  await db.schema
    .createTable('company_groups')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('sector', 'text', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('is_verified', 'integer', (c) => c.notNull())
    .addColumn('stages', 'text', (c) => c.notNull())
    .addColumn('companies', 'integer', (c) => c.notNull())
    .addUniqueConstraint('company_groups_key', ['country', 'sector', 'size', 'is_verified', 'stages'])
    .execute();
  await db.schema
    .createTable('grouped_companies')
    .addColumn('company_id', integer, (c) => c.primaryKey().references('companies.id').onDelete('cascade'))
    .addColumn('group_id', integer, (c) => c.notNull().references('company_groups.id'))
    .execute();
  for (const [kind, table] of Object.entries({
    company: 'companies',
    listing: 'listings',
    member: 'member_profiles',
  })) {
    await sql`insert into search_rebuilds (kind, indexed_to)
      select ${sql.lit(kind)}, 0 where exists (select 1 from ${sql.table(table)})
      on conflict (kind) do update set indexed_to = 0`.execute(db);
  }
}
