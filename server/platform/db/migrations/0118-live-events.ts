import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * What streams tell their members, for an hour. On SQLite ids become visible in their order. On PostgreSQL they do not, so
 * each row has the number of its transaction, by which a snapshot says what it could not see yet. No foreign key: it would
 * lock the account with every message.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('live_events')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('user_id', integer)
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  if (dialect === 'postgres') {
    await sql`alter table live_events
      add column transaction_id bigint not null default (pg_current_xact_id()::text::bigint)`.execute(db);
    await sql`create index live_events_by_transaction on live_events (transaction_id)`.execute(db);
  }
  await db.schema.createIndex('live_events_by_member').on('live_events').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('live_events_by_age').on('live_events').column('created_at').execute();
}
