import type { Kysely } from 'kysely';

/** The pictures of listings, articles, research articles and events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['listings', 'articles', 'research_articles', 'events']) {
    await db.schema
      .alterTable(table)
      .addColumn('pictures', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  }
  await db.schema.alterTable('listings').addColumn('image_url', 'text').execute();
}
