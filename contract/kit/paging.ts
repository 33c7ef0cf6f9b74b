import { z } from 'zod';

/** Counting stops here: "1000+" tells a reader as much as the exact figure and costs nothing. */
export const countCap = 1000;

export const defaultPageSize = 20;
export const maxPageSize = 50;
/** Directories of cards in two or three columns ask for a number that fills their rows. */
export const cardsPerPage = '24';

/** Query fields of every paged list. The cursor is opaque to callers: they pass on what they got. */
export const pageQuery = {
  cursor: z.string().max(200, 'This cursor is not valid').optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'The page size must be a whole number')
    .transform(Number)
    .refine((n) => n >= 1 && n <= maxPageSize, `The page size must be between 1 and ${maxPageSize}`)
    .optional(),
};

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
