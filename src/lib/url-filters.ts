import { z } from 'zod';

/** What a list is narrowed to, by name. Left out means "any". */
export type Filters<Name extends string> = { [N in Name]?: string };

/** Some of a list's filters; one that holds nothing is to go. */
export type FilterPatch<F> = { [N in keyof F]?: F[N] | undefined };

/** How the filters of one list are read from an address and written to it. */
export interface FilterCodec<F extends object> {
  /** What makes no sense there is as if it were not there. */
  read: (params: URLSearchParams) => F;
  /** Always in the same order. */
  write: (filters: F) => URLSearchParams;
  hasAny: (filters: F) => boolean;
  /** Without names that hold nothing: filters are part of a query's key. */
  compact: (filters: FilterPatch<F>) => F;
}

/** A text of a filter, trimmed and not empty. */
export function filterText(max: number): z.ZodType<string> {
  return z.string().trim().min(1).max(max);
}

/** The filters of a list, by name and by what each may hold, in the order of the address. */
export function filterCodec<Name extends string>(fields: Record<Name, z.ZodType<string>>): FilterCodec<Filters<Name>> {
  const names = Object.keys(fields) as Name[];
  const compact: FilterCodec<Filters<Name>>['compact'] = (filters) => {
    const given: Filters<Name> = {};
    for (const name of names) {
      const value = filters[name];
      if (value) given[name] = value;
    }
    return given;
  };
  return {
    compact,
    read: (params) =>
      compact(
        Object.fromEntries(names.map((name) => [name, fields[name].safeParse(params.get(name)).data])) as {
          [N in Name]?: string | undefined;
        },
      ),
    write(filters) {
      const params = new URLSearchParams();
      for (const name of names) {
        const value = filters[name];
        if (value) params.set(name, value);
      }
      return params;
    },
    hasAny: (filters) => names.some((name) => filters[name]),
  };
}

/** A path with what the filters add to it. */
export function withParams(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path;
}
