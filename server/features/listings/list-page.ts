import { defaultPageSize } from '#contract/kit/paging.ts';
import type { ListingSummary } from '#contract/listings.ts';
import type { ListingQueryFilters } from '#contract/listings-facets.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { onePage, type Page } from '#server/platform/http/page.ts';
import { searchOf } from './check.ts';
import { isListed, presentSummary } from './presenter.ts';
import { countListings, findListings, type ListingRow } from './store.ts';

/** A page of the listings, newest first. */
export async function pageOfListings(
  deps: Pick<Deps, 'database' | 'now'>,
  filters: ListingQueryFilters,
  { cursor, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page<ListingSummary>> {
  const search = searchOf(filters);
  const before = decodeIdCursor(cursor);
  // One row more than asked for tells whether there is a next page.
  const rows = await findListings(deps.database, { search, before, limit: limit + 1 });
  // A first page that is also the last one needs no count query.
  const isAll = before === undefined && rows.length <= limit;
  const total = isAll ? rows.length : await countListings(deps.database, search);
  const page = onePage({ rows, limit, total, present: (row) => row, cursorOf: ({ id }) => encodeIdCursor(id) });
  return { ...page, items: presentListed(page.items, deps.now()) };
}

/** Rows as cards. A listing that has just expired is left out, without moving the start of the next page. */
export function presentListed(rows: readonly ListingRow[], now: Date): ListingSummary[] {
  return rows.filter((row) => isListed(row, now)).map(presentSummary);
}
