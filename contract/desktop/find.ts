import { z } from 'zod';

/** Text to find in the page, and whether to begin a new search or go to the next match. */
export const findRequest = z.strictObject({
  text: z.string().min(1).max(200),
  step: z.enum(['first', 'next', 'previous']),
});
export type FindRequest = z.infer<typeof findRequest>;

/** The number of matches, and the number of the match that is shown. `null` where a later request replaced this one. */
export const findResult = z
  .object({ matches: z.number().int().nonnegative(), active: z.number().int().nonnegative() })
  .nullable();
export type FindResult = z.infer<typeof findResult>;
