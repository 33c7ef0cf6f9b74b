import { z } from 'zod';

/** The longest text of a file that is dragged out (characters). */
export const longestDrag = 2_000_000;

/** The files that a page can be dragged out as: itself as PDF, or a table on it. */
export const draggedFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pdf') }),
  z.strictObject({
    kind: z.literal('csv'),
    /** The name without its ending. */
    name: z.string().min(1).max(100),
    text: z.string().max(longestDrag),
  }),
]);
export type DraggedFile = z.infer<typeof draggedFile>;
