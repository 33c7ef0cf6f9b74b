import type { Generated } from 'kysely';
import type { SearchGroup } from '#contract/items.ts';

/** The kinds whose records are being indexed again, and the last record done. */
export interface SearchRebuildsTable {
  kind: SearchGroup;
  indexed_to: number;
}

/**
 * The search index of one table. In SQLite a contentless FTS5 table whose rowid is the
 * record's id, in PostgreSQL a table with a tsvector. See server/platform/search/search-index-store.ts.
 */
export interface SearchIndexTable {
  rowid: number;
  lexemes: string;
}

/** Articles, research articles and events as the search palette finds them. */
export interface DocumentsTable {
  id: Generated<number>;
  kind: 'article' | 'research' | 'event';
  item_id: number;
}
