import { type RawBuilder, sql } from 'kysely';

import type { SearchQuery } from '#contract/kit/search-words.ts';
import type { PlaceRegion } from '#contract/places-regions.ts';
import { regionCountries } from '#contract/places-regions.ts';
import type { Database } from '#server/platform/db/database.ts';
import { matchText, type SearchTable } from '#server/platform/search/search-index-store.ts';
import type { GroupTables } from './group-store.ts';

/** Of so many matching records the newest are counted, where words or other filters have to be looked up. */
const mostLookedUp = 10_000;

/** How the records of a kind are counted by their filters. */
export interface Counting<Name extends string, Filters> {
  tables: GroupTables;
  searchTable: SearchTable;
  /** The column that each filter counts. */
  columns: Record<Name, string>;
  /** The filters as conditions on groups; `null` where groups do not tell, as with words. */
  conditions: (filters: Filters) => RawBuilder<unknown>[] | null;
  /** The same filters, and the others, as a query of the search index. */
  query: (filters: Filters) => SearchQuery | null;
}

/** Records with the same value of the counted column. */
interface Tally {
  value: string | number;
  records: number;
}

/** What records have in a counted column; `isCapped`: more match than were counted. */
export interface Tallies {
  tallies: Tally[];
  isCapped: boolean;
}

/**
 * Counts the records that meet all filters but one, by the column of that filter. What groups tell has been counted
 * beforehand and any number is exact; otherwise the matches are looked up. Filters that nothing is chosen for share a look.
 */
export function talliesOf<Name extends string, Filters extends Partial<Record<Name, unknown>>>(
  database: Database,
  counting: Counting<Name, Filters>,
  filters: Filters,
): (name: Name) => Promise<Tallies> {
  const { columns } = counting;
  const counts = new Map<string, Promise<Tally[]>>();
  const lookUps = new Map<string, Promise<Group[]>>();
  return async (name) => {
    const others = { ...filters, [name]: undefined };
    const conditions = counting.conditions(others);
    if (conditions) {
      const counted = countGroups(database, counting.tables, columns[name], conditions);
      const key = JSON.stringify([counted.sql, counted.parameters]);
      const tallies = counts.get(key) ?? database.read<Tally>(counted);
      counts.set(key, tallies);
      return { tallies: await tallies, isCapped: false };
    }
    const query = counting.query(others);
    if (!query) throw new Error('What groups do not tell is a query');
    const match = matchText(database, query);
    const found = lookUps.get(match) ?? lookUp(database, counting, match);
    lookUps.set(match, found);
    const groups = await found;
    return {
      tallies: groups.map((group) => ({ value: group[columns[name]] ?? '', records: Number(group['records']) })),
      isCapped: groups.reduce((sum, group) => sum + Number(group['records']), 0) > mostLookedUp,
    };
  };
}

function countGroups({ db }: Database, tables: GroupTables, column: string, conditions: RawBuilder<unknown>[]) {
  const value = sql.ref(`${tables.groups}.${column}`);
  const total = sql.ref(tables.total);
  return sql<Tally>`select ${value} as value, cast(sum(${total}) as integer) as records from ${sql.table(tables.groups)}
    where ${sql.join([sql`${total} > 0`, ...conditions], sql` and `)} group by ${value}`.compile(db);
}

type Group = Record<string, string | number>;

/** The newest matching records, by the values that they have in common. */
function lookUp<Name extends string, Filters>(
  database: Database,
  { tables, searchTable, columns }: Counting<Name, Filters>,
  match: string,
): Promise<Group[]> {
  const matches =
    database.dialect === 'sqlite' ? sql`${sql.ref(searchTable)} match ${match}` : sql`lexemes @@ ${match}::tsquery`;
  const counted = [...new Set(Object.values<string>(columns))].map((column) => sql.ref(`${tables.groups}.${column}`));
  const groups = sql.table(tables.groups);
  return database.read<Group>(
    sql<Group>`select ${sql.join(counted)}, found.records from
      (select group_id, count(*) as records from
        (select rowid as id from ${sql.table(searchTable)} where ${matches}
          order by rowid desc limit ${mostLookedUp + 1}) as newest
        join ${sql.table(tables.grouped)} on ${sql.ref(tables.record)} = newest.id group by group_id) as found
      join ${groups} on ${groups}.id = found.group_id`.compile(database.db),
  );
}

/** A condition that a column of groups has one of some values. */
export function oneOf(column: string, values: readonly (string | number)[]): RawBuilder<unknown> {
  // No value at all finds nothing.
  return values.length > 0 ? sql`${sql.ref(column)} in (${sql.join(values)})` : sql`1 = 0`;
}

/** The countries of some parts of the world. */
export function countriesOf(regions: readonly PlaceRegion[]): string[] {
  return [...new Set(regions.flatMap((region) => regionCountries[region].split(' ')))];
}
