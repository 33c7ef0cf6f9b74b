import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Conversations of two members, their messages, and the last message that each has read. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const user = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade');
  const conversation = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('conversations.id').onDelete('cascade');

  await db.schema
    .createTable('conversations')
    .addColumn('id', integer, id)
    .addColumn('low_id', integer, user)
    .addColumn('high_id', integer, user)
    .addColumn('created_at', 'text', (c) => c.notNull())
    // One conversation per pair, whoever writes first, even when both write at the same time.
    .addUniqueConstraint('conversations_by_pair', ['low_id', 'high_id'])
    .addCheckConstraint('conversations_in_order', sql`low_id < high_id`)
    .execute();
  await db.schema.createIndex('conversations_by_high').on('conversations').column('high_id').execute();

  await db.schema
    .createTable('conversation_sides')
    .addColumn('conversation_id', integer, conversation)
    .addColumn('user_id', integer, user)
    .addColumn('peer_id', integer, user)
    .addColumn('last_message_id', integer, (c) => c.notNull())
    .addColumn('last_read_id', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('unread', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('told_at', 'text')
    .addPrimaryKeyConstraint('conversation_sides_pk', ['conversation_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('conversation_sides_by_user')
    .on('conversation_sides')
    .columns(['user_id', 'last_message_id'])
    .execute();
  await db.schema.createIndex('conversation_sides_by_peer').on('conversation_sides').column('peer_id').execute();
  await sql`create index conversation_sides_unread on conversation_sides (user_id, unread) where unread > 0`.execute(
    db,
  );

  await db.schema
    .createTable('messages')
    .addColumn('id', integer, id)
    .addColumn('conversation_id', integer, conversation)
    .addColumn('sender_id', integer, user)
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('messages_once', ['conversation_id', 'sender_id', 'key'])
    .execute();
  await db.schema.createIndex('messages_by_conversation').on('messages').columns(['conversation_id', 'id']).execute();
  await db.schema.createIndex('messages_by_sender').on('messages').column('sender_id').execute();
}
