import { z } from 'zod';

/** How far an update of the app has come. */
export const updateState = z.discriminatedUnion('kind', [
  /** This copy of the app does not update itself; `reason` says why. */
  z.object({ kind: z.literal('off'), reason: z.string() }),
  z.object({ kind: z.literal('idle'), checkedAt: z.string().nullable() }),
  z.object({ kind: z.literal('checking') }),
  z.object({ kind: z.literal('downloading'), version: z.string(), percent: z.number() }),
  /** Downloaded and its signature checked: it is put in place by a restart. `notes` is plain text. */
  z.object({ kind: z.literal('ready'), version: z.string(), notes: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type UpdateState = z.infer<typeof updateState>;
