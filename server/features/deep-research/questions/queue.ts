import { randomUUID } from 'node:crypto';

import { second } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { asWorker } from '#server/platform/http/work-id.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { answer } from './answer.ts';
import { claimNext } from './queue-store.ts';
import { claimTime, startRun } from './run.ts';

/** How many questions one process answers at a time. Most of the time is spent waiting for models. */
const atOnce = 4;

/** Answers questions of the queue, some at a time, as long as there are any. */
export function createQueue(deps: Deps): { wake: () => void; idle: () => Promise<void> } {
  const runs = new Set<Promise<void>>();
  const start = () => {
    const run = asWorker('deep-research', () => workThrough(deps));
    runs.add(run);
    void run.finally(() => runs.delete(run));
  };
  return {
    wake() {
      if (runs.size < atOnce && !deps.isDraining()) start();
    },
    async idle() {
      await Promise.all(runs);
    },
  };
}

/** Answers one question after the other until none waits. Does not reject: what fails is logged. */
async function workThrough(deps: Deps, stopping?: AbortSignal): Promise<void> {
  try {
    const isOver = () => deps.isDraining() || stopping?.aborted;
    while (!isOver()) {
      const claim = randomUUID();
      const now = deps.now();
      const until = new Date(now.getTime() + claimTime).toISOString();
      const row = await deps.database.write((trx) =>
        claimNext(deps.database, trx, { claim, now: now.toISOString(), until }),
      );
      if (!row) return;
      await answer(deps, row, startRun(deps, row.id, claim, stopping));
    }
  } catch (error) {
    if (!deps.isDraining() && !stopping?.aborted) deps.logger.error({ err: error }, 'a question was left');
  }
}

/** Takes up what a process that died has left, and what waits where nobody was woken. */
export const queueJob: Job = {
  name: 'deep-research',
  every: 10 * second,
  longest: 300 * second,
  run: (deps, stopping) => workThrough(deps, stopping),
};
