import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Notes that are shared with a list, and people who may write them without changing its records. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .alterTable('notes')
    .addColumn('list_id', integer, (c) => c.references('lists.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('notes_by_list').on('notes').columns(['list_id', 'kind', 'item_id', 'id']).execute();
  if (dialect !== 'sqlite') {
    await sql`alter table list_people drop constraint list_people_access_check`.execute(db);
    await sql`alter table list_people add constraint list_people_access_check
      check (access in ('view', 'comment', 'edit'))`.execute(db);
    return;
  }
  // SQLite cannot change a check.
  await db.schema
    .createTable('list_people_0058')
    .addColumn('list_id', integer, (c) => c.notNull().references('lists.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('access', 'text', (c) => c.notNull().check(sql`access in ('view', 'comment', 'edit')`))
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_people_key', ['list_id', 'user_id'])
    .execute();
  await sql`insert into list_people_0058 (list_id, user_id, access, added_at)
    select list_id, user_id, access, added_at from list_people`.execute(db);
  await db.schema.dropTable('list_people').execute();
  await db.schema.alterTable('list_people_0058').renameTo('list_people').execute();
  await db.schema.createIndex('list_people_by_member').on('list_people').columns(['user_id', 'list_id']).execute();
}
