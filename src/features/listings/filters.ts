import { z } from 'zod';

import { type ListingType, listingBounds, listingTypes } from '#contract/listings.ts';

/** What a list is narrowed to. Left out means "any". */
export interface ListingFilters {
  type?: ListingType;
  /** Slug of a focus area. */
  focusArea?: string;
  tag?: string;
  search?: string;
}

/** The server takes no longer texts; neither does the search box. */
export const searchMax = 200;

const names = ['type', 'focusArea', 'tag', 'search'] as const satisfies readonly (keyof ListingFilters)[];

const text = (max: number) => z.string().trim().min(1).max(max).optional().catch(undefined);

/** Filters as an address or a history entry holds them: what makes no sense there is as if it were not. */
export const listingFilters = z
  .object({
    type: z
      .enum(Object.keys(listingTypes) as [ListingType, ...ListingType[]])
      .optional()
      .catch(undefined),
    focusArea: text(60),
    tag: text(listingBounds.tags.length),
    search: text(searchMax),
  })
  .transform(compact);

/** Reads the filters from the address bar. */
export function readFilters(params: URLSearchParams): ListingFilters {
  const given = Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]));
  return listingFilters.parse(given);
}

/** The filters as they stand in the address bar, always in the same order. */
export function writeFilters(filters: ListingFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  return params;
}

/** The address of the list with these filters. */
export function listingsPath(filters: ListingFilters = {}): string {
  const params = writeFilters(filters);
  return params.size > 0 ? `/network/listings?${params}` : '/network/listings';
}

export function hasFilters(filters: ListingFilters): boolean {
  return names.some((name) => filters[name]);
}

/** Without keys that hold nothing: the filters are part of a query's key. */
export function compact(filters: { [Name in keyof ListingFilters]: ListingFilters[Name] | undefined }): ListingFilters {
  return Object.fromEntries(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
}
