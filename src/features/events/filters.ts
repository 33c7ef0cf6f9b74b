import { z } from 'zod';
import { type EventType, eventTypes } from '#contract/events.ts';
import { choice } from '#contract/fields.ts';
import type { FilterCodec, FilterPatch } from '#src/lib/url-filters.ts';

/** What the list is narrowed to; all of it combines with AND (spec 1, section 2). Left out means "any". */
export interface EventFilters {
  focusAreaId?: number;
  type?: EventType;
  virtual?: true;
  free?: true;
}

const names = ['focusAreaId', 'type', 'virtual', 'free'] as const satisfies readonly (keyof EventFilters)[];

const isOn = z
  .literal('true')
  .transform(() => true as const)
  .optional()
  .catch(undefined);

/** Filters as the address bar holds them: what makes no sense there is as if it were not. */
const inAddress = z.object({
  focusAreaId: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  type: choice(eventTypes).optional().catch(undefined),
  virtual: isOn,
  free: isOn,
});

/** Reads the filters from the address bar. */
function readFilters(params: URLSearchParams): EventFilters {
  return compact(inAddress.parse(Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]))));
}

/** The filters as a call's query, and as they stand in the address bar, always in the same order. */
export function toQuery(filters: EventFilters): Partial<Record<keyof EventFilters, string>> & {
  type?: EventType;
  virtual?: 'true';
  free?: 'true';
} {
  const { focusAreaId, type, virtual, free } = filters;
  return {
    ...(focusAreaId !== undefined && { focusAreaId: String(focusAreaId) }),
    ...(type && { type }),
    ...(virtual && { virtual: 'true' }),
    ...(free && { free: 'true' }),
  };
}

function hasFilters(filters: EventFilters): boolean {
  return names.some((name) => filters[name] !== undefined);
}

/** Without keys that hold nothing: the filters are part of a query's key. */
function compact(filters: FilterPatch<EventFilters>): EventFilters {
  return Object.fromEntries(names.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));
}

/** The list's filters, as the address holds them. */
export const eventFilters: FilterCodec<EventFilters> = {
  read: readFilters,
  write: (filters) => new URLSearchParams(toQuery(filters)),
  hasAny: hasFilters,
  compact,
};
