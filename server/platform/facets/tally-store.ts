import { type RawBuilder, sql } from 'kysely';

import type { SearchQuery } from '#contract/kit/search-words.ts';
import type { PlaceRegion } from '#contract/places-regions.ts';
import { regionCountries } from '#contract/places-regions.ts';
import type { Database } from '#server/platform/db/database.ts';
import { askedMatch, matchOf, newestToCount } from '#server/platform/search/matches-store.ts';
import type { SearchTable } from '#server/platform/search/search-index-store.ts';
import type { Grouping, GroupTable } from './group-store.ts';

/** Of so many matching records at most the newest are counted, where words or other filters have to be looked up. */
const mostLookedUp = 10_000;

/** Up to so many records of some groups are counted one by one; of more, the newest are. */
const mostInGroups = 50_000;

/** Up to so many groups lead to the newest records of several tables. */
const mostLeading = 2;

/** A filter as a condition on the groups that have this column. */
export interface Condition {
  column: string;
  meet: RawBuilder<unknown>;
}

/** How the records of a kind are counted by their filters. */
export interface Counting<Name extends string, Filters> {
  grouping: Grouping;
  searchTable: SearchTable;
  /** The column that each filter counts. */
  columns: Record<Name, string>;
  /** The filters as conditions on groups; `null` where groups do not tell, as with words. */
  conditions: (filters: Filters) => readonly Condition[] | null;
  /** The same filters, and the others, as a query of the search index. */
  query: (filters: Filters) => SearchQuery | null;
}

/** Records with the same value of the counted column. */
interface Tally {
  value: string;
  records: number;
}

/** What records have in a counted column; `isCapped`: more match than were counted. */
export interface Tallies {
  tallies: Tally[];
  isCapped: boolean;
}

/**
 * Counts the records that meet all filters but one, by the column of that filter. Where one table of groups tells, they have
 * been counted beforehand and any number is exact; otherwise the matches are looked up, once for all filters that nothing
 * is chosen for.
 */
export function talliesOf<Name extends string, Filters extends Partial<Record<Name, unknown>>>(
  database: Database,
  counting: Counting<Name, Filters>,
  filters: Filters,
): (name: Name) => Promise<Tallies> {
  const counts = new Map<string, Promise<Tally[]>>();
  const lookUps = new Map<string, Promise<LookedUp>>();
  return async (name) => {
    const column = counting.columns[name];
    const others = { ...filters, [name]: undefined };
    const conditions = counting.conditions(others);
    const tables = conditions && tablesOf(counting.grouping, [{ column }, ...conditions]);
    if (conditions && tables?.length === 1) {
      const counted = countGroups(database, counting.grouping, column, conditions);
      const key = JSON.stringify([counted.sql, counted.parameters]);
      const tallies = counts.get(key) ?? database.read<Tally>(counted);
      counts.set(key, tallies);
      return { tallies: await tallies, isCapped: false };
    }
    const key = JSON.stringify(others);
    const found = lookUps.get(key) ?? lookUp(database, counting, others);
    lookUps.set(key, found);
    const { rows, isCapped } = await found;
    return { tallies: rows.filter((row) => row.counted === column), isCapped };
  };
}

/** How many records meet the filters, where one table of groups tells; otherwise `undefined`. */
export async function countBeforehand<Name extends string, Filters>(
  database: Database,
  { grouping, conditions: conditionsOf }: Counting<Name, Filters>,
  filters: Filters,
): Promise<number | undefined> {
  const conditions = conditionsOf(filters);
  const tables = conditions && tablesOf(grouping, conditions);
  if (!tables || tables.length > 1) return undefined;
  return sumOf(database, grouping, tables[0] ?? firstOf(grouping), conditions);
}

/** The tables of groups that have the columns. */
function tablesOf({ tables }: Grouping, used: readonly Pick<Condition, 'column'>[]): GroupTable[] {
  return tables.filter(({ columns }) => used.some(({ column }) => columns.includes(column)));
}

function firstOf({ tables: [first] }: Grouping): GroupTable {
  if (!first) throw new Error('Records are grouped in one table at least');
  return first;
}

async function sumOf(
  database: Database,
  grouping: Grouping,
  table: GroupTable,
  conditions: readonly Condition[],
): Promise<number> {
  const total = sql.ref(grouping.total);
  const [row] = await database.read<{ records: number }>(
    sql<{ records: number }>`select cast(coalesce(sum(${total}), 0) as integer) as records from ${sql.table(table.name)}
      where ${meetOf(grouping, table, conditions)}`.compile(database.db),
  );
  return row?.records ?? 0;
}

/** The conditions on the groups of one table, which are not empty. */
function meetOf({ total }: Grouping, { columns }: GroupTable, conditions: readonly Condition[]): RawBuilder<unknown> {
  const own = conditions.filter(({ column }) => columns.includes(column)).map(({ meet }) => meet);
  return sql.join([sql`${sql.ref(total)} > 0`, ...own], sql` and `);
}

function countGroups({ db }: Database, grouping: Grouping, column: string, conditions: readonly Condition[]) {
  const [table = firstOf(grouping)] = tablesOf(grouping, [{ column }]);
  return sql<Tally>`select cast(${sql.ref(column)} as text) as value,
    cast(sum(${sql.ref(grouping.total)}) as integer) as records
    from ${sql.table(table.name)} where ${meetOf(grouping, table, conditions)} group by ${sql.ref(column)}`.compile(db);
}

interface LookedUp {
  /** Each with the column that it counts. */
  rows: (Tally & { counted: string })[];
  isCapped: boolean;
}

/** Counts matching records by every column. */
async function lookUp<Name extends string, Filters>(
  database: Database,
  counting: Counting<Name, Filters>,
  filters: Filters,
): Promise<LookedUp> {
  const { grouping } = counting;
  const conditions = counting.conditions(filters);
  const matches = conditions
    ? await inGroups(database, grouping, conditions)
    : withLexemes(database, counting, counting.query(filters));
  const columns = [...new Set(Object.values<string>(counting.columns))];
  // The groups of the matches first, which are fewer than they are, and then their values.
  const groups = grouping.tables.map(({ name, link }) => {
    const found = sql`select ${sql.ref(link)} as id, count(*) as records from matches group by ${sql.ref(link)}`;
    return sql`${foundIn(name)} as materialized
      (select ${sql.table(name)}.*, found.records from (${found}) as found join ${sql.table(name)} using (id))`;
  });
  const tallies = columns.map((column) => {
    const [table = firstOf(grouping)] = tablesOf(grouping, [{ column }]);
    return sql`select ${sql.lit(column)} as counted, cast(${sql.ref(column)} as text) as value,
      cast(sum(records) as integer) as records from ${foundIn(table.name)} group by ${sql.ref(column)}`;
  });
  const rows = await database.read<LookedUp['rows'][number]>(
    sql<LookedUp['rows'][number]>`with matches as materialized (${matches}), ${sql.join(groups)}
      ${sql.join(tallies, sql` union all `)}
      union all select ${partly}, '', cast(count(*) as integer) from matches where is_part = 1`.compile(database.db),
  );
  const sumOf = (column: string) => rows.reduce((sum, row) => (row.counted === column ? sum + row.records : sum), 0);
  return { rows, isCapped: sumOf(columns[0] ?? '') === mostLookedUp + 1 || sumOf('is_part') > 0 };
}

/** Stands for the matches that are known to be a part only. */
const partly = sql.lit('is_part');

function foundIn(groupTable: GroupTable['name']): RawBuilder<unknown> {
  return sql.ref(`found_${groupTable}`);
}

/** The groups of the newest matching records, found by words and by what is in the search index only. */
function withLexemes<Name extends string, Filters>(
  { dialect }: Database,
  { grouping, searchTable }: Counting<Name, Filters>,
  query: SearchQuery | null,
): RawBuilder<unknown> {
  if (!query) throw new Error('What groups do not tell is a query');
  const asked = askedMatch(matchOf({ dialect }, query));
  const newest = newestToCount(dialect, searchTable, asked, mostLookedUp + 1);
  const links = linksOf(grouping);
  const [grouped, record] = [sql.table(grouping.grouped), sql.ref(grouping.record)];
  return dialect === 'sqlite'
    ? sql`select ${links}, is_part from ${newest} as newest join ${grouped} on ${record} = newest.id`
    : // One by one: the planner would rather read the groups of all records.
      sql`select ${links}, is_part from ${newest} as newest
        cross join lateral (select ${links} from ${grouped} where ${record} = newest.id offset 0) as grouped`;
}

/** The groups of records that are found by several tables: of all of them, or of the newest if there are many. */
async function inGroups(
  database: Database,
  grouping: Grouping,
  conditions: readonly Condition[],
): Promise<RawBuilder<unknown>> {
  const sums = await Promise.all(
    tablesOf(grouping, conditions).map(async (table) => ({
      table,
      records: await sumOf(database, grouping, table, conditions),
    })),
  );
  // The fewest first: a record that they leave out is not looked up in the others.
  const sorted = sums.toSorted((a, b) => a.records - b.records);
  const tables = sorted.map(({ table }) => table);
  const links = linksOf(grouping);
  const grouped = sql.table(grouping.grouped);
  const isFew = (sorted[0]?.records ?? 0) <= mostInGroups;
  const own = isFew ? tables[0] : undefined;
  // The groups with the fewest records lead to records, the others are looked up in memory, record by record. Without
  // `is true` PostgreSQL would join them, and without the plus SQLite would look for each pair of groups in an index.
  const [plus, isTrue] = database.dialect === 'sqlite' ? [sql`+`, sql``] : [sql``, sql` is true`];
  const meet = tables.map(
    (table) => sql`(${table === own ? sql`` : plus}${sql.ref(table.link)} in
      (select id from ${sql.table(table.name)} where ${meetOf(grouping, table, conditions)}))${isTrue}`,
  );
  if (own && database.dialect === 'postgres') {
    // One by one: the planner would rather read the groups of all records.
    return sql`select ${links}, 0 as is_part
      from (select id from ${sql.table(own.name)} where ${meetOf(grouping, own, conditions)}) as own
        cross join lateral (select ${links} from ${grouped} where ${sql.ref(own.link)} = own.id offset 0) as grouped
      where ${sql.join([sql`true`, ...meet.slice(1)], sql` and `)}`;
  }
  const all = sql`select ${links}, 0 as is_part from ${grouped} where ${sql.join(meet, sql` and `)}`;
  if (isFew) return all;
  const newest = sql`order by ${sql.ref(grouping.record)} desc limit ${mostLookedUp + 1}`;
  const lead = await leadOf(database, grouping, tables, conditions);
  if (!lead) return sql`${all} ${newest}`;
  const rest = meet.filter((_, index) => tables[index] !== lead.table);
  const each = lead.ids.map(
    (id) => sql`select * from (select ${links}, ${sql.ref(grouping.record)} from ${grouped}
      where ${sql.join([sql`${sql.ref(lead.table.link)} = ${id}`, ...rest], sql` and `)} ${newest}) as of_one`,
  );
  return sql`select ${links}, 0 as is_part from (${sql.join(each, sql` union all `)}) as of_groups ${newest}`;
}

/**
 * One or two groups whose newest records are read in place of the newest of all, most of which would be in other groups.
 * With more groups, more would be read than that saves.
 */
async function leadOf(
  { db, read }: Database,
  grouping: Grouping,
  tables: readonly GroupTable[],
  conditions: readonly Condition[],
): Promise<{ table: GroupTable; ids: number[] } | undefined> {
  const table = tables.find(({ isOrdered }) => isOrdered);
  if (!table) return undefined;
  const rows = await read<{ id: number }>(
    sql<{ id: number }>`select id from ${sql.table(table.name)}
      where ${meetOf(grouping, table, conditions)} limit ${mostLeading + 1}`.compile(db),
  );
  return rows.length === 0 || rows.length > mostLeading ? undefined : { table, ids: rows.map(({ id }) => id) };
}

function linksOf({ tables }: Grouping): RawBuilder<unknown> {
  return sql.join(tables.map(({ link }) => sql.ref(link)));
}

/** A condition that a column of groups has one of some values; none where nothing is chosen. */
export function oneOf(column: string, values: readonly (string | number)[] | undefined): Condition[] {
  if (!values) return [];
  // No value at all finds nothing.
  return [{ column, meet: values.length > 0 ? sql`${sql.ref(column)} in (${sql.join(values)})` : sql`1 = 0` }];
}

/** A condition that a column with a set of values (`setOf`) has one of some; none where nothing is chosen. */
export function anyIn(column: string, values: readonly string[] | undefined): Condition[] {
  if (!values) return [];
  // Not `like`: a value may hold what is a wildcard there. With a comma it would be two values that stand side by side.
  const any = values.map((value) =>
    value.includes(',') ? sql`1 = 0` : sql`replace(${sql.ref(column)}, ${`,${value},`}, '') <> ${sql.ref(column)}`,
  );
  return [{ column, meet: sql`(${sql.join(any, sql` or `)})` }];
}

/** The countries of some parts of the world. */
export function countriesOf(regions: readonly PlaceRegion[]): string[] {
  return [...new Set(regions.flatMap((region) => regionCountries[region].split(' ')))];
}
