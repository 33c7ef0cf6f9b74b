import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Focus areas have a history of the records that are new in them. What exists is not new. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema.alterTable('changes').addColumn('subject_kind', 'text').execute();
  await db.schema.alterTable('changes').addColumn('subject_id', integer).execute();
  await db.schema
    .createTable('area_news')
    .addColumn('kind', 'text', (c) => c.primaryKey().notNull())
    .addColumn('up_to', integer, (c) => c.notNull())
    .execute();
  const { rows } = await sql<{ last: string | null }>`select max(published_at) as last from articles
    where status = 'published' and published_at <= ${new Date().toISOString()}`.execute(db);
  const lastArticle = Date.parse(rows[0]?.last ?? '1970-01-01T00:00:00.000Z');
  await sql`insert into area_news (kind, up_to)
    select 'company', coalesce(max(id), 0) from companies
    union all select 'technology', coalesce(max(id), 0) from technologies
    union all select 'listing', coalesce(max(id), 0) from listings
    union all select 'event', coalesce(max(id), 0) from documents
    union all select 'article', cast(${sql.lit(lastArticle)} as ${sql.raw(integer)})`.execute(db);
}
