import { defaultPageSize } from '#contract/kit/paging.ts';
import type { SearchQuery } from '#contract/kit/search-words.ts';
import type { ListingSort, ListingSummary } from '#contract/listings.ts';
import type { ListingQueryFilters } from '#contract/listings-facets.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, decodeKeyCursor, encodeIdCursor, encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { onePage, type Page } from '#server/platform/http/page.ts';
import { searchOf } from './check.ts';
import { findByAmount, findByEnd } from './order-store.ts';
import { isListed, presentSummary } from './presenter.ts';
import { countListings, findPage, type ListingRow } from './store.ts';

/** A page of the listings in the order asked for. Throws 400 for a cursor of another order. */
export async function pageOfListings(
  deps: Pick<Deps, 'database' | 'now'>,
  { sort = 'newest', ...filters }: ListingQueryFilters & { sort?: ListingSort | undefined },
  { cursor, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page<ListingSummary>> {
  // One row more than asked for tells whether there is a next page.
  const { rows, total } = await findRows(deps, { sort, search: searchOf(filters), cursor, limit: limit + 1 });
  const page = onePage({ rows, limit, total, present: (row) => row, cursorOf: (row) => cursorOf(sort, row) });
  return { ...page, items: presentListed(page.items, deps.now()) };
}

async function findRows(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  {
    sort,
    search,
    cursor,
    limit,
  }: { sort: ListingSort; search: SearchQuery | null; cursor: string | undefined; limit: number },
): Promise<{ rows: ListingRow[]; total: number }> {
  if (sort === 'newest') return findPage(database, { search, before: decodeIdCursor(cursor), limit });
  const place = placeIn(sort, cursor);
  if (sort === 'ending') {
    // How many match decides how those that end first are found.
    const total = await countListings(database, search);
    const after = place && { day: place.key, id: place.id };
    return { rows: await findByEnd(database, now(), { search, after, limit }, total), total };
  }
  const after = place && { rank: Number(place.key), id: place.id };
  const rows = await findByAmount(database, { search, after, limit });
  // A page that is also the last one needs no count.
  const isAll = cursor === undefined && rows.length < limit;
  return { rows, total: isAll ? rows.length : await countListings(database, search) };
}

function cursorOf(sort: ListingSort, { id, expires_at: end, amount_rank: rank }: ListingRow): string {
  if (sort === 'newest') return encodeIdCursor(id);
  return encodeKeyCursor(sort, sort === 'ending' ? (end ?? '').slice(0, 10) : rank, id);
}

const keys = { ending: /^\d{4}-\d\d-\d\d$/, amount: /^\d{1,16}$/ } as const;

function placeIn(sort: keyof typeof keys, cursor: string | undefined) {
  const place = decodeKeyCursor(cursor, sort);
  if (place && !keys[sort].test(place.key)) throw invalidInput({ cursor: 'This cursor is not valid' });
  return place;
}

/** Rows as cards. A listing that has just expired is left out, without moving the start of the next page. */
export function presentListed(rows: readonly ListingRow[], now: Date): ListingSummary[] {
  return rows.filter((row) => isListed(row, now)).map(presentSummary);
}
