import type { SearchGroup, SearchHit } from '#contract/search.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { SearchedBy, SearchQuery } from './lexemes.ts';

/**
 * The first `limit` records of one kind that match and are there by `now`, in the order of that kind. Each resource has
 * one such function; server/platform/search/find-hits.ts lists them.
 */
export type Searcher = (database: Database, search: SearchQuery, limit: number, now: Date) => Promise<SearchHit[]>;

/** How the records of each kind are searched, and how the words that were typed are looked up among them. */
export type Searchers = Record<SearchGroup, { find: Searcher; by: SearchedBy }>;
