import { z } from 'zod';

import { defaultMemberSort, type MemberSort, memberSort } from '#contract/members.ts';
import { type FilterCodec, type FilterPatch, withParams } from '#src/lib/url-filters.ts';

/** What the directory is narrowed to, and its order. Left out means "any", and the default order. */
export interface MemberFilters {
  /** Slug of a focus area. */
  focusArea?: string;
  search?: string;
  sort?: MemberSort;
}

/** The server takes no longer texts; neither does the search box. */
export const searchMax = 200;

const names = ['focusArea', 'search', 'sort'] as const satisfies readonly (keyof MemberFilters)[];
const text = (max: number) => z.string().trim().min(1).max(max).optional().catch(undefined);

/** Filters as an address or a history entry holds them: what makes no sense there is as if it were not. */
export const keptFilters = z
  .object({ focusArea: text(60), search: text(searchMax), sort: memberSort.optional().catch(undefined) })
  .transform(compact);

function readFilters(params: URLSearchParams): MemberFilters {
  return keptFilters.parse(Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined])));
}

/** The filters as they stand in the address bar, always in the same order. */
function writeFilters(filters: MemberFilters): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
}

/** The address of the directory with these filters. */
export function membersPath(filters: MemberFilters = {}): string {
  return withParams('/network/members', writeFilters(filters));
}

/** Whether somebody may be left out; an order leaves out nobody. */
export function isNarrowed({ focusArea, search }: MemberFilters): boolean {
  return Boolean(focusArea ?? search);
}

/** Without keys that hold nothing, or the default: the filters are part of a query's key. */
function compact(filters: FilterPatch<MemberFilters>): MemberFilters {
  const { search } = filters;
  const isDefault = filters.sort === defaultMemberSort({ search });
  const given = { ...filters, sort: isDefault ? undefined : filters.sort };
  return Object.fromEntries(names.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
}

/** The directory's filters and order, as the address holds them. */
export const memberFilters: FilterCodec<MemberFilters> = {
  read: readFilters,
  write: writeFilters,
  hasAny: isNarrowed,
  compact,
};
