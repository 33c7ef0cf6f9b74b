import type { Deps } from '#server/deps.ts';
import type { HeldFiles } from './held-files-store.ts';

/** How many files one step deletes. */
const stepSize = 100;

/**
 * Deletes the files whose time is over: first the bytes, so that a failure leaves the row that names them.
 *
 * @param keysOf the keys of the storage under which these files are kept
 */
export async function sweepFiles(
  { database, storage, now }: Deps,
  files: Pick<HeldFiles, 'findExpired' | 'deleteRows'>,
  keysOf: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  for (;;) {
    const ids = await files.findExpired(database, now().toISOString(), stepSize);
    for (const key of await keysOf(ids)) await storage.delete(key);
    await database.write((trx) => files.deleteRows(trx, ids));
    if (ids.length < stepSize) return;
  }
}
