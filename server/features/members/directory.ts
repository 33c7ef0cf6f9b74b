import { countCap } from '#contract/kit/paging.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { narrowed, type SearchQuery, searchQuery, titleQuery } from '#contract/kit/search-words.ts';
import type { MemberSort } from '#contract/members.ts';
import { hasTicket, type MemberQueryFilters, memberFilterFacets } from '#contract/members-facets.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Searcher } from '#server/platform/records/record.ts';
import { matchOf } from '#server/platform/search/matches-store.ts';
import { type DirectoryCursor, type NamePlace, startOf } from './cursor.ts';
import { findMatchingInNameOrder } from './name-order.ts';
import { countListed, countMatching, findByName, findInOrder, type MemberRow } from './store.ts';

export interface DirectoryQuery extends MemberQueryFilters {
  sort: MemberSort;
  cursor: DirectoryCursor | undefined;
  limit: number;
}

/** Members as the directory shows them, and where the next page begins (`null` after the last). */
export interface DirectoryPage {
  rows: MemberRow[];
  next: DirectoryCursor | null;
}

/** One page of the directory (rule member-directory), always read through an index. */
export async function findDirectoryPage(database: Database, query: DirectoryQuery): Promise<DirectoryPage> {
  const { sort, cursor = startOf(sort), limit } = query;
  const search = searchOf(query);
  // One row more than asked for tells whether there is a next page.
  const more = limit + 1;
  if (cursor.sort === 'name') {
    const place = { ...cursor.after, limit: more };
    const rows = await (search ? findMatchingInNameOrder(database, search, place) : findByName(database, place));
    return cut(rows, limit, (row) => ({ sort: 'name', after: placeOf(row) }));
  }
  if (cursor.sort === 'relevance') return findMostRelevant(database, query, search, cursor);
  if (cursor.sort === 'ticket') return findLargestTickets(database, query, search, cursor);
  const order = cursor.sort;
  const match = search && matchOf(database, search);
  const rows = await findInOrder(database, order, { match, before: cursor.before, limit: more });
  return cut(rows, limit, (row) => ({ sort: order, before: order === 'newest' ? row.id : row.connection_rank }));
}

/** Counts the matching members, up to one past the cap. */
export function countDirectory(database: Database, query: MemberQueryFilters) {
  const search = searchOf(query);
  return search ? countMatching(database, matchOf(database, search), countCap + 1) : countListed(database);
}

/** Members for the search palette, by connections. */
export const searchMembers: Searcher = async (database, search, limit) => {
  const match = matchOf(database, search);
  const rows = await findInOrder(database, 'connections', { match, before: undefined, limit });
  return rows.map((row) => ({
    id: row.id,
    title: row.full_name ?? row.username,
    detail: [row.current_position ?? row.headline, row.organization].filter(Boolean).join(', '),
    path: pathTo(paths.member, { id: row.id }),
  }));
};

/**
 * Relevance: members with the typed name come before members whose profile contains it; each group by connections. Only
 * the rows of the page are ranked.
 */
async function findMostRelevant(
  database: Database,
  query: DirectoryQuery,
  search: SearchQuery | null,
  { part, before }: Extract<DirectoryCursor, { sort: 'relevance' }>,
): Promise<DirectoryPage> {
  const { limit } = query;
  const byName = titleQuery(query.search, memberFilterFacets(query));
  const more = limit + 1;
  const named =
    byName && part === 'named'
      ? await findInOrder(database, 'connections', { match: matchOf(database, byName), before, limit: more })
      : [];
  const missing = more - named.length;
  const described =
    missing > 0
      ? await findInOrder(database, 'connections', {
          match: search && matchOf(database, search, byName ?? undefined),
          before: part === 'described' ? before : undefined,
          limit: missing,
        })
      : [];
  const last = limit > named.length ? 'described' : 'named';
  return cut([...named, ...described], limit, (row) => ({
    sort: 'relevance',
    part: last,
    before: row.connection_rank,
  }));
}

/** Members by the largest amount that they invest at once; behind them those who state none, by connections. */
async function findLargestTickets(
  database: Database,
  { limit }: DirectoryQuery,
  search: SearchQuery | null,
  { part, before }: Extract<DirectoryCursor, { sort: 'ticket' }>,
): Promise<DirectoryPage> {
  const more = limit + 1;
  const match = search && matchOf(database, search);
  const stated = part === 'ticket' ? await findInOrder(database, 'ticket', { match, before, limit: more }) : [];
  const missing = more - stated.length;
  const others =
    missing > 0
      ? await findInOrder(database, 'no-ticket', {
          match: search && matchOf(database, search, narrowed([], hasTicket)),
          before: part === 'no-ticket' ? before : undefined,
          limit: missing,
        })
      : [];
  return cut([...stated, ...others], limit, (row) =>
    row.ticket_rank > 0
      ? { sort: 'ticket', part: 'ticket', before: row.ticket_rank }
      : { sort: 'ticket', part: 'no-ticket', before: row.connection_rank },
  );
}

/** The filters of the directory as a query of the search index; `null` when there are none. */
export function searchOf(filters: MemberQueryFilters): SearchQuery | null {
  return searchQuery(filters.search, memberFilterFacets(filters), 'named');
}

function cut(rows: MemberRow[], limit: number, cursorOf: (last: MemberRow) => DirectoryCursor): DirectoryPage {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? cursorOf(last) : null };
}

function placeOf(row: MemberRow): NamePlace {
  return { name: row.sort_name, id: row.id };
}
