import { setImmediate } from 'node:timers/promises';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/**
 * How many rows one step deletes, in its own transaction. On SQLite the commit writes all pages that it touched while nobody is
 * answered: with four indexes 500 rows took 24 ms.
 */
export const stepSize = 100;

/** How many steps one round has; the rest waits for the next round. */
const mostSteps = 1000;

/**
 * Deletes rows in steps, so that other writes do not wait long. `step` deletes at most `limit` rows and returns how
 * many.
 */
export async function inSteps(
  { write }: Pick<Database, 'write'>,
  step: (trx: Transaction, limit: number) => Promise<number>,
): Promise<void> {
  for (let taken = 0; taken < mostSteps; taken++) {
    const cleared = await write((trx) => step(trx, stepSize));
    if (cleared < stepSize) return;
    await setImmediate();
  }
}
