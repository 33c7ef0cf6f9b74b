import { type AliasableExpression, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

import type { ContentSort, ContentStanding } from '#contract/content.ts';
import { facet } from '#contract/kit/facets.ts';
import { countCap } from '#contract/kit/paging.ts';
import { type SearchQuery, searchQuery } from '#contract/kit/search-words.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import { holds, matchingIds, matchText } from '#server/platform/search/search-index-store.ts';
import { type ContentTable, searchTables } from './store.ts';

/** The columns of a row of the list. */
export interface ListedEdition {
  id: number;
  title: string;
  title_key: string;
  status: 'draft' | 'published' | 'hidden';
  published_at: string | null;
  updated_at: string;
  version: number;
}

const columns = ['id', 'title', 'title_key', 'status', 'published_at', 'updated_at', 'version'] as const;

/** The column of each order; the id breaks ties, so that no two records have the same place. */
const orders = {
  changed: { column: 'updated_at', direction: 'desc' },
  unchanged: { column: 'updated_at', direction: 'asc' },
  newest: { column: 'id', direction: 'desc' },
  title: { column: 'title_key', direction: 'asc' },
  'title-desc': { column: 'title_key', direction: 'desc' },
} as const satisfies Record<ContentSort, unknown>;

export interface EditionQuery {
  search: string | undefined;
  standing: ContentStanding | undefined;
  topic: string | number | undefined;
  sort: ContentSort;
  /** Only records after this place in the order. */
  after: { key: string | number; id: number } | undefined;
  limit: number;
  now: Date;
}

/** The position of a record in an order. */
export function placeOf(row: ListedEdition, sort: ContentSort): string | number {
  return row[orders[sort].column];
}

/**
 * Up to this many matches are looked up and sorted. If there are more, records are read in their order and tested one
 * by one until the page is full: see server/features/companies/listing-store.ts.
 */
const sortedMatches = 5000;

/** A page of records in any state, and how many match in all, counted up to one past the cap. */
export async function findEditions(
  database: Database,
  table: ContentTable,
  query: EditionQuery,
  sortAtMost = sortedMatches,
): Promise<{ rows: ListedEdition[]; total: number }> {
  const search = searchOf(query);
  const { db, dialect } = database;
  if (!search) {
    const [rows, total] = await Promise.all([
      inOrder(database, table, query),
      // In the order of an index that holds all requested columns.
      countCapped(database, db.selectFrom(records(table)).select('title_key').orderBy('title_key')),
    ]);
    return { rows, total };
  }
  const found = matchingIds(db, dialect, searchTables[table], sql.val(matchText(database, search)));
  const date = dateCondition(query);
  if (query.standing === 'scheduled') {
    // There are few scheduled records, and they are found by date.
    const scheduled = db.selectFrom(records(table)).where(sql<boolean>`status = 'published'`).where(date).select('id');
    const matches = dialect === 'sqlite' ? holds(dialect, 'lexemes', search) : sql<boolean>`id in ${found}`;
    const meet = sql<boolean>`id in ${scheduled} and ${matches}`;
    const [rows, total] = await Promise.all([
      inOrder(database, table, query, meet),
      countCapped(database, db.selectFrom(records(table)).where(meet).select('id')),
    ]);
    return { rows, total };
  }
  const page = found.limit(Math.max(sortAtMost, countCap) + 1).as('page');
  const matching = db.selectFrom(page);
  const countTo = async (rows: AliasableExpression<{ id: number }>) => {
    const counted = db.selectFrom(rows.as('counted')).select(({ fn }) => fn.countAll<number>().as('total'));
    return (await counted.executeTakeFirstOrThrow()).total;
  };
  const isMany = dialect === 'sqlite' && (await countTo(found.limit(sortAtMost + 1))) > sortAtMost;
  const meet = isMany ? holds(dialect, 'lexemes', search) : sql<boolean>`id in ${found}`;
  const [rows, total] = await Promise.all([
    inOrder(database, table, query, sql<boolean>`${meet} and ${date}`),
    countTo(
      matching
        .crossJoin(records(table))
        .whereRef('articles.id', '=', 'page.id')
        .where(date)
        .select('page.id')
        .limit(countCap + 1),
    ),
  ]);
  return { rows, total };
}

/** Words and filters as one query of the index; `null` without either. */
function searchOf({ search, standing, topic }: EditionQuery): SearchQuery | null {
  return searchQuery(search, [
    ...(standing ? [facet('state', standing === 'scheduled' ? 'published' : standing)] : []),
    ...(topic === undefined ? [] : [facet('topic', topic)]),
  ]);
}

/** The part of the state that depends on the time, which an index cannot hold. */
function dateCondition({ standing, now }: EditionQuery): RawBuilder<boolean> {
  if (standing === 'scheduled') return sql<boolean>`published_at > ${now.toISOString()}`;
  return standing === 'published' ? sql<boolean>`published_at <= ${now.toISOString()}` : sql<boolean>`true`;
}

/**
 * Records after a place in the order that `meet` a condition. The ties of the place and the records after them are two
 * separate walks along the index: SQLite cannot seek by a pair that includes the row's id.
 */
function inOrder(
  { db }: Pick<Database, 'db'>,
  table: ContentTable,
  { sort, after, limit }: EditionQuery,
  meet?: Expression<SqlBool>,
): Promise<ListedEdition[]> {
  const { column, direction } = orders[sort];
  const from = () => {
    const query = db
      .selectFrom(records(table))
      .select(columns)
      .orderBy(column, direction)
      .orderBy('id', direction)
      // The highest possible number, written out so that SQLite walks the rows' own numbers.
      .$if(sort === 'newest', (walk) => walk.where('id', '<', Number.MAX_SAFE_INTEGER))
      .limit(limit);
    return meet ? query.where(meet) : query;
  };
  if (!after) return from().execute();
  const beyond = direction === 'asc' ? '>' : '<';
  const equals = from().where(column, '=', after.key).where('id', beyond, after.id);
  const later = from().where(column, beyond, after.key);
  return db
    .selectFrom(
      db
        .selectFrom(equals.as('page_equals'))
        .selectAll()
        .unionAll(db.selectFrom(later.as('page_later')).selectAll())
        .as('page'),
    )
    .selectAll()
    .orderBy(`page.${column}`, direction)
    .orderBy('page.id', direction)
    .limit(limit)
    .execute();
}

/** Both tables have the columns read here; the compiler checks them under this name. */
function records(table: ContentTable) {
  return table === 'articles' ? ('articles' as const) : ('research_articles as articles' as 'articles');
}
