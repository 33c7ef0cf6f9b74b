import type { Deps } from '#server/deps.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { deleteOldEvents } from '#server/platform/live/event-store.ts';
import { eventsKept } from '#server/platform/live/position.ts';

/** Deletes events that nobody is told any more. */
export async function sweepEvents({ database }: Pick<Deps, 'database'>): Promise<void> {
  const before = new Date(Date.now() - eventsKept).toISOString();
  await inSteps(database, (trx, limit) => deleteOldEvents(trx, before, limit));
}
