import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Connections, blocks, saved items, reports, enquiries and notifications. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const user = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade');

  // One row per pair, whichever of the two asked: low_id < high_id.
  await db.schema
    .createTable('connections')
    .addColumn('id', integer, id)
    .addColumn('low_id', integer, user)
    .addColumn('high_id', integer, user)
    .addColumn('requester_id', integer, (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('pending', 'accepted', 'declined')`))
    .addColumn('note', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addUniqueConstraint('connections_by_pair', ['low_id', 'high_id'])
    .addCheckConstraint('connections_in_order', sql`low_id < high_id`)
    .addCheckConstraint('connections_requester', sql`requester_id in (low_id, high_id)`)
    .execute();
  // Lists a member's connections from either side, newest first.
  for (const side of ['low_id', 'high_id']) {
    await db.schema.createIndex(`connections_by_${side}`).on('connections').columns([side, 'status', 'id']).execute();
  }

  await db.schema
    .createTable('blocks')
    .addColumn('blocker_id', integer, user)
    .addColumn('blocked_id', integer, user)
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_pk', ['blocker_id', 'blocked_id'])
    .execute();
  await db.schema.createIndex('blocks_by_blocked').on('blocks').column('blocked_id').execute();

  await db.schema
    .createTable('saved_items')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, user)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('saved_items_once', ['user_id', 'kind', 'item_id'])
    .execute();
  await db.schema.createIndex('saved_items_by_user').on('saved_items').columns(['user_id', 'id']).execute();
  // Counts how often a record was saved.
  await db.schema.createIndex('saved_items_by_item').on('saved_items').columns(['kind', 'item_id']).execute();

  await db.schema
    .createTable('reports')
    .addColumn('id', integer, id)
    .addColumn('reporter_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('open', 'upheld', 'dismissed')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('reports_by_status').on('reports').columns(['status', 'id']).execute();
  await sql`create unique index reports_once on reports (reporter_id, kind, item_id) where status = 'open'`.execute(db);

  await db.schema
    .createTable('enquiries')
    .addColumn('id', integer, id)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('item_title', 'text', (c) => c.notNull())
    .addColumn('receiver_id', integer, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('sender_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('organization', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .execute();
  await db.schema.createIndex('enquiries_by_receiver').on('enquiries').columns(['receiver_id', 'id']).execute();
  await db.schema.createIndex('enquiries_by_item').on('enquiries').columns(['kind', 'item_id']).execute();
  await db.schema.createIndex('enquiries_by_sender').on('enquiries').column('sender_id').execute();

  await db.schema
    .createTable('notifications')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, user)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .execute();
  await db.schema.createIndex('notifications_by_user').on('notifications').columns(['user_id', 'id']).execute();
  await sql`create index notifications_unread on notifications (user_id) where read_at is null`.execute(db);
}
