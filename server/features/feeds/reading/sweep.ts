import type { Deps } from '#server/deps.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { maxItems } from './parsed-item.ts';
import { deleteOldItems, findSourceIds, nthNewestItem } from './reading-store.ts';

/** How long an item is kept after it was read (milliseconds), unless it is liked or saved. */
export const feedItemLimit = 365 * 24 * 60 * 60 * 1000;

/**
 * Deletes old items of feeds. The newest ones of a source stay, as many as one reading can contain: its feed may still
 * have them, and they would return as new.
 */
export async function sweepFeedItems({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - feedItemLimit).toISOString();
  for (const sourceId of await findSourceIds(database)) {
    const oldestKept = await nthNewestItem(database, sourceId, maxItems);
    if (!oldestKept) continue;
    await inSteps(database, (trx, limit) => deleteOldItems(trx, { sourceId, oldestKept, before, limit }));
  }
}
