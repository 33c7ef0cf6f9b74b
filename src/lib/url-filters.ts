import { z } from 'zod';

/** Some of a list's filters; an empty value removes the filter. */
export type FilterPatch<F> = { [N in keyof F]?: F[N] | '' | undefined };

/** Reads the filters of one list from an address and writes them to it. */
export interface FilterCodec<F extends object> {
  /** An invalid value counts as missing. */
  read: (params: URLSearchParams) => F;
  /** Always in the same order. */
  write: (filters: F) => URLSearchParams;
  hasAny: (filters: FilterPatch<F>) => boolean;
  /** Without empty names, because filters are part of a query's key. */
  compact: (filters: FilterPatch<F>) => F;
  /** Filters from a history entry, read like an address. */
  kept: z.ZodType<F>;
}

/** The filters of a list, by name. A missing one means "any". */
export type FiltersOf<Codec> = Codec extends FilterCodec<infer F> ? F : never;

/** A text of a filter, trimmed and not empty. */
export function filterText(max: number): z.ZodType<string> {
  return z.string().trim().min(1).max(max);
}

/** A filter with any of several values, separated by commas; wrong ones are left out. */
export function filterList(value: z.ZodType<string, string>, longest = 1000): z.ZodType<string> {
  return z
    .string()
    .max(longest)
    .transform((text) => {
      const read = text.split(',').map((each) => value.safeParse(each).data);
      return [...new Set(read.filter((each) => each !== undefined))].join(',');
    })
    .pipe(z.string().min(1));
}

/**
 * The filters of a list, by name and by what each may hold, in the order of the address. `tidy` takes out what
 * says no more than the default.
 */
export function filterCodec<Fields extends Record<string, z.ZodType<string>>>(
  fields: Fields,
  tidy: (filters: FilterPatch<Given<Fields>>) => FilterPatch<Given<Fields>> = (filters) => filters,
): FilterCodec<Given<Fields>> {
  type F = Given<Fields>;
  const names: (keyof Fields & string)[] = Object.keys(fields);
  const given = (filters: FilterPatch<F>) =>
    names.flatMap((name): [string, string][] => (filters[name] ? [[name, filters[name]]] : []));
  const compact = (filters: FilterPatch<F>) => Object.fromEntries(given(tidy(filters))) as F;
  // The schemas are those that `F` is inferred from; only the compiler cannot see it.
  const kept = z
    .object(Object.fromEntries(names.map((name) => [name, fields[name]?.optional().catch(undefined)])) as z.ZodRawShape)
    .transform((filters) => compact(filters as FilterPatch<F>));
  return {
    kept,
    compact,
    read: (params) => kept.parse(Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]))),
    write: (filters) => new URLSearchParams(given(filters)),
    hasAny: (filters) => given(filters).length > 0,
  };
}

type Given<Fields extends Record<string, z.ZodType<string>>> = { [N in keyof Fields]?: z.output<Fields[N]> };

/** Removes the default order. */
export function withoutOrder(usual: string) {
  return <F extends { sort?: string | undefined }>(filters: F): F =>
    filters.sort === usual ? { ...filters, sort: undefined } : filters;
}

/** A path with the filters added. */
export function withParams(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path;
}
