import { z } from 'zod';

/** More tabs than this a window does not have. */
export const maxTabs = 20;

/** The pages of a window's tabs, in order, and the number of the one in front. */
export const windowTabs = z
  .strictObject({
    paths: z.array(z.string().startsWith('/').max(2000)).min(1).max(maxTabs),
    active: z.number().int().nonnegative(),
  })
  .refine(({ paths, active }) => active < paths.length, 'There is no such tab');
export type WindowTabs = z.infer<typeof windowTabs>;
