import { z } from 'zod';

import { choice } from './fields.ts';

/** Counting stops here: "1000+" tells readers enough and is cheap. */
export const countCap = 1000;

export const defaultPageSize = 20;
export const maxPageSize = 50;
/** Card directories with two or three columns use a page size that fills their rows. */
export const cardsPerPage = '24';

/** Query fields of every paged list. The cursor is opaque: callers pass it on unchanged. */
export const pageQuery = {
  cursor: z.string().max(200, 'This cursor is not valid').optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'The page size must be a whole number')
    .transform(Number)
    .refine((n) => n >= 1 && n <= maxPageSize, `The page size must be between 1 and ${maxPageSize}`)
    .optional(),
};

/** The orders of a list that can only be sorted by age. */
export const ageSorts = { newest: 'Newest first', oldest: 'Oldest first' } as const;
export type AgeSort = keyof typeof ageSorts;

/** Query fields of a paged list that is read newest or oldest first. */
export const agedPageQuery = { sort: choice(ageSorts).optional(), ...pageQuery };

/**
 * One page of a list: its items, the cursor of the next page (`null` on the last), and how many
 * records match in all, counted up to `countCap` (`isCapped` says there are more).
 */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    count: z.object({ value: z.number().int().nonnegative(), isCapped: z.boolean() }),
  });
}
