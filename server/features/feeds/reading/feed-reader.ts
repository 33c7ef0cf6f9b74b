import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { tellOfUpdates } from '#server/features/technologies/index.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { claimDueSources } from './due-store.ts';
import { claimLength, type ReadDeps, readSource } from './read-source.ts';

/**
 * Reads the due sources and notifies subscribers. Several processes can do so on one database: each source is claimed
 * by one of them. A reading that `stopping` interrupts is due again when its claim ends.
 */
export async function readFeeds(deps: ReadDeps & Pick<Deps, 'baseUrl' | 'mail'>, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const now = deps.now();
    const until = new Date(now.getTime() + claimLength);
    const sources = await deps.database.write((trx) => claimDueSources(trx, now, until));
    if (sources.length === 0) break;
    await Promise.all(sources.map((source) => readSource(deps, source, stopping)));
  }
  await tellOfUpdates(deps);
}

/** Each source has a claim: another process may start during a long round, or after one has died. */
export const feedJob: Job = { name: 'feeds', every: minute, longest: claimLength, run: readFeeds };
