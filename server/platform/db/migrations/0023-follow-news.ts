import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * Up to where followers have been told of listings: all listings up to one number, and that listing up to one follower.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('follow_telling')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('up_to_listing', integer, (c) => c.notNull())
    .addColumn('up_to_follower', integer, (c) => c.notNull())
    .execute();
  // Existing listings are not news.
  await sql`insert into follow_telling (id, up_to_listing, up_to_follower)
    select 1, coalesce(max(id), 0), ${sql.lit(Number.MAX_SAFE_INTEGER)} from listings`.execute(db);
  await db.schema.dropIndex('follows_by_followed').execute();
  await db.schema.createIndex('follows_by_followed').on('follows').columns(['followed_id', 'follower_id']).execute();
}
