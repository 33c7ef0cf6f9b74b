import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Mailings of the newsletter, topics that subscribers choose, bounces, and mail that waits for all other mail. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  await addMailings(db, dialect);
  await changeSubscribers(db);
  await db.schema
    .alterTable('outbox')
    .addColumn('is_bulk', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('outbox').addColumn('origin', 'text').execute();
  await sql`drop index outbox_waiting`.execute(db);
  await sql`create index outbox_by_urgency on outbox (is_bulk, due_at) where status = 'waiting'`.execute(db);
}

async function addMailings(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const none = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo(0);
  await db.schema
    .createTable('mailings')
    .addColumn('id', integer, id)
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent')`),
    )
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('preheader', 'text', (c) => c.notNull())
    .addColumn('topics', 'integer', (c) => c.notNull())
    .addColumn('introduction', 'text', (c) => c.notNull())
    .addColumn('blocks', 'text', (c) => c.notNull())
    .addColumn('scheduled_at', 'text')
    .addColumn('started_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('position', integer, none)
    .addColumn('last_position', integer, none)
    .addColumn('queued', 'integer', none)
    .addColumn('sent', 'integer', none)
    .addColumn('failed', 'integer', none)
    .addColumn('bounced', 'integer', none)
    .addColumn('unsubscribed', 'integer', none)
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  // The job asks every few seconds; hardly ever there is one.
  await sql`create index mailings_to_send on mailings (id) where state in ('scheduled', 'sending')`.execute(db);
  await sql`create index mailings_by_state on mailings (state, id)`.execute(db);
}

/**
 * A check of a column cannot be changed on SQLite, so the column is made anew with its indexes. Everybody who was
 * subscribed gets all topics (15: four bits), as before.
 */
async function changeSubscribers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_subscribers add column topics integer not null default 15`.execute(db);
  await sql`alter table newsletter_subscribers add column bounced_at text`.execute(db);
  await sql`alter table newsletter_subscribers add column soft_bounces integer not null default 0`.execute(db);
  await sql`alter table newsletter_subscribers add column soft_bounced_at text`.execute(db);
  await sql`alter table newsletter_subscribers add column soft_bounced_mailing integer`.execute(db);
  await sql`alter table newsletter_subscribers add column new_status text not null default 'confirmed'
    check (new_status in ('pending', 'confirmed', 'unsubscribed', 'bounced'))`.execute(db);
  await sql`update newsletter_subscribers set new_status = status`.execute(db);
  const indexes = [
    'newsletter_subscribers_by_status',
    'subscribers_by_status',
    'subscribers_confirmed',
    'subscribers_left',
    'subscribers_by_status_and_email',
  ];
  for (const index of indexes) await sql`drop index ${sql.ref(index)}`.execute(db);
  await sql`alter table newsletter_subscribers drop column status`.execute(db);
  await sql`alter table newsletter_subscribers rename column new_status to status`.execute(db);
  for (const index of [
    'newsletter_subscribers_by_status on newsletter_subscribers (status, confirm_sent_at)',
    'subscribers_by_status on newsletter_subscribers (status, id)',
    "subscribers_confirmed on newsletter_subscribers (confirmed_at) where status = 'confirmed'",
    "subscribers_left on newsletter_subscribers (unsubscribed_at, confirmed_at) where status = 'unsubscribed'",
    'subscribers_by_status_and_email on newsletter_subscribers (status, email_key)',
    "subscribers_to_mail on newsletter_subscribers (id, topics) where status = 'confirmed'",
  ]) {
    await sql`create index ${sql.raw(index)}`.execute(db);
  }
}
