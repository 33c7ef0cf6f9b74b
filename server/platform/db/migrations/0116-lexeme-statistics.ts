import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

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
 * No plan depends any more on how frequent PostgreSQL believes a lexeme to be (decision 83). The statistics of migration
 * 0032 were read whenever a search was planned, and to gather them it read the whole table.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  if (dialect === 'sqlite') return;
  for (const index of indexes) {
    await sql`alter table ${sql.table(index)} alter column lexemes set statistics -1`.execute(db);
  }
}
