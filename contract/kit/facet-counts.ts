import { z } from 'zod';

/** How many records each value of a filter would find with all other filters; `isCapped`: at least so many. */
export function facetCounts<Name extends string>(names: readonly Name[]) {
  return z.record(
    z.enum(names as readonly [Name, ...Name[]]),
    z.array(z.object({ value: z.string(), count: z.object({ value: z.number().int(), isCapped: z.boolean() }) })),
  );
}

/** The counts of a list's filters, by the filter. */
export type FacetCounts<Name extends string = string> = Record<
  Name,
  { value: string; count: { value: number; isCapped: boolean } }[]
>;
