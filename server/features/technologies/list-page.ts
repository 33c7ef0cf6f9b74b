import { defaultPageSize } from '#contract/kit/paging.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { highestReadiness, type TechnologySort, type TechnologySummary } from '#contract/technologies.ts';
import { type TechnologyQueryFilters, technologyFilterFacets } from '#contract/technologies-facets.ts';
import type { Database } from '#server/platform/db/database.ts';
import { decodeIdCursor, decodeKeyCursor, encodeIdCursor, encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { onePage, type Page } from '#server/platform/http/page.ts';
import { presentSummary } from './presenter.ts';
import { countTechnologies, findByReadiness, findTechnologies } from './store.ts';

const upwards = Array.from({ length: highestReadiness }, (_, index) => index + 1);
const levels = { 'most-ready': upwards.toReversed(), 'least-ready': upwards };

/** A page of the directory in the order asked for. Throws 400 for a cursor of another order. */
export async function pageOfTechnologies(
  database: Database,
  { sort = 'newest', ...query }: TechnologyQueryFilters & { sort?: TechnologySort | undefined },
  { cursor, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page<TechnologySummary>> {
  const search = searchQuery(query.search, technologyFilterFacets(query), 'parts');
  // One row more than asked for tells whether there is a next page.
  const rows = await (sort === 'newest'
    ? findTechnologies(database, { search, before: decodeIdCursor(cursor), limit: limit + 1 })
    : findByReadiness(database, levels[sort].filter(isWanted(query)), {
        search,
        after: placeOf(cursor, sort),
        limit: limit + 1,
      }));
  const isAll = cursor === undefined && rows.length <= limit;
  const total = isAll ? rows.length : await countTechnologies(database, search);
  return onePage({
    rows,
    limit,
    total,
    present: presentSummary,
    cursorOf: ({ id, readiness_level: level }) =>
      sort === 'newest' ? encodeIdCursor(id) : encodeKeyCursor(sort, level, id),
  });
}

/** Whether the filters leave technologies of a level; the others are not worth a look. */
function isWanted({ level: chosen, readiness }: TechnologyQueryFilters) {
  return (level: number) =>
    (!chosen || chosen.some((each) => Number(each) === level)) && level >= Number(readiness ?? 1);
}

/** The place in an order by readiness that a cursor points to. */
function placeOf(cursor: string | undefined, sort: keyof typeof levels) {
  const place = decodeKeyCursor(cursor, sort);
  if (place && !/^[1-9]$/.test(place.key)) throw invalidInput({ cursor: 'This cursor is not valid' });
  return place && { level: Number(place.key), id: place.id };
}
