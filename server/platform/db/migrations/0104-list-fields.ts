import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Fields that members add to their lists, and what the records of a list have in them. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('list_fields')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('list_id', integer, (c) => c.notNull().references('lists.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('text', 'number', 'date', 'choice', 'tags')`))
    .addColumn('options', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('list_fields_of').on('list_fields').column('list_id').execute();
  await db.schema
    .createTable('list_values')
    .addColumn('list_item_id', integer, (c) => c.notNull().references('list_items.id').onDelete('cascade'))
    .addColumn('field_id', integer, (c) => c.notNull().references('list_fields.id').onDelete('cascade'))
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_values_key', ['list_item_id', 'field_id'])
    .execute();
  // For the values of a field that is removed.
  await db.schema.createIndex('list_values_of_field').on('list_values').column('field_id').execute();
}
