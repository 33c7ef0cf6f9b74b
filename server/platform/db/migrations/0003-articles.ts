import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Articles of the media pages, research articles of the hub, and partners of the home page. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema
    .createTable('articles')
    .addColumn('id', integer, id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('image_url', 'text')
    .addColumn('focus_area_id', integer, (c) => c.notNull().references('focus_areas.id'))
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('read_time', 'integer', (c) => c.notNull().check(sql`read_time > 0`))
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text', (c) => c.notNull())
    .execute();
  // Newest first, of all areas and of one; the id decides between articles of the same moment.
  await sql`create index articles_newest on articles (published_at desc, id desc)`.execute(db);
  await sql`create index articles_by_area on articles (focus_area_id, published_at desc, id desc)`.execute(db);

  await db.schema
    .createTable('research_articles')
    .addColumn('id', integer, id)
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) =>
      c.notNull().check(sql`category in ('nuclear', 'solar', 'hydrogen', 'materials', 'storage')`),
    )
    .addColumn('type', 'text', (c) =>
      c.notNull().check(sql`type in ('Technology Profile', 'Industry Analysis', 'Market Report', 'Research Brief')`),
    )
    .addColumn('image_url', 'text')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('read_time', 'integer', (c) => c.notNull().check(sql`read_time > 0`))
    .addColumn('is_premium', 'integer', (c) => c.notNull().check(sql`is_premium in (0, 1)`))
    .addColumn('route', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('partners')
    .addColumn('id', integer, id)
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('tagline', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
}
