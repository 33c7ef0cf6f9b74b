import { sql } from 'kysely';
import { type SearchQuery, toTsquery, type Wanted } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { forEachKey, type Param, prepare } from '#server/platform/db/prepared.ts';
import { findNewestIds } from './newest-store.ts';
import type { SearchTable } from './search-index-store.ts';

type Reader = Pick<Database, 'db' | 'dialect' | 'read'>;

/**
 * The ids of the newest records with each of some words, newest first, up to `limit` of each. On PostgreSQL the words share a
 * walk past the newest records, and those that it meets less often are asked for alone.
 */
export async function findNewestOfWords(
  database: Reader,
  table: SearchTable,
  words: readonly string[],
  limit: number,
): Promise<number[][]> {
  const isWalked = database.dialect === 'postgres' && words.length >= worthWalk;
  const walked = isWalked ? await walkPast(database, table, words, limit) : [];
  return Promise.all(
    words.map(async (word, place) => {
      const ids = walked[place] ?? [];
      return ids.length === limit ? ids : findNewestIds(database, table, [[whole(word)]], limit);
    }),
  );
}

/** From so many words on, the walk costs less than to ask for each. */
const worthWalk = 4;

/** So many records are walked past, in 4 ms: a word that 0.3% of them have stands in twelve. */
const reach = 4000;

async function walkPast(
  database: Reader,
  table: SearchTable,
  words: readonly string[],
  limit: number,
): Promise<number[][]> {
  const queries = words.map((word): SearchQuery => [[whole(word)]]);
  const rows = await walkOf(table)(database, {
    words: queries.map(toTsquery),
    any: toTsquery([words.map(whole)]),
    limit,
  });
  const found = words.map((): number[] => []);
  for (const { place, id } of rows) found[place - 1]?.push(id);
  return found;
}

function whole(text: string): Wanted {
  return { as: 'whole', text };
}

interface AskedWords {
  words: readonly string[];
  /** All of them in one query: few records meet it. */
  any: string;
  limit: number;
}

const walkOf = forEachKey((table: SearchTable) =>
  prepare((db, param: Param<AskedWords>) => {
    const found = sql<{ place: number; id: number }>`(with newest as materialized (
        select id, lexemes from (
            select rowid as id, lexemes from ${sql.table(table)} order by rowid desc limit ${sql.lit(reach)}) as stretch
          where lexemes @@ (select cast(${param('any')} as tsquery)))
      select cast(place as integer) as place, id
        from unnest(cast(${param('words')} as tsquery[])) with ordinality as asked (word, place)
        cross join lateral (
          select id from newest where lexemes @@ word order by id desc limit ${param('limit')}) as first)`;
    return db.selectFrom(found.as('found')).select(['place', 'id']).orderBy('place').orderBy('id', 'desc');
  }),
);
