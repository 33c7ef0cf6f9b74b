import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * How many listings there are of each kind. The program counts those that exist while it reindexes them, which also makes
 * them known by the details of their type.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('listing_groups')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('technology_status', 'text', (c) => c.notNull())
    .addColumn('listings', 'integer', (c) => c.notNull())
    .addUniqueConstraint('listing_groups_key', ['type', 'area', 'country', 'detail', 'technology_status'])
    .execute();
  await db.schema
    .createTable('grouped_listings')
    .addColumn('listing_id', integer, (c) => c.primaryKey().references('listings.id').onDelete('cascade'))
    .addColumn('group_id', integer, (c) => c.notNull().references('listing_groups.id'))
    .execute();
  await sql`insert into search_rebuilds (kind, indexed_to)
    select 'listing', 0 where exists (select 1 from listings)
    on conflict (kind) do update set indexed_to = 0`.execute(db);
}
