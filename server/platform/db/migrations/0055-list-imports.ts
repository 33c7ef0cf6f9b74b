import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * Imports into lists, which can be undone. Companies are reindexed, because they are found by the host of their website
 * from now on.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('list_imports')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('list_id', integer, (c) => c.notNull().references('lists.id').onDelete('cascade'))
    .addColumn('imported_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('added', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('list_imports_by_list').on('list_imports').columns(['list_id', 'id']).execute();
  await db.schema.createIndex('list_imports_by_member').on('list_imports').column('imported_by').execute();
  await db.schema
    .alterTable('list_items')
    .addColumn('import_id', integer, (c) => c.references('list_imports.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('list_items_by_import').on('list_items').column('import_id').execute();
  await sql`insert into search_rebuilds (kind, indexed_to)
    select ${sql.lit('company')}, 0 where exists (select 1 from companies)
    on conflict (kind) do update set indexed_to = 0`.execute(db);
}
