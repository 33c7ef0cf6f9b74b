import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The audit log of admins, which cannot be changed afterwards, and the answers to contact messages. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema
    .createTable('audit_log')
    .addColumn('id', integer, id)
    // Without a foreign key: the entry stays as it is when the account is deleted.
    .addColumn('actor_id', integer, (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('target_kind', 'text', (c) => c.notNull())
    .addColumn('target_id', integer)
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_log_by_action').on('audit_log').columns(['action', 'id']).execute();
  await db.schema.createIndex('audit_log_by_actor').on('audit_log').columns(['actor_id', 'id']).execute();
  await makeAppendOnly(db, dialect);

  await db.schema
    .createTable('contact_replies')
    .addColumn('id', integer, id)
    .addColumn('message_id', integer, (c) => c.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('author_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('contact_replies_by_message')
    .on('contact_replies')
    .columns(['message_id', 'id'])
    .execute();
  await db.schema.createIndex('subscribers_by_status').on('newsletter_subscribers').columns(['status', 'id']).execute();
}

/** The database itself refuses to change or delete an entry. */
async function makeAppendOnly(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  if (dialect === 'sqlite') {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.ref(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
        begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
    }
    return;
  }
  await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'the audit log is append-only'; end $$`.execute(db);
  await sql`create trigger audit_log_no_change before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
}
