import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The records of each kind that a database may hold already, and by which they are to be found in more ways now. */
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
 * What records are found by has changed. Making it anew takes minutes where there are a million of them, in which a
 * server could not start: a job does it, kind by kind, and notes here how far it has come. Until then what there is
 * stays in use.
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
  // PostgreSQL knows how frequent a lexeme is if it is among so many. Of any other it thinks that one record in 200
  // has it, and looks for a word that nobody has in all records, the newest first. The index being made anew, it soon
  // gathers these figures by itself.
  for (const index of indexes) {
    await sql`alter table ${sql.table(index)} alter column lexemes set statistics 10000`.execute(db);
  }
}
