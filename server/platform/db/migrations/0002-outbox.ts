import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Outgoing mail, written in the same transaction as the change that causes it. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  await db.schema
    .createTable('outbox')
    .addColumn('id', dialect === 'sqlite' ? 'integer' : 'bigint', id)
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('waiting', 'sent', 'failed')`))
    .addColumn('last_error', 'text')
    .execute();
  // Only pending mail is ever looked up, so sent mail does not slow the search down.
  await sql`create index outbox_waiting on outbox (due_at) where status = 'waiting'`.execute(db);
}
