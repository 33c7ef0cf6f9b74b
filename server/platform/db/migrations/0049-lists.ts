import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Lists of records, and the people they are shared with. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', integer, (c) =>
        dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
      );
  await table('lists')
    .addColumn('owner_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('items', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('lists_by_owner').on('lists').columns(['owner_id', 'id']).execute();
  await table('list_items')
    .addColumn('list_id', integer, (c) => c.notNull().references('lists.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('added_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('list_items_once', ['list_id', 'kind', 'item_id'])
    .execute();
  await db.schema.createIndex('list_items_by_age').on('list_items').columns(['list_id', 'id']).execute();
  await db.schema.createIndex('list_items_by_kind').on('list_items').columns(['list_id', 'kind', 'id']).execute();
  await db.schema.createIndex('list_items_by_member').on('list_items').column('added_by').execute();
  await db.schema
    .createTable('list_people')
    .addColumn('list_id', integer, (c) => c.notNull().references('lists.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('access', 'text', (c) => c.notNull().check(sql`access in ('view', 'edit')`))
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_people_key', ['list_id', 'user_id'])
    .execute();
  await db.schema.createIndex('list_people_by_member').on('list_people').columns(['user_id', 'list_id']).execute();
}
