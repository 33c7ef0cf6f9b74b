import type { Deps } from '#server/deps.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { maxItems } from './parsed-item.ts';
import { deleteOldItems, findSourceIds, nthNewestItem } from './reading-store.ts';

/** How long an item is kept from when it was read (milliseconds), unless someone likes or has saved it. */
export const feedItemLimit = 365 * 24 * 60 * 60 * 1000;

/**
 * Forgets old items of feeds. As many of a source's newest as one reading brings stay: its feed may still have them, and
 * would bring them again as if they were new.
 */
export async function sweepFeedItems({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - feedItemLimit).toISOString();
  for (const sourceId of await findSourceIds(database)) {
    const oldestKept = await nthNewestItem(database, sourceId, maxItems);
    if (!oldestKept) continue;
    await inSteps(database, (trx, limit) => deleteOldItems(trx, { sourceId, oldestKept, before, limit }));
  }
}
