import { facet } from '#contract/kit/facets.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { highestReadiness, type TechnologySort, type TechnologySummary } from '#contract/technologies.ts';
import { evidenceBounds } from '#contract/technologies-evidence.ts';
import { type TechnologyQueryFilters, technologyFilterFacets } from '#contract/technologies-facets.ts';
import type { Database } from '#server/platform/db/database.ts';
import { decodeIdCursor, decodeKeyCursor, encodeIdCursor, encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { onePage, type Page } from '#server/platform/http/page.ts';
import { patentCountFacet } from './lexemes.ts';
import { presentSummary } from './presenter.ts';
import { countTechnologies, findByLevel, findPage, type Levels } from './store.ts';

const upTo = (last: number, first: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const readiness = { column: 'readiness_level', facetOf: (level: number) => facet('level', level) } as const;
const orders = {
  'most-ready': { ...readiness, levels: upTo(highestReadiness, 1).toReversed() },
  'least-ready': { ...readiness, levels: upTo(highestReadiness, 1) },
  'most-patents': {
    column: 'patent_count',
    facetOf: patentCountFacet,
    levels: upTo(evidenceBounds.patents, 0).toReversed(),
  },
} as const satisfies Record<Exclude<TechnologySort, 'newest'>, Levels>;

/** A page of the directory in the order asked for. Throws 400 for a cursor of another order. */
export async function pageOfTechnologies(
  database: Database,
  { sort = 'newest', ...query }: TechnologyQueryFilters & { sort?: TechnologySort | undefined },
  { cursor, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page<TechnologySummary>> {
  const search = searchQuery(query.search, technologyFilterFacets(query), 'parts');
  if (sort === 'newest') {
    // One row more than asked for tells whether there is a next page.
    const { rows, total } = await findPage(database, { search, before: decodeIdCursor(cursor), limit: limit + 1 });
    return onePage({ rows, limit, total, present: presentSummary, cursorOf: ({ id }) => encodeIdCursor(id) });
  }
  const order: Levels = orders[sort];
  const after = placeOf(cursor, sort);
  const matching = await countTechnologies(database, search);
  const levels = order.levels.filter(isWanted(order.column, query));
  const rows = await findByLevel(database, { ...order, levels }, { search, after, limit: limit + 1 }, matching);
  return onePage({
    rows,
    limit,
    total: matching.total,
    present: presentSummary,
    cursorOf: (row) => encodeKeyCursor(sort, row[order.column], row.id),
  });
}

/** Whether the filters leave technologies of a level; the others are not worth a look. */
function isWanted(column: Levels['column'], { level: chosen, readiness, patents }: TechnologyQueryFilters) {
  if (column === 'patent_count') return (count: number) => !patents || patents.includes(count > 0 ? 'yes' : 'no');
  return (level: number) =>
    (!chosen || chosen.some((each) => Number(each) === level)) && level >= Number(readiness ?? 1);
}

/** The place in an order by levels that a cursor points to. */
function placeOf(cursor: string | undefined, sort: keyof typeof orders) {
  const place = decodeKeyCursor(cursor, sort);
  const level = Number(place?.key);
  if (place && !(/^\d{1,2}$/.test(place.key) && orders[sort].levels.includes(level))) {
    throw invalidInput({ cursor: 'This cursor is not valid' });
  }
  return place && { level, id: place.id };
}
