import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Feed sources, their items, likes of items, and members who want updates on a technology. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema
    .createTable('feed_sources')
    .addColumn('id', integer, id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) =>
      c.notNull().check(sql`type in ('Research', 'Industry', 'Comprehensive', 'Advocacy')`),
    )
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('feed_url', 'text')
    .addColumn('technology_id', integer, (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('active', 'paused')`))
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('last_ok_at', 'text')
    .addColumn('last_tried_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('next_due_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('feed_sources_by_due').on('feed_sources').columns(['state', 'next_due_at']).execute();
  // Lists the sources of a topic, and prevents adding one feed to it twice.
  await db.schema
    .createIndex('feed_sources_by_technology')
    .on('feed_sources')
    .columns(['technology_id', 'feed_url'])
    .unique()
    .execute();

  await db.schema
    .createTable('feed_items')
    .addColumn('id', integer, id)
    .addColumn('source_id', integer, (c) => c.notNull().references('feed_sources.id').onDelete('cascade'))
    .addColumn('technology_id', integer, (c) => c.notNull())
    .addColumn('guid_key', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addColumn('is_premium', 'integer', (c) => c.notNull())
    .addColumn('companies', 'text', (c) => c.notNull())
    .addColumn('likes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('feed_items_once', ['source_id', 'guid_key'])
    .execute();
  await db.schema
    .createIndex('feed_items_by_date')
    .on('feed_items')
    .columns(['source_id', 'published_at', 'id'])
    .execute();
  await db.schema.createIndex('feed_items_by_technology').on('feed_items').columns(['technology_id', 'id']).execute();

  await db.schema
    .createTable('feed_likes')
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('item_id', integer, (c) => c.notNull().references('feed_items.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('feed_likes_key', ['user_id', 'item_id'])
    .execute();
  await db.schema.createIndex('feed_likes_by_item').on('feed_likes').column('item_id').execute();

  await db.schema
    .createTable('technology_updates')
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('technology_id', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_item_id', integer, (c) => c.notNull())
    .addColumn('next_mail_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('technology_updates_key', ['user_id', 'technology_id'])
    .execute();
  // Finds members who have not heard of the newest items yet, without reading the rows of all others.
  await db.schema
    .createIndex('technology_updates_behind')
    .on('technology_updates')
    .columns(['technology_id', 'last_item_id', 'next_mail_at'])
    .execute();
}
