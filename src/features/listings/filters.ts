import { z } from 'zod';

import { choice } from '#contract/fields.ts';
import { type ListingFilters, listingBounds, listingTypes } from '#contract/listings.ts';
import { type FilterCodec, type FilterPatch, withParams } from '#src/lib/url-filters.ts';

/** The server takes no longer texts; neither does the search box. */
export const searchMax = 200;

const names = ['type', 'focusArea', 'tag', 'search'] as const satisfies readonly (keyof ListingFilters)[];

const text = (max: number) => z.string().trim().min(1).max(max).optional().catch(undefined);

/** Filters as an address or a history entry holds them: what makes no sense there is as if it were not. */
export const keptFilters = z
  .object({
    type: choice(listingTypes).optional().catch(undefined),
    focusArea: text(60),
    tag: text(listingBounds.tags.length),
    search: text(searchMax),
  })
  .transform(compact);

/** Reads the filters from the address bar. */
function readFilters(params: URLSearchParams): ListingFilters {
  const given = Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]));
  return keptFilters.parse(given);
}

/** The filters as they stand in the address bar, always in the same order. */
function writeFilters(filters: ListingFilters): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
}

/** The address of the list with these filters. */
export function listingsPath(filters: ListingFilters = {}): string {
  return withParams('/network/listings', writeFilters(filters));
}

function hasFilters(filters: ListingFilters): boolean {
  return names.some((name) => filters[name]);
}

/** Without keys that hold nothing: the filters are part of a query's key. */
function compact(filters: FilterPatch<ListingFilters>): ListingFilters {
  return Object.fromEntries(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
}

/** The market's filters, as the address holds them. */
export const listingFilters: FilterCodec<ListingFilters> = {
  read: readFilters,
  write: writeFilters,
  hasAny: hasFilters,
  compact,
};
