import { z } from 'zod';

/** Which versions the app takes: the finished ones, or those as well that are still being tried. */
export const updateChannels = ['stable', 'beta'] as const;
export type UpdateChannel = (typeof updateChannels)[number];

/** The state of an update of the app. */
export const updateState = z.discriminatedUnion('kind', [
  /** This copy of the app does not update itself; `reason` says why. */
  z.object({ kind: z.literal('off'), reason: z.string() }),
  z.object({ kind: z.literal('idle'), checkedAt: z.string().nullable() }),
  z.object({ kind: z.literal('checking') }),
  z.object({ kind: z.literal('downloading'), version: z.string(), percent: z.number() }),
  /** Downloaded with a valid signature: a restart installs it. `notes` is plain text. */
  z.object({ kind: z.literal('ready'), version: z.string(), notes: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type UpdateState = z.infer<typeof updateState>;
