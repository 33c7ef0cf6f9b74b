import type { Kysely } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** What members note about records. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('notes')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('edited_at', 'text')
    .execute();
  await db.schema.createIndex('notes_by_member').on('notes').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('notes_by_kind').on('notes').columns(['user_id', 'kind', 'id']).execute();
  await db.schema.createIndex('notes_by_record').on('notes').columns(['user_id', 'kind', 'item_id', 'id']).execute();
}
