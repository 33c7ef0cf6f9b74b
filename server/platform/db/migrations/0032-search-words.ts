import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The kinds of records that an existing database may hold and that are found by more words now. */
const records = {
  member: 'member_profiles',
  company: 'companies',
  technology: 'technologies',
  listing: 'listings',
  article: 'articles',
  research: 'research_articles',
  event: 'events',
};

const indexes = [
  'member_search',
  'member_rank_search',
  'company_search',
  'technology_search',
  'listing_search',
  'document_search',
  'article_search',
  'research_article_search',
  'event_search',
];

/**
 * The lexemes of records have changed. Reindexing takes minutes with a million records, during which a server could not
 * start. So a job reindexes kind by kind and records its progress here; until then the existing index is used.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  await db.schema
    .createTable('search_rebuilds')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('indexed_to', dialect === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
    .execute();
  for (const [kind, table] of Object.entries(records)) {
    await sql`insert into search_rebuilds (kind, indexed_to)
      select ${sql.lit(kind)}, 0 where exists (select 1 from ${sql.table(table)})`.execute(db);
  }
  if (dialect === 'sqlite') return;
  // PostgreSQL knows the frequency of a lexeme only if it is among the most frequent ones. For any other it assumes
  // that one record in 200 has it, and walks through all records, newest first, for a word that none has. Reindexing
  // soon updates these statistics.
  for (const index of indexes) {
    await sql`alter table ${sql.table(index)} alter column lexemes set statistics 10000`.execute(db);
  }
}
