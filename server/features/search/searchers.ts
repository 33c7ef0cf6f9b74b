import type { SearchGroup, SearchHit } from '#contract/search.ts';
import type { Database } from '#server/db/database.ts';
import type { SearchQuery } from '#server/search/lexemes.ts';

/**
 * The newest `limit` records of one kind that match and are there by `now`. Each resource has one such function in its store;
 * server/features/search/routes.ts lists them.
 */
export type Searcher = (database: Database, search: SearchQuery, limit: number, now: Date) => Promise<SearchHit[]>;

export type Searchers = Partial<Record<SearchGroup, Searcher>>;
