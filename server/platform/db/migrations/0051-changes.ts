import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * Members follow records of several kinds, not only members. Public fields of records have a history: one row for each
 * changed field, however many members follow the record. Notifications of it can be mailed once a week.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', integer, (c) =>
        dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
      );

  await sql`drop index follows_by_followed`.execute(db);
  await db.schema.alterTable('follows').renameTo('followed_members').execute();
  await table('follows')
    .addColumn('follower_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('follows_once', ['follower_id', 'kind', 'item_id'])
    .execute();
  await sql`insert into follows (follower_id, kind, item_id, created_at)
    select follower_id, 'member', followed_id, created_at from followed_members order by created_at`.execute(db);
  await db.schema.dropTable('followed_members').execute();
  await db.schema.createIndex('follows_by_record').on('follows').columns(['kind', 'item_id', 'follower_id']).execute();
  await db.schema.createIndex('follows_by_age').on('follows').columns(['follower_id', 'id']).execute();

  await table('changes')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('old_value', 'text')
    .addColumn('new_value', 'text')
    .addColumn('by_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('by_role', 'text', (c) => c.notNull().check(sql`by_role in ('owner', 'team')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('changes_by_record').on('changes').columns(['kind', 'item_id', 'id']).execute();
  await db.schema.createIndex('changes_by_age').on('changes').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('changes_by_member').on('changes').column('by_id').execute();

  await db.schema
    .createTable('change_telling')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('up_to_change', integer, (c) => c.notNull())
    .addColumn('up_to_follower', integer, (c) => c.notNull())
    .execute();
  await sql`insert into change_telling (id, up_to_change, up_to_follower)
    values (1, 0, ${sql.lit(Number.MAX_SAFE_INTEGER)})`.execute(db);

  await allowWeekly(db, integer);
}

async function allowWeekly(db: Kysely<unknown>, integer: 'integer' | 'bigint'): Promise<void> {
  await db.schema.alterTable('notification_settings').renameTo('old_notification_settings').execute();
  await db.schema
    .createTable('notification_settings')
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('delivery', 'text', (c) => c.notNull().check(sql`delivery in ('instant', 'daily', 'weekly', 'off')`))
    .addPrimaryKeyConstraint('notification_settings_key', ['user_id', 'kind'])
    .execute();
  await sql`insert into notification_settings (user_id, kind, delivery)
    select user_id, kind, delivery from old_notification_settings`.execute(db);
  await db.schema.dropTable('old_notification_settings').execute();
  await db.schema.alterTable('notification_mail').addColumn('weekly_due_at', 'text').execute();
  await sql`create index notification_mail_weekly_due on notification_mail (weekly_due_at)
    where weekly_due_at is not null`.execute(db);
  await sql`create index notifications_for_weekly on notifications (user_id) where awaits_digest = 2`.execute(db);
}
