import { sql } from 'kysely';
import { searchQuery } from '#contract/kit/search-words.ts';
import {
  type MemberFacetCounts,
  type MemberFacetName,
  type MemberQueryFilters,
  memberFacetNames,
  memberFilterFacets,
} from '#contract/members-facets.ts';
import type { CityCount } from '#contract/places.ts';
import type { Database } from '#server/platform/db/database.ts';
import { mapped } from '#server/platform/facets/cities.ts';
import { membersOf } from '#server/platform/facets/stored-values.ts';
import { matchingIds, matchText } from '#server/platform/search/search-index-store.ts';
import { facetedMembers } from './facet-store.ts';

/** Members of a given set who meet the filters of the directory. */
export interface Among {
  ids: ReadonlySet<number>;
  /** What each value of a filter finds in the set, with all other filters. */
  counts: () => MemberFacetCounts;
  /** The cities of those who meet all other filters, the most frequent first. */
  cities: () => CityCount[];
}

/** What is counted of a member, as it is stored in groups. */
interface GroupedRow {
  member_id: number;
  country: string;
  city: string | null;
  areas: string;
  role: string;
  stages: string;
  tickets: string;
}

/**
 * Narrows a set of members, such as those connected with somebody, by the filters of the directory.
 *
 * @param members up to some thousands, each in the directory
 */
export async function membersAmong(
  database: Database,
  members: readonly number[],
  filters: MemberQueryFilters,
): Promise<Among> {
  const [rows, found] = await Promise.all([groupedRows(database, members), foundByWords(database, members, filters)]);
  const area = filters.focusArea?.toLowerCase();
  const inWords = rows.filter(
    (row) => (found === null || found.has(row.member_id)) && (!area || membersOf(row.areas).includes(area)),
  );
  const meets = (row: GroupedRow, but?: MemberFacetName | 'city') =>
    (but === 'city' || !filters.city || filters.city.includes(row.city ?? '')) &&
    memberFacetNames.every((name) => {
      const chosen: readonly string[] | undefined = filters[name];
      return name === but || !chosen || valuesOf(row, name).some((value) => chosen.includes(value));
    });
  return {
    ids: new Set(inWords.filter((row) => meets(row)).map((row) => row.member_id)),
    counts: () =>
      Object.fromEntries(
        memberFacetNames.map((name) => [
          name,
          countsOf(inWords.filter((row) => meets(row, name)).flatMap((row) => valuesOf(row, name))),
        ]),
      ) as MemberFacetCounts,
    cities: () => mapped(countsOf(inWords.filter((row) => meets(row, 'city')).flatMap(({ city }) => city || []))),
  };
}

function valuesOf(row: GroupedRow, name: MemberFacetName): readonly string[] {
  return facetedMembers.values[name](row[facetedMembers.columns[name] as keyof Omit<GroupedRow, 'member_id' | 'city'>]);
}

/** The most frequent value first. */
function countsOf(values: readonly string[]): MemberFacetCounts[MemberFacetName] {
  const byValue = new Map<string, number>();
  for (const value of values) byValue.set(value, (byValue.get(value) ?? 0) + 1);
  return [...byValue]
    .toSorted(([a, some], [b, more]) => more - some || (a < b ? -1 : 1))
    .map(([value, count]) => ({ value, count: { value: count, isCapped: false } }));
}

async function groupedRows({ db }: Database, members: readonly number[]): Promise<GroupedRow[]> {
  if (members.length === 0) return [];
  return db
    .selectFrom('grouped_members')
    .innerJoin('member_groups', 'member_groups.id', 'grouped_members.group_id')
    .innerJoin('member_ticket_groups', 'member_ticket_groups.id', 'grouped_members.ticket_group_id')
    .leftJoin('member_city_groups', 'member_city_groups.id', 'grouped_members.city_group_id')
    .where('grouped_members.member_id', 'in', members)
    .select([
      'grouped_members.member_id',
      'member_groups.country',
      'member_city_groups.city',
      'member_groups.areas',
      'member_groups.role',
      'member_ticket_groups.stages',
      'member_ticket_groups.tickets',
    ])
    .execute();
}

/** Those whom the search index finds by words and by what they seek and offer; `null` where nothing of that is given. */
async function foundByWords(
  { db, dialect }: Database,
  members: readonly number[],
  { search, seek, offer, region }: MemberQueryFilters,
): Promise<Set<number> | null> {
  const query = searchQuery(search, memberFilterFacets({ seek, offer, region }), 'named');
  if (!query) return null;
  if (members.length === 0) return new Set();
  const match = sql.val(matchText({ dialect }, query));
  const rows = await matchingIds(db, dialect, 'member_search', match).where('rowid', 'in', members).execute();
  return new Set(rows.map(({ id }) => id));
}
