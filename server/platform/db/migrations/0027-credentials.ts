import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * A change of address stores the password it was requested under and can be undone; an account can have several links
 * to a new password; and devices that have signed in before are known.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  // Pending changes do not say under which password they were requested, so they are dropped. They would have expired
  // within an hour.
  await sql`delete from email_changes`.execute(db);
  await db.schema
    .alterTable('email_changes')
    .addColumn('asked_under', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('email_changes')
    .addColumn('session_hash', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  await db.schema
    .createTable('email_undos')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('email_undos_by_user').on('email_undos').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('email_undos_by_email').on('email_undos').column('email_key').execute();
  await db.schema.createIndex('email_undos_by_expiry').on('email_undos').column('expires_at').execute();

  // The primary key was the account, which allowed one link only.
  await db.schema.alterTable('password_resets').renameTo('password_resets_before').execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into password_resets (token_hash, user_id, created_at, expires_at)
    select token_hash, user_id, created_at, expires_at from password_resets_before`.execute(db);
  await db.schema.dropTable('password_resets_before').execute();
  await db.schema.createIndex('password_resets_by_user').on('password_resets').column('user_id').execute();
  await db.schema.createIndex('password_resets_by_expiry').on('password_resets').column('expires_at').execute();

  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_pk', ['token_hash', 'user_id'])
    .execute();
  await db.schema.createIndex('known_devices_by_user').on('known_devices').column('user_id').execute();
  await db.schema.createIndex('known_devices_by_expiry').on('known_devices').column('expires_at').execute();
}
