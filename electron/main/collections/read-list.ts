import { z } from 'zod';

import type { Endpoint } from '#contract/kit/endpoint.ts';

/** Asks for an answer; `null` where the server has none (any more). Rejects where it could not be had. */
export type Read = (path: string) => Promise<unknown>;

type Filters = Record<string, string | number | undefined>;

const pageOfNamed = z.object({ items: z.array(z.unknown()), nextCursor: z.string().nullable() });

/** `?a=1&b=2` of the values that are given. */
export const query = (values: Filters) => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

/** An answer as the contract has it, or `null`. */
export async function ask<E extends Endpoint>(
  read: Read,
  endpoint: E,
  path: string,
): Promise<z.output<E['response']> | null> {
  return (endpoint.response.safeParse(await read(path)).data ?? null) as z.output<E['response']> | null;
}

/**
 * A list page by page, under the addresses that its own screen asks for, up to `limit` records.
 *
 * @param first what the screen adds to the query of the first page
 */
export async function readPages(
  read: Read,
  { path, filters, first = {}, limit }: { path: string; filters: Filters; first?: Filters; limit: number },
): Promise<{ items: unknown[]; isPartial: boolean }> {
  const items: unknown[] = [];
  let cursor: string | null = null;
  do {
    const asked: string = path + query({ ...filters, ...(cursor === null ? first : { cursor }) });
    const page = pageOfNamed.safeParse(await read(asked));
    if (!page.success) return { items, isPartial: true };
    items.push(...page.data.items);
    cursor = page.data.nextCursor;
  } while (cursor !== null && items.length < limit);
  return { items: items.slice(0, limit), isPartial: cursor !== null || items.length > limit };
}
