import { defaultPageSize } from '#contract/kit/paging.ts';
import type { ListingSort, ListingSummary } from '#contract/listings.ts';
import type { ListingQueryFilters } from '#contract/listings-facets.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, decodeKeyCursor, encodeIdCursor, encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { onePage, type Page } from '#server/platform/http/page.ts';
import { searchOf } from './check.ts';
import { findByAmount, findByEnd } from './order-store.ts';
import { isListed, presentSummary } from './presenter.ts';
import { countListings, findListings, type ListingRow } from './store.ts';

/** A page of the listings in the order asked for. Throws 400 for a cursor of another order. */
export async function pageOfListings(
  deps: Pick<Deps, 'database' | 'now'>,
  { sort = 'newest', ...filters }: ListingQueryFilters & { sort?: ListingSort | undefined },
  { cursor, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page<ListingSummary>> {
  const { database } = deps;
  const search = searchOf(filters);
  const place = sort === 'newest' ? undefined : placeIn(sort, cursor);
  const before = sort === 'newest' ? decodeIdCursor(cursor) : undefined;
  // How many match decides how those that end first are found; otherwise a page that is also the last one needs no count.
  let total = sort === 'ending' ? await countListings(database, search) : undefined;
  // One row more than asked for tells whether there is a next page.
  const more = limit + 1;
  const rows =
    sort === 'newest'
      ? await findListings(database, { search, before, limit: more })
      : sort === 'ending'
        ? await findByEnd(
            database,
            deps.now(),
            { search, after: place && { day: place.key, id: place.id }, limit: more },
            total ?? 0,
          )
        : await findByAmount(database, {
            search,
            after: place && { rank: Number(place.key), id: place.id },
            limit: more,
          });
  total ??= cursor === undefined && rows.length <= limit ? rows.length : await countListings(database, search);
  const page = onePage({ rows, limit, total, present: (row) => row, cursorOf: (row) => cursorOf(sort, row) });
  return { ...page, items: presentListed(page.items, deps.now()) };
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
