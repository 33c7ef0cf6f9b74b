import { z } from 'zod';

/** What the thread is opened with. */
export const threadData = z.object({ file: z.string(), patience: z.number() });
export type ThreadData = z.infer<typeof threadData>;

/** A query for the thread, or the word to close the database. */
export type Order = { id: number; sql: string; parameters: readonly unknown[] } | 'close';

/** Its rows, or why there are none. */
export type Outcome = { id: number } & ({ rows: unknown[] } | { message: string; code: string | undefined });
