import { z } from 'zod';

/** What the thread is opened with. */
export const threadData = z.object({ file: z.string(), patience: z.number() });
export type ThreadData = z.infer<typeof threadData>;

/** A query for the thread, the request for its next rows, or the word to close the database. */
export type Order = { id: number; sql: string; parameters: readonly unknown[] } | { next: number } | 'close';

/** Some of its rows, the last of them unless `isMore`, or why there are none. */
export type Outcome = { id: number } & (
  | { rows: unknown[]; isMore: boolean }
  | { message: string; code: string | undefined }
);
