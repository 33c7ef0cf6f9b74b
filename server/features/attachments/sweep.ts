import { day, hour, minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { deleteRows, findBirthday, findExpired, findKnown } from './store.ts';

/** How many files one step deletes. */
const stepSize = 100;

/** Deletes the files whose time is over: first the bytes, so that a failure leaves the row that names them. */
async function sweepAttachments({ database, storage, now }: Deps): Promise<void> {
  for (;;) {
    const ids = await findExpired(database, now().toISOString(), stepSize);
    for (const id of ids) await storage.delete(id);
    await database.write((trx) => deleteRows(trx, ids));
    if (ids.length < stepSize) return;
  }
}

/**
 * Deletes files that no row names: what a killed process left, and what came after the backup that was restored. Files
 * older than the database may be another's, such as those of a database that is about to be restored.
 */
async function sweepStorage({ database, storage, now }: Deps, stopping: AbortSignal): Promise<void> {
  const birthday = await findBirthday(database);
  if (!birthday) return;
  const newest = now().getTime() - day;
  let batch: string[] = [];
  const flush = async () => {
    const known = await findKnown(database, batch);
    for (const id of batch) if (!known.has(id)) await storage.delete(id);
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

/** A job of its own: while the storage is away, everything else is still cleared. */
export const attachmentsJob: Job = { name: 'attachments', every: 10 * minute, longest: hour, run: sweepAttachments };

export const storageJob: Job = { name: 'storage', every: day, longest: day / 4, run: sweepStorage };
