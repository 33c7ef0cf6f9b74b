import { type Kysely, sql } from 'kysely';
import { backfillProfiles } from '#server/features/members/index.ts';
import type { MigrationDialect } from '#server/platform/db/migrate.ts';
import { createSearchTable } from '#server/platform/search/search-index-store.ts';

/** Profiles with their directory and search index, follows, avatars. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema
    .createTable('member_profiles')
    .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    // Byte order, the same on both databases.
    .addColumn('sort_name', dialect === 'sqlite' ? 'text' : sql`text collate "C"`, (c) => c.notNull())
    .addColumn('is_listed', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('shows_activity', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('shows_network', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('accepts_enquiries', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('headline', 'text')
    .addColumn('pronouns', 'text')
    .addColumn('current_position', 'text')
    .addColumn('location', 'text')
    .addColumn('website', 'text')
    .addColumn('bio', 'text')
    .addColumn('wishes', 'text')
    .addColumn('focus_areas', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('interests', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('skills', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('experience', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('education', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('achievements', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('avatar_hash', 'text')
    .addColumn('connection_count', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('follower_count', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('connection_rank', integer, (c) => c.notNull())
    .addColumn('last_active_on', 'text')
    .execute();
  await sql`create index members_by_connections on member_profiles (connection_rank desc) where is_listed = 1`.execute(
    db,
  );
  await sql`create index members_by_id on member_profiles (user_id desc) where is_listed = 1`.execute(db);
  await sql`create index members_by_name on member_profiles (sort_name, user_id) where is_listed = 1`.execute(db);

  // One index a native order: by id, and by number of connections (see search-index-store.ts).
  await createSearchTable(db, dialect, 'member_search', 'users');
  await createSearchTable(db, dialect, 'member_rank_search', null);

  await db.schema
    .createTable('follows')
    .addColumn('follower_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('followed_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('follows_pk', ['follower_id', 'followed_id'])
    .execute();
  await db.schema.createIndex('follows_by_followed').on('follows').column('followed_id').execute();

  await db.schema
    .createTable('avatars')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('large', dialect === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .addColumn('small', dialect === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('avatars_by_user').on('avatars').column('user_id').execute();

  await backfillProfiles(db);
}
