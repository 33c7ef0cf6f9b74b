import type { SearchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { forEachKey, type Param, prepare } from '#server/platform/db/prepared.ts';
import { askedParams, type Match, matchOf, newestMatching } from './matches-store.ts';
import type { SearchTable } from './search-index-store.ts';

/** The ids of the newest records that match, newest first: how many there are says how rare a word is, up to `limit`. */
export async function findNewestIds(
  database: Pick<Database, 'db' | 'dialect' | 'read'>,
  table: SearchTable,
  search: SearchQuery,
  limit: number,
): Promise<number[]> {
  const rows = await newestOf(table)(database, { ...matchOf(database, search), limit });
  return rows.map(({ id }) => id);
}

const newestOf = forEachKey((table: SearchTable) =>
  prepare((db, param: Param<Match & { limit: number }>, dialect) =>
    db
      .selectFrom(newestMatching(dialect, table, askedParams(param), { limit: param('limit') }).as('newest'))
      .select('id'),
  ),
);
