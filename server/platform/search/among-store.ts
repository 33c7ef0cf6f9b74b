import { sql } from 'kysely';
import type { SearchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { forEachKey, type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Among } from '../records/record.ts';
import { askedParams, isShort, type Match, matchOf, newestInStretch } from './matches-store.ts';
import { matchingIds, matchText, type SearchTable } from './search-index-store.ts';

/** Numbers between two, the newest `limit`. */
interface Stretch {
  after: number;
  before: number;
  limit: number;
}

/** The highest ids of records that match, among those of a range or among a few. */
export async function findMatchesAmong(
  database: Pick<Database, 'db' | 'dialect' | 'read'>,
  table: SearchTable,
  search: SearchQuery,
  among: Among,
  limit: number,
): Promise<number[]> {
  const { db, dialect } = database;
  if ('ids' in among) {
    const match = sql.val(matchText({ dialect }, search));
    const rows = await matchingIds(db, dialect, table as 'listing_search', match)
      .where('rowid', 'in', among.ids)
      .orderBy('rowid', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
  const stretch = { after: among.after, before: among.upTo + 1, limit };
  const find = isShort(stretch) ? newestOfFew : newestOfMany;
  const rows = await find(table)(database, { ...stretch, ...matchOf(database, search) });
  return rows.map(({ id }) => id);
}

const newestOfFew = forEachKey((table: SearchTable) => newestIn(table, true));
const newestOfMany = forEachKey((table: SearchTable) => newestIn(table, false));

function newestIn(table: SearchTable, short: boolean) {
  return prepare((db, param: Param<Stretch & Match>, dialect) => {
    const stretch = { after: param('after'), before: param('before'), limit: param('limit') };
    return db.selectFrom(newestInStretch(dialect, table, askedParams(param), stretch, short).as('newest')).select('id');
  });
}
