import { defaultPageSize } from '#contract/kit/paging.ts';
import { facet, searchQuery } from '#contract/kit/search-words.ts';
import type { TechnologyQueryFilters, TechnologySummary } from '#contract/technologies.ts';
import type { Database } from '#server/platform/db/database.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { onePage, type Page } from '#server/platform/http/page.ts';
import { presentSummary } from './presenter.ts';
import { countTechnologies, findTechnologies } from './store.ts';

/** A page of the directory (rule technology-directory). */
export async function pageOfTechnologies(
  database: Database,
  filters: TechnologyQueryFilters,
  { cursor, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page<TechnologySummary>> {
  const facets = [
    ...(filters.focusArea ? [facet('area', filters.focusArea)] : []),
    ...(filters.status ? [facet('status', filters.status)] : []),
    ...(filters.readiness ? [facet('readiness', filters.readiness)] : []),
    ...(filters.tag ? [facet('tag', filters.tag)] : []),
  ];
  const search = searchQuery(filters.search, facets, 'parts');
  const before = decodeIdCursor(cursor);
  // One row more than asked for tells whether there is a next page.
  const rows = await findTechnologies(database, { search, before, limit: limit + 1 });
  const isAll = before === undefined && rows.length <= limit;
  const total = isAll ? rows.length : await countTechnologies(database, search);
  return onePage({ rows, limit, total, present: presentSummary, cursorOf: ({ id }) => encodeIdCursor(id) });
}
