import type { Deps } from '#server/deps.ts';
import { unavailability } from '#server/platform/db/errors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { Stopped } from './stoppable.ts';

/**
 * Does the work for one of many that are due, and says whether it could be done. A failure is logged with `about`, and those
 * behind this one have their turn. Throws what all of them would fail for: `Stopped` when the program ends, and what says that
 * the database can do nothing now.
 *
 * @param moveOn moves one that could not be done to later, or past it, where it would stand at the head of the next round
 */
export async function oneOfMany(
  { database, logger }: Pick<Deps, 'database' | 'logger'>,
  about: Readonly<Record<string, string | number>>,
  work: () => Promise<unknown>,
  moveOn?: (trx: Transaction) => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Stopped || unavailability(error) !== null) throw error;
    logger.error({ err: error, ...about }, 'one of many things that were due could not be done');
    if (moveOn) await database.write(moveOn);
    return false;
  }
}
