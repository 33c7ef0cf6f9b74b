import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * How many technologies there are of each kind. The program counts those that exist while it reindexes them, which also
 * makes them known by level, place and patents.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('technology_groups')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('sector', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('readiness_level', 'integer', (c) => c.notNull())
    .addColumn('has_patents', 'integer', (c) => c.notNull())
    .addColumn('technologies', 'integer', (c) => c.notNull())
    .addUniqueConstraint('technology_groups_key', ['country', 'sector', 'status', 'readiness_level', 'has_patents'])
    .execute();
  await db.schema
    .createTable('grouped_technologies')
    .addColumn('technology_id', integer, (c) => c.primaryKey().references('technologies.id').onDelete('cascade'))
    .addColumn('group_id', integer, (c) => c.notNull().references('technology_groups.id'))
    .execute();
  await sql`insert into search_rebuilds (kind, indexed_to)
    select 'technology', 0 where exists (select 1 from technologies)
    on conflict (kind) do update set indexed_to = 0`.execute(db);
}
