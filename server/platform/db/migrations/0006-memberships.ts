import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Memberships, membership requests, and the payment provider's messages that were already processed. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();

  await db.schema
    .createTable('membership_requests')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('billing', 'text', (c) => c.notNull().check(sql`billing in ('monthly', 'annual')`))
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('pending', 'approved', 'declined', 'withdrawn')`),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .execute();
  // One open request per member, even when two browser tabs ask at the same time.
  await sql`create unique index membership_requests_pending on membership_requests (user_id) where status = 'pending'`.execute(
    db,
  );

  await db.schema
    .createTable('memberships')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('billing', 'text', (c) => c.notNull().check(sql`billing in ('monthly', 'annual')`))
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('subscription_id', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await sql`create unique index memberships_current on memberships (user_id) where ended_at is null`.execute(db);
  await db.schema.createIndex('memberships_by_subscription').on('memberships').column('subscription_id').execute();

  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .execute();
}
