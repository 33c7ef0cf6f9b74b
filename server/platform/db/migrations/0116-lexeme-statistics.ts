import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Those of migration 0032. */
const withStatistics = [
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

const searchTables = [...withStatistics, 'listing_amount_search', 'member_ticket_search'];

/**
 * No plan depends any more on how frequent PostgreSQL believes a lexeme to be (decision 83). The statistics of migration
 * 0032 were read whenever a search was planned, and to gather them it read the whole table. New rows no longer wait in a
 * list beside the index: each search read that list, up to 4 MB, and a long one made the planner read the table instead.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  if (dialect === 'sqlite') return;
  for (const table of withStatistics) {
    await sql`alter table ${sql.table(table)} alter column lexemes set statistics -1`.execute(db);
  }
  for (const index of [...searchTables.map((table) => `${table}_lexemes`), 'users_by_parts']) {
    await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db);
    await sql`select gin_clean_pending_list(${index})`.execute(db);
  }
}
