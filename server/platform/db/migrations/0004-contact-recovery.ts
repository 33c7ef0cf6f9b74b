import { randomBytes } from 'node:crypto';
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Messages to the team, links that set a new password, and newsletter addresses that are confirmed. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema
    .createTable('contact_messages')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('new', 'open', 'answered', 'closed')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('contact_messages_by_status').on('contact_messages').columns(['status', 'id']).execute();
  await db.schema.createIndex('contact_messages_by_user').on('contact_messages').column('user_id').execute();

  // One row per account: a new link replaces the earlier one.
  await db.schema
    .createTable('password_resets')
    .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('password_resets_by_expiry').on('password_resets').column('expires_at').execute();

  await upgradeSubscribers(db);
}

/** Existing subscribers stay subscribed: they were promised the next newsletter. */
async function upgradeSubscribers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_subscribers add column status text not null default 'confirmed'
    check (status in ('pending', 'confirmed', 'unsubscribed'))`.execute(db);
  for (const column of [
    'confirm_token_hash',
    'confirm_sent_at',
    'unsubscribe_token',
    'confirmed_at',
    'unsubscribed_at',
  ]) {
    await db.schema.alterTable('newsletter_subscribers').addColumn(column, 'text').execute();
  }
  await sql`update newsletter_subscribers set confirmed_at = created_at`.execute(db);
  const { rows } = await sql<{ id: number }>`select id from newsletter_subscribers`.execute(db);
  for (const row of rows) {
    const token = randomBytes(32).toString('base64url');
    await sql`update newsletter_subscribers set unsubscribe_token = ${token} where id = ${row.id}`.execute(db);
  }
  for (const column of ['confirm_token_hash', 'unsubscribe_token']) {
    await db.schema
      .createIndex(`newsletter_subscribers_by_${column}`)
      .on('newsletter_subscribers')
      .column(column)
      .unique()
      .execute();
  }
  await db.schema
    .createIndex('newsletter_subscribers_by_status')
    .on('newsletter_subscribers')
    .columns(['status', 'confirm_sent_at'])
    .execute();
}
