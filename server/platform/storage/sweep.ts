import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { findBirthday } from '#server/platform/db/birthday-store.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';

/** How many files are compared with the database at once. */
const stepSize = 100;

/**
 * Deletes files that no feature knows: what a killed process left, and what came after the backup that was restored. Files
 * older than the database may be another's, such as those of a database that is about to be restored.
 */
async function sweepStorage(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { database, features, storage, now } = deps;
  const birthday = await findBirthday(database);
  if (!birthday) return;
  const newest = now().getTime() - day;
  let batch: string[] = [];
  const flush = async () => {
    const known = new Set<string>();
    for (const { storedFiles } of features) {
      for (const key of (await storedFiles?.(database, batch)) ?? []) known.add(key);
    }
    for (const key of batch) if (!known.has(key)) await storage.delete(key);
    batch = [];
  };
  for await (const { key, storedAt } of storage.list()) {
    if (stopping.aborted) return;
    const age = storedAt.getTime();
    if (age > newest || age < birthday.getTime()) continue;
    batch.push(key);
    if (batch.length === stepSize) await flush();
  }
  await flush();
}

/** Once a day. */
export const storageJob: Job = { name: 'storage', every: day, longest: day / 4, run: sweepStorage };
