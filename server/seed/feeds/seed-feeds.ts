import type { Deps } from '#server/deps.ts';
import { claimSeed } from '../seed-store.ts';
import { insertSampleFeed } from './sample-feed-store.ts';

/** Adds the sample sources with their items, once in the life of a database. */
export async function seedFeeds({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, 'feeds', now().toISOString()))) return;
    const { sampleFeeds } = await import('./sample-feeds.ts');
    for (const feed of sampleFeeds) await insertSampleFeed(trx, feed, now());
  });
}
