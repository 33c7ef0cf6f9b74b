import type { Deps } from '#server/deps.ts';
import { tellOfUpdates } from '#server/features/technologies/topics/tell-of-updates.ts';
import { asWorker } from '#server/platform/http/work-id.ts';
import { stoppable } from '#server/platform/jobs/stoppable.ts';
import { claimDueSources } from './due-store.ts';
import { claimLength, type ReadDeps, readSource } from './read-source.ts';

const minute = 60_000;

/** How often is looked for sources that are due. */
const pollInterval = minute;

/** Reads the sources that are due and tells those who want to hear of it. */
export interface FeedReader {
  /** Reads everything that is due and resolves when it is done. */
  flush(): Promise<void>;
  /** Breaks off what is under way and stops; what was broken off is due again when its claim ends. */
  stop(): Promise<void>;
}

/** Starts reading. Several processes may do so on one database: each source is taken on by one of them. */
export function startFeedReader(deps: ReadDeps & Pick<Deps, 'baseUrl' | 'mail'>): FeedReader {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  async function round(): Promise<void> {
    for (;;) {
      const now = deps.now();
      const sources = await claimDueSources(deps.database, now, new Date(now.getTime() + claimLength));
      if (sources.length === 0) break;
      await Promise.all(sources.map((source) => readSource(deps, source, stopping.signal)));
    }
    await tellOfUpdates({ ...deps, database: stoppable(deps.database, stopping.signal) });
  }

  function flush(): Promise<void> {
    running ??= asWorker('feeds', () =>
      round().catch((error: unknown) => {
        if (!stopping.signal.aborted) deps.logger.error({ err: error }, 'feeds could not be read');
      }),
    ).finally(() => {
      running = null;
    });
    return running;
  }

  const timer = setInterval(() => void flush(), pollInterval);
  timer.unref();
  return {
    flush,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
