import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * A row for each payment page, with the tasks still to be sent to the provider; memberships that are not renewed; and
 * introductions that their senders withdraw.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  await addCheckouts(db, dialect);
  await sql`alter table memberships add column cancelled_at text`.execute(db);
  await letIntroductionsBeWithdrawn(db);
}

async function addCheckouts(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();

  await db.schema
    .createTable('checkouts')
    .addColumn('id', integer, id)
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('request_id', integer, (c) => c.notNull().references('membership_requests.id').onDelete('cascade'))
    .addColumn('billing', 'text', (c) => c.notNull().check(sql`billing in ('monthly', 'annual')`))
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('opening', 'open', 'closing', 'closed', 'paid', 'refunding', 'refunded')`),
    )
    .addColumn('session_id', 'text', (c) => c.unique())
    .addColumn('url', 'text')
    .addColumn('subscription_id', 'text')
    .addColumn('paid_cents', 'integer')
    .addColumn('paid_currency', 'text')
    .addColumn('refund_reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('paid_at', 'text')
    .addColumn('closed_at', 'text')
    .execute();
  await db.schema.createIndex('checkouts_by_user').on('checkouts').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('checkouts_by_request').on('checkouts').column('request_id').execute();
  await db.schema.createIndex('checkouts_by_state').on('checkouts').columns(['state', 'id']).execute();

  await db.schema
    .createTable('payment_tasks')
    .addColumn('id', integer, id)
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('ask', 'expire', 'refund', 'cancel', 'look')`))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('done_at', 'text')
    .execute();
  // A task is done once, however often it is requested meanwhile.
  await sql`create unique index payment_tasks_open on payment_tasks (kind, subject) where done_at is null`.execute(db);
  await sql`create index payment_tasks_due on payment_tasks (due_at) where done_at is null`.execute(db);
}

/** Dropping a column also drops its check: SQLite has no other way to change a check. */
async function letIntroductionsBeWithdrawn(db: Kysely<unknown>): Promise<void> {
  for (const index of ['by_status', 'due', 'open']) await sql.raw(`drop index introductions_${index}`).execute(db);
  await sql`alter table introductions add column standing text not null default 'requested' check (standing in
    ('awaiting-membership', 'requested', 'accepted', 'declined', 'introduced', 'expired', 'withdrawn'))`.execute(db);
  await sql`update introductions set standing = status`.execute(db);
  await sql`alter table introductions drop column status`.execute(db);
  await sql`alter table introductions rename column standing to status`.execute(db);
  await sql`create index introductions_by_status on introductions (status, id)`.execute(db);
  await sql`create index introductions_due on introductions (expires_at) where status = 'requested'`.execute(db);
  await sql`create unique index introductions_open on introductions (requester_id, target_kind, target_id)
    where status in ('awaiting-membership', 'requested', 'accepted')`.execute(db);
}
