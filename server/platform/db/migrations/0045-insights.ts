import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The records and reports of markets, the levels of technologies over time, and reads that many share. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('technology_levels')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('technology_id', integer, (c) => c.notNull().references('technologies.id').onDelete('cascade'))
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
  await sql`create index technology_levels_of on technology_levels (technology_id, id)`.execute(db);
  // Earlier levels are not known: a technology has had today's since it was added.
  await sql`insert into technology_levels (technology_id, level, since)
    select id, readiness_level, created_at from technologies order by id`.execute(db);

  const views = () => db.schema.alterTable('view_totals');
  await views()
    .addColumn('day', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const column of ['day_total', 'shared']) {
    await views()
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }

  await db.schema
    .createTable('insight_facts')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('figure', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('amount', integer, (c) => c.notNull())
    .addColumn('area', 'text')
    .addColumn('sector', 'text')
    .addColumn('country', 'text')
    .addPrimaryKeyConstraint('insight_facts_key', ['kind', 'item_id', 'figure', 'at'])
    .execute();
  for (const market of ['area', 'sector', 'country'].map((name) => sql.raw(name))) {
    await sql`create index insight_facts_by_${market} on insight_facts (${market}, figure, at, item_id)
      where ${market} is not null`.execute(db);
  }

  await db.schema
    .createTable('insight_reports')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('companies', 'integer', (c) => c.notNull())
    .addColumn('technologies', 'integer', (c) => c.notNull())
    .addColumn('listings', 'integer', (c) => c.notNull())
    .addColumn('charts', 'text', (c) => c.notNull())
    .addColumn('counted_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('insight_reports_key', ['kind', 'slug'])
    .execute();

  await db.schema
    .createTable('insight_quarters')
    .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('due_at', 'text', (c) => c.notNull())
    .execute();
  await sql`create index insight_quarters_by_due on insight_quarters (due_at, user_id)`.execute(db);
  // Annual memberships are found among those that stand.
  await sql`create index memberships_annual on memberships (user_id) where ended_at is null and billing = 'annual'`.execute(
    db,
  );
}
