import { type Kysely, sql } from 'kysely';

import { createSearchTable, facet, folded, insertLexemes, type MigrationDialect, wordsOf } from './frozen.ts';

/** Profiles with their directory and search index, follows, and avatars. */
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

  // One index for each order of the directory: by id, and by number of connections (see search-index-store.ts).
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

  await giveProfiles(db, dialect);
}

/** Every existing account gets an empty profile in the directory, with the count of its connections. */
async function giveProfiles(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; organization: string | null; connections: number }>`
    select id, coalesce(full_name, username) as name, organization, (select count(*) from connections
      where status = 'accepted' and (low_id = users.id or high_id = users.id)) as connections
    from users order by id`.execute(db);
  for (const { id, name, organization, connections } of rows) {
    const rank = connections * 2 ** 32 + id;
    const sortName = sortNameOf(name);
    await sql`insert into member_profiles (user_id, sort_name, connection_count, connection_rank)
      values (${id}, ${sortName}, ${connections}, ${rank})`.execute(db);
    const letters = Array.from(sortName);
    const lexemes = [
      ...wordsOf(`${name} ${organization ?? ''}`),
      ...[1, 2, 3].map((count) => facet(`az${count}`, letters.slice(0, count).join(''))),
    ];
    await insertLexemes(db, dialect, 'member_search', id, lexemes);
    await insertLexemes(db, dialect, 'member_rank_search', rank, lexemes);
  }
}

/** The key of the alphabetical order: folded, without punctuation, cut after 24 letters, never shorter than three. */
function sortNameOf(name: string): string {
  const plain = folded(name)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  return Array.from(plain).slice(0, 24).join('').padEnd(3, ' ');
}
