import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Suspended and deleted accounts, changes of address, two-factor sign-in, and the schedule of notification mails. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const user = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade');
  const only = (column: ColumnDefinitionBuilder) => column.primaryKey().references('users.id').onDelete('cascade');

  for (const column of ['suspended_at', 'deleted_at']) {
    await db.schema.alterTable('users').addColumn(column, 'text').execute();
  }
  // Finds the few admins, because the last one must not be deleted.
  await sql`create index users_admins on users (id) where role = 'admin'`.execute(db);

  await db.schema
    .createTable('email_changes')
    .addColumn('user_id', integer, only)
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('email_changes_by_expiry').on('email_changes').column('expires_at').execute();

  await db.schema
    .createTable('two_factor')
    .addColumn('user_id', integer, only)
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('last_step', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', integer, user)
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('user_id').execute();

  await db.schema
    .createTable('notification_settings')
    .addColumn('user_id', integer, user)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('delivery', 'text', (c) => c.notNull().check(sql`delivery in ('instant', 'daily', 'off')`))
    .addPrimaryKeyConstraint('notification_settings_pk', ['user_id', 'kind'])
    .execute();
  await db.schema
    .createTable('notification_mail')
    .addColumn('user_id', integer, only)
    .addColumn('unsubscribe_token', 'text', (c) => c.notNull().unique())
    .addColumn('digest_due_at', 'text')
    .execute();
  await sql`create index notification_mail_due on notification_mail (digest_due_at) where digest_due_at is not null`.execute(
    db,
  );
  await db.schema
    .alterTable('notifications')
    .addColumn('awaits_digest', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index notifications_for_digest on notifications (user_id) where awaits_digest = 1`.execute(db);

  // Finds what expires next, and all rows of one member for the export and the deletion of an account.
  await sql`create index memberships_by_end on memberships (ends_at) where ended_at is null`.execute(db);
  await db.schema.createIndex('memberships_by_user').on('memberships').columns(['user_id', 'id']).execute();
  await db.schema
    .createIndex('membership_requests_by_user')
    .on('membership_requests')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema.createIndex('reports_by_reporter').on('reports').column('reporter_id').execute();
  await db.schema.createIndex('outbox_by_recipient').on('outbox').column('recipient').execute();
}
