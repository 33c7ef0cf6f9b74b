import type { CompanySort, CompanySummary } from '#contract/companies.ts';
import { type CompanyQueryFilters, companyFilterFacets } from '#contract/companies-facets.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countOf } from '#server/platform/facets/facets.ts';
import { decodeKeyCursor, encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { onePage, type Page } from '#server/platform/http/page.ts';
import { facetedCompanies } from './facet-store.ts';
import { companyOrders, findCompanies } from './listing-store.ts';
import { spanInOrder } from './order-span.ts';
import { presentSummary } from './presenter.ts';

interface Listed extends CompanyQueryFilters {
  sort?: CompanySort | undefined;
}

/** A page of the directory (rule company-directory). */
export async function pageOfCompanies(
  database: Database,
  { sort = 'alphabetical', ...filters }: Listed,
  { cursor, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page<CompanySummary>> {
  const { rows, total } = await findCompanies(database, {
    search: searchQuery(filters.search, companyFilterFacets(filters), 'parts'),
    total: await countOf(database, facetedCompanies, filters),
    sort,
    span: spanInOrder(sort, filters),
    after: placeOf(cursor, sort),
    // One row more than asked for tells whether there is a next page.
    limit: limit + 1,
  });
  return onePage({
    rows,
    limit,
    total,
    present: presentSummary,
    cursorOf: (row) => encodeKeyCursor(sort, row[companyOrders[sort].column], row.id),
  });
}

/** The place in the order that a cursor points to; it is a number but for names. */
function placeOf(cursor: string | undefined, sort: CompanySort) {
  const place = decodeKeyCursor(cursor, sort);
  if (!place || sort === 'alphabetical') return place;
  if (!/^\d{1,15}$/.test(place.key)) throw invalidInput({ cursor: 'This cursor is not valid' });
  return { key: Number(place.key), id: place.id };
}
