import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The security log of accounts, and when a session's user last entered the password. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema
    .createTable('security_log')
    .addColumn('id', integer, id)
    .addColumn('created_at', 'text', (c) => c.notNull())
    // Without a foreign key: the entry stays as it is when the account is deleted.
    .addColumn('user_id', integer)
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('network', 'text')
    .addColumn('client', 'text')
    .addColumn('device', 'text')
    .addColumn('actor_id', integer)
    .execute();
  await db.schema.createIndex('security_log_by_user').on('security_log').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('security_log_by_event').on('security_log').columns(['event', 'id']).execute();
  await db.schema.createIndex('security_log_by_network').on('security_log').columns(['network', 'id']).execute();
  await db.schema.createIndex('security_log_by_time').on('security_log').column('created_at').execute();
  await sql`create index security_log_refused on security_log (id) where result <> 'done'`.execute(db);
  await makeAppendOnly(db, dialect);

  await sql`alter table sessions add column confirmed_at text`.execute(db);
}

/** The database itself refuses to change an entry, and to delete one within four weeks by its own clock. */
async function makeAppendOnly(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`create trigger security_log_no_update before update on security_log
      begin select raise(abort, 'the security log is append-only'); end`.execute(db);
    await sql`create trigger security_log_no_delete before delete on security_log
      when old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-28 days')
      begin select raise(abort, 'the security log is append-only'); end`.execute(db);
    return;
  }
  await sql`create function refuse_security_log_change() returns trigger language plpgsql as $$
    begin raise exception 'the security log is append-only'; end $$`.execute(db);
  await sql`create trigger security_log_no_change before update or truncate on security_log
    for each statement execute function refuse_security_log_change()`.execute(db);
  await sql`create trigger security_log_no_delete before delete on security_log for each row
    when (old.created_at > to_char((now() - interval '28 days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    execute function refuse_security_log_change()`.execute(db);
}
