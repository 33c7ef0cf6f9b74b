import { type Expression, type RawBuilder, sql } from 'kysely';
import { type SearchQuery, toFts5, toTsquery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Param } from '#server/platform/db/prepared.ts';
import { rowidBound, type SearchTable } from './search-index-store.ts';

/**
 * The matches of a query in the order of a list (decision 83).
 *
 * SQLite's index gives them in the order of the records' numbers. On PostgreSQL there are two ways: to walk through the
 * records in their order and test each until the page is full, or to look all matches up and sort them. Each takes
 * seconds where the other takes milliseconds, and the planner guesses which one to take. So it is not asked: it does not
 * see the query, and the statement itself decides while it runs, by how many records of a sample match.
 */

type Dialect = Database['dialect'];

/** A query as a database takes it. `sure` and `loose` are its parts for PostgreSQL. */
export interface Match {
  match: string;
  /** The conditions that whole lexemes meet; `null` where there is none. */
  sure: string | null;
  /** Each condition that beginnings may meet. The index gathers all records of a beginning before it compares any. */
  loose: readonly string[] | null;
}

/** The parameters of a statement with a query. */
export type AskedMatch = { [Part in keyof Match]: Expression<Match[Part]> };

/** A query as a database takes it. `but`: a query whose matches are left out. */
export function matchOf({ dialect }: Pick<Database, 'dialect'>, search: SearchQuery, but?: SearchQuery): Match {
  if (dialect === 'sqlite') {
    const match = toFts5(search);
    return { match: but ? `(${match}) NOT (${toFts5(but)})` : match, sure: null, loose: null };
  }
  const isLoose = (alternatives: SearchQuery[number]) => alternatives.some(({ as }) => as !== 'whole');
  const sure = search.filter((alternatives) => !isLoose(alternatives));
  const match = toTsquery(search);
  return {
    match: but ? `(${match}) & !(${toTsquery(but)})` : match,
    sure: sure.length > 0 ? toTsquery(sure) : null,
    loose: search.filter(isLoose).map((alternatives) => toTsquery([alternatives])),
  };
}

/** A query in a statement that is built for it. */
export function askedMatch({ match, sure, loose }: Match): AskedMatch {
  return { match: sql.val(match), sure: sql.val(sure), loose: sql.val(loose) };
}

/** A query in a prepared statement. */
export function askedParams(param: Param<Match>): AskedMatch {
  return { match: param('match'), sure: param('sure'), loose: param('loose') };
}

/** A page of the newest matches. */
export interface Newest {
  /** Only records with a lower number. */
  before?: Expression<number> | undefined;
  /** Only records with a higher one. */
  after?: Expression<number> | undefined;
  limit: Expression<number>;
}

/** The ids of the newest records that match, newest first. */
export function newestMatching(
  dialect: Dialect,
  table: SearchTable,
  asked: AskedMatch,
  { before, after, limit }: Newest,
): RawBuilder<{ id: number }> {
  const bounds = [
    ...(before ? [sql`rowid < ${rowidBound(before)}`] : []),
    ...(after ? [sql`rowid > ${rowidBound(after)}`] : []),
  ];
  if (dialect === 'sqlite') {
    const meet = [sql`${sql.ref(table)} match ${asked.match}`, ...bounds];
    return sql`(select rowid as id from ${sql.table(table)} where ${sql.join(meet, sql` and `)}
      order by rowid desc limit ${limit})`;
  }
  const within = sql.join([sql`true`, ...bounds], sql` and `);
  return walkOrLookUp({
    table,
    asked,
    limit,
    walk: (stretch) => sql`select rowid as id, lexemes from ${sql.table(table)} where ${within}
      order by rowid desc ${stretch}`,
    within,
    sorted: (matches) => sql`select id from ${matches} order by id desc limit ${limit}`,
  });
}

/** So few records are read one by one on PostgreSQL: a sample that decides how to find the matches among them costs more. */
const shortStretch = 500;

/** Whether records between two numbers are so few. */
export function isShort({ after, before }: { after: number; before: number }): boolean {
  return before - after <= shortStretch + 1;
}

/**
 * The ids of the newest records that match, newest first, among those with a number between two.
 *
 * @param short whether they are few (`isShort`)
 */
export function newestInStretch(
  dialect: Dialect,
  table: SearchTable,
  asked: AskedMatch,
  { after, before, limit }: Newest & { after: Expression<number>; before: Expression<number> },
  short: boolean,
): RawBuilder<{ id: number }> {
  if (dialect === 'sqlite' || !short) return newestMatching(dialect, table, asked, { after, before, limit });
  // Not as a condition that the index of lexemes meets: it would gather all matches of the table. A prepared statement is
  // planned once, as the planner does not see the values.
  return sql`(select rowid as id from ${sql.table(table)}
    where rowid > (select ${rowidBound(after)}) and rowid < (select ${rowidBound(before)})
      and (lexemes @@ (select cast(${asked.match} as tsquery))) is true
    order by rowid desc limit ${limit})`;
}

/**
 * As many rows as records match, no more than `limit`: to count them. On PostgreSQL a large table is not looked at where a
 * sample leaves no doubt that there are as many as `many`; there are `limit` rows then.
 */
export function someMatching(
  dialect: Dialect,
  table: SearchTable,
  asked: AskedMatch,
  limit: Expression<number>,
  many = limit,
): RawBuilder<{ id: number }> {
  if (dialect === 'sqlite') {
    return sql`(select rowid as id from ${sql.table(table)} where ${sql.ref(table)} match ${asked.match} limit ${limit})`;
  }
  return walkOrLookUp({
    table,
    asked,
    limit,
    // Matches that need not be sorted are looked up for less than a third of the cost.
    lookUpCost: 0.7,
    walk: (stretch) => sql`select rowid as id, lexemes from ${sql.table(table)} order by rowid desc ${stretch}`,
    sorted: (matches) => sql`select id from ${matches} limit ${limit}`,
    many,
  });
}

/**
 * The ids of the newest records that match, no more than `limit`, for counts that may say "at least". `is_part` is 1
 * where more match: on PostgreSQL, where more than a few records of a hundred match, those among the newest are taken.
 */
export function newestToCount(
  dialect: Dialect,
  table: SearchTable,
  asked: AskedMatch,
  limit: number,
): RawBuilder<{ id: number; is_part: 0 | 1 }> {
  if (dialect === 'sqlite') {
    return sql`(select id, 0 as is_part from ${newestMatching(dialect, table, asked, { limit: sql.val(limit) })} as newest)`;
  }
  const records = sql.table(table);
  const reach = sql.lit(reachOfCounts);
  return sql`(with ${sampled(table, asked)},
    walk as materialized (select matches >= ${sql.lit(frequentInSample)} * times as is_taken from sample),
    last as materialized (select rowid from ${records} where (select is_taken from walk)
      order by rowid desc limit 1 offset ${reach})
    select id, case when (select rowid from last) is null then 0 else 1 end as is_part
      from (select rowid as id, lexemes from ${records} where (select is_taken from walk) order by rowid desc limit ${reach})
        as newest
      where lexemes @@ (select match from asked)
    union all select id, 0
      from (select id from ${lookedUp(table, sql`not (select is_taken from walk)`)} order by id desc limit ${sql.lit(limit)})
        as found)`;
}

/** Among so many of the newest records matches are counted where more than a few of a hundred match. */
const reachOfCounts = 10_000;

/** These are so many of the 400 records of a sample. */
const frequentInSample = 10;

/** How many of 400 records that are spread over the table match, on PostgreSQL, rounded up: for two milliseconds. */
export function matchesInSample(table: SearchTable, asked: AskedMatch): RawBuilder<{ matches: number }> {
  return sql`(with ${sampled(table, asked)} select (matches + times - 1) / times as matches from sample)`;
}

/** The ids of all records that match, where they are known to be few. */
export function allMatching(dialect: Dialect, table: SearchTable, asked: AskedMatch): RawBuilder<{ id: number }> {
  if (dialect === 'sqlite') {
    return sql`(select rowid as id from ${sql.table(table)} where ${sql.ref(table)} match ${asked.match})`;
  }
  return sql`(with ${sampled(table, asked)} select id from ${lookedUp(table)})`;
}

interface Ways {
  table: SearchTable;
  asked: AskedMatch;
  limit: Expression<number>;
  /** What it costs to look up and sort a match, where walking past a record costs 1 (microseconds). */
  lookUpCost?: number;
  /** The records in the order of the list, as `id` and `lexemes`, as many as `stretch` says (`limit …`). */
  walk: (stretch: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** A condition on `rowid` that matches have to meet, too. */
  within?: RawBuilder<unknown>;
  /** The first `limit` of all matches in that order. */
  sorted: (matches: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Only how many there are is asked: where there are more than `many` beyond doubt, no record is read. */
  many?: Expression<number>;
}

/**
 * How many places of the index a sample is taken at, and how many records at each. From `large` records on there are four
 * times as many places: a share that is too small for the sample means four times as many records.
 */
const [places, atEach, large] = [23, 18, 4_000_000];

/** For each match in the sample, so many records are walked past before the matches are looked up after all. */
const reachOfSampled = 2500;

/**
 * There are more than `many` matches beyond doubt where the sample finds some at so many of its places, and `many` matches
 * in the whole table would mean at most 0.46 in the sample: once in two million times it would find them at seven places.
 */
const [placesBeyondDoubt, expectedInSample] = [7, 0.46];

/** The ids of the first `limit` matches in the order of a list, on PostgreSQL. */
export function walkOrLookUp({
  table,
  asked,
  limit,
  lookUpCost = 2.5,
  walk,
  within,
  sorted,
  many,
}: Ways): RawBuilder<{ id: number }> {
  // A walk of n / f records (n: the page, f: the share of records that match) is worth it where it costs less than looking
  // up a million times f; the sample has some 400 f matches. So the walk begins where n is less than this.
  // A table of n million costs n times as much to look up, and a sample of four times the size finds as many more.
  const filled = sql`${sql.lit(2.5 * lookUpCost)} * matches * matches * millions / (times * times)`;
  const isDecided = many
    ? sql`(select places >= ${sql.lit(placesBeyondDoubt)} and
        ${sql.lit(places * atEach)} * times * ${many} <= ${sql.lit(expectedInSample)} * records from sample)`
    : sql`false`;
  const reach = sql<number>`(select case when ${isDecided} then 0 when ${filled} >= ${limit}
    then ${sql.lit(reachOfSampled)} * matches * case when times = 1 then 1 else 2 end else 0 end from sample)`;
  // A short page is the last one where the walk came to the end of the list: all others would be looked up in vain.
  const isShort = sql`(select is_short from outcome)`;
  // Not as a condition that an index of numbers meets: a plan for all queries would add up the numbers of a third of the table.
  const meet = within ? sql`(${within}) is true and ${isShort}` : isShort;
  return sql`(with ${sampled(table, asked)},
    walked as materialized (
      select id from (${walk(sql`limit ${reach}`)}) as ordered where lexemes @@ (select match from asked) limit ${limit}),
    outcome as materialized (
      select case when ${isDecided} then false
          when count(*) < ${limit} then exists (${walk(sql`limit 1 offset ${reach}`)}) else false end as is_short
        from walked)
    select id from walked where not ${isShort}
    union all select id from (${sorted(lookedUp(table, meet))}) as found
    ${many ? sql`union all select id from generate_series(1, cast(${limit} as bigint)) as id where ${isDecided}` : sql``})`;
}

/**
 * The query and how many records of a sample meet it, and each of its parts, at places that are spread over all records:
 * the newest ones may be a single import. Where many records have a beginning and few the rarest part, the index is asked
 * for that part only (`key`), and each record is tested.
 */
function sampled(table: SearchTable, { match, sure, loose }: AskedMatch): RawBuilder<unknown> {
  const records = sql.table(table);
  return sql`asked as materialized (select cast(${match} as tsquery) as match, cast(${sure} as tsquery) as sure,
      cast(${loose} as tsquery[]) as loose),
    known as materialized (
      select reltuples as records, greatest(reltuples, 1e6) / 1e6 as millions,
        case when reltuples >= ${sql.lit(large)} then 4 else 1 end as times
      from pg_class where oid = cast(${sql.lit(table)} as regclass)),
    taken as materialized (
      select place, lexemes from (select min(rowid) as lowest, max(rowid) as highest from ${records}) as ends
        cross join (select ${sql.lit(places)} * times as places from known) as spread
        cross join lateral generate_series(1, places) as place
        cross join lateral (select lexemes from ${records}
          where rowid <= lowest + (highest - lowest) * place / places
          order by rowid desc limit ${sql.lit(atEach)}) as near),
    parts as materialized (
      select part, is_loose, (select count(*) from taken where lexemes @@ part) as records
      from (select sure as part, false as is_loose from asked where sure is not null
        union all select unnest(loose), true from asked) as each_part),
    sample as materialized (
      select matches, places, known.records, millions, times,
        (select part from parts order by records, is_loose limit 1) as key,
        (select max(records) filter (where is_loose) > 8 * min(records) from parts) is true as is_by_key
      from known cross join (
        select count(*) as matches, count(distinct place) as places from taken
          where lexemes @@ (select match from asked)) as met)`;
}

/** All records that match, from the index of lexemes; `offset 0` keeps the planner from reading them in another way. */
function lookedUp(table: SearchTable, meet: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const records = sql.table(table);
  return sql`(
    select rowid as id from ${records}
      where lexemes @@ (select match from asked) and ${meet} and not (select is_by_key from sample)
    union all
    select rowid as id from ${records}
      where lexemes @@ (select key from sample) and (lexemes @@ (select match from asked)) is true
        and ${meet} and (select is_by_key from sample)
    offset 0) as matches`;
}
