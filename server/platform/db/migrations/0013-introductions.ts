import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Warm introductions, their charges, and the history of each, which cannot be changed. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const states = sql`status in ('awaiting-membership', 'requested', 'accepted', 'declined', 'introduced', 'expired')`;

  await db.schema
    .createTable('introductions')
    .addColumn('id', integer, id)
    .addColumn('requester_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('organization', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('target_kind', 'text', (c) => c.notNull())
    .addColumn('target_id', integer, (c) => c.notNull())
    .addColumn('target_title', 'text', (c) => c.notNull())
    .addColumn('recipient_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('contact_name', 'text')
    .addColumn('contact_email', 'text')
    .addColumn('status', 'text', (c) => c.notNull().check(states))
    .addColumn('decline_reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('expires_at', 'text')
    .execute();
  for (const party of ['requester_id', 'recipient_id']) {
    await db.schema.createIndex(`introductions_by_${party}`).on('introductions').columns([party, 'id']).execute();
  }
  await db.schema.createIndex('introductions_by_status').on('introductions').columns(['status', 'id']).execute();
  // Finds the requests that expire next.
  await sql`create index introductions_due on introductions (expires_at) where status = 'requested'`.execute(db);
  // One open request per member and target, even when two browser tabs ask at the same time.
  await sql`create unique index introductions_open on introductions (requester_id, target_kind, target_id)
    where status in ('awaiting-membership', 'requested', 'accepted')`.execute(db);

  await db.schema
    .createTable('introduction_charges')
    .addColumn('id', integer, id)
    .addColumn('introduction_id', integer, (c) => c.notNull().references('introductions.id'))
    .addColumn('user_id', integer, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('free', 'first', 'further')`))
    .addColumn('amount_cents', 'integer', (c) => c.notNull().check(sql`amount_cents >= 0`))
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('quarter', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('due', 'waived')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('waived_at', 'text')
    .execute();
  await db.schema
    .createIndex('introduction_charges_by_quarter')
    .on('introduction_charges')
    .columns(['user_id', 'quarter'])
    .execute();
  await db.schema
    .createIndex('introduction_charges_by_introduction')
    .on('introduction_charges')
    .column('introduction_id')
    .execute();
  // The database enforces it, even if the check before raced: one charge per request, one first of a month.
  await sql`create unique index introduction_charges_due on introduction_charges (introduction_id)
    where state = 'due'`.execute(db);
  await sql`create unique index introduction_charges_first on introduction_charges (user_id, month)
    where state = 'due' and kind = 'first'`.execute(db);

  await db.schema
    .createTable('introduction_trail')
    .addColumn('id', integer, id)
    .addColumn('introduction_id', integer, (c) => c.notNull().references('introductions.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull().check(sql`actor in ('requester', 'recipient', 'team', 'system')`))
    // Without a foreign key: the history does not change when an account is deleted.
    .addColumn('actor_id', integer)
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .execute();
  await db.schema
    .createIndex('introduction_trail_by_introduction')
    .on('introduction_trail')
    .columns(['introduction_id', 'id'])
    .execute();
  await makeAppendOnly(db, dialect);
}

/** The database itself refuses to change or delete entries of the trail. */
async function makeAppendOnly(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  if (dialect === 'sqlite') {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.raw(`introduction_trail_no_${change}`)}
        before ${sql.raw(change)} on introduction_trail
        begin select raise(abort, 'introduction_trail is append-only'); end`.execute(db);
    }
    return;
  }
  await sql`create function introduction_trail_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'introduction_trail is append-only'; end $$`.execute(db);
  await sql`create trigger introduction_trail_append_only before update or delete on introduction_trail
    for each row execute function introduction_trail_refuse()`.execute(db);
}
