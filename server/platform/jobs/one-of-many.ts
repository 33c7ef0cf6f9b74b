import type { Deps } from '#server/deps.ts';
import { unavailability } from '#server/platform/db/errors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { eachAtOnce } from './each-at-once.ts';
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
    if (isOfAll(error)) throw error;
    logger.error({ err: error, ...about }, 'one of many things that were due could not be done');
    if (moveOn) await database.write(moveOn);
    return false;
  }
}

/** Whether all that are due would fail for this. */
function isOfAll(error: unknown): boolean {
  return error instanceof Stopped || unavailability(error) !== null;
}

interface ManySteps<Item> {
  /** What a failure of an item is logged with. */
  about: (item: Item) => Readonly<Record<string, string | number>>;
  /** How many items have one step together, and how many steps there are at the same time. */
  together: number;
  atOnce: number;
  /** A step, in one transaction: it is done for all of its items or for none. */
  work: (items: readonly Item[]) => Promise<unknown>;
  moveOn: (trx: Transaction, item: Item) => Promise<unknown>;
}

/**
 * Does the work for many that are due, for several in one step. Where a step fails, each of its items has one of its own, so
 * that only those at fault are moved on, as by `oneOfMany`, which says what is thrown.
 */
export async function eachOfMany<Item>(
  deps: Pick<Deps, 'database' | 'logger'>,
  items: readonly Item[],
  { about, together, atOnce, work, moveOn }: ManySteps<Item>,
): Promise<void> {
  const steps = Array.from({ length: Math.ceil(items.length / together) }, (_, index) =>
    items.slice(index * together, (index + 1) * together),
  );
  await eachAtOnce(steps, atOnce, async (some) => {
    try {
      await work(some);
    } catch (error) {
      if (isOfAll(error)) throw error;
      for (const item of some) {
        await oneOfMany(
          deps,
          about(item),
          () => work([item]),
          (trx) => moveOn(trx, item),
        );
      }
    }
  });
}
