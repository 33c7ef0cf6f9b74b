import { type RawBuilder, sql } from 'kysely';

import type { AgeSort } from '#contract/kit/paging.ts';

/** One page of a list by age. */
export interface AgePage {
  sort?: AgeSort | undefined;
  /** The last id of the page before. */
  before: number | undefined;
  limit: number;
}

/** The condition and the order of a page of a list by age: rows beyond the page before, and the direction of ids. */
export function byAge(id: string, { sort = 'newest', before }: AgePage) {
  const direction = sort === 'newest' ? 'desc' : 'asc';
  return { beyond: beyond(sql.ref(id), direction, before ?? idEdge[direction]), direction } as const;
}

/** The largest id, written out so that SQLite walks the rows' own numbers. */
export const idEdge = { asc: 0, desc: Number.MAX_SAFE_INTEGER } as const;

/** The condition for rows after `key` in the order of a unique column; every row, without a `key`. */
export function beyond(
  ordered: RawBuilder<unknown>,
  direction: 'asc' | 'desc',
  key: RawBuilder<unknown> | string | number | undefined,
): RawBuilder<boolean> {
  if (key === undefined) return sql<boolean>`true`;
  return direction === 'asc' ? sql<boolean>`${ordered} > ${key}` : sql<boolean>`${ordered} < ${key}`;
}
