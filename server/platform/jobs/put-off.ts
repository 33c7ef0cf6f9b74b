import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { Stopped } from './stoppable.ts';

/**
 * Does the work for one of many. Where it fails, the failure is logged with `about`, and `putOff` moves this one to later:
 * those behind it have their turn, and it does not stand at the head of every round. Throws where that cannot be written
 * either, as without a database, and `Stopped` when the program ends.
 */
export async function orPutOff(
  { database, logger }: Pick<Deps, 'database' | 'logger'>,
  about: Readonly<Record<string, unknown>>,
  work: () => Promise<void>,
  putOff: (trx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    logger.error({ err: error, ...about }, 'something due could not be done, and was put off');
    await database.write(putOff);
  }
}
