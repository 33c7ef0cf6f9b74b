import type { Deps } from '#server/deps.ts';
import { lockAccount } from '#server/platform/db/lock-account.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { StorageUnavailable } from '#server/platform/storage/storage.ts';
import type { HeldFiles } from './held-files-store.ts';

/** An upload that has been looked into. */
interface NewFile {
  userId: number;
  /** All bytes that are stored of it, by their keys in the storage. */
  stored: readonly { key: string; bytes: Buffer }[];
  /** The most bytes that the member's files of this table may have, and the refusal of more; missing where nothing is added. */
  quota: { bytes: number; sentence: string } | undefined;
  /** Writes its rows. */
  insert: (trx: Transaction) => Promise<void>;
  /** Deletes them again. */
  remove: (trx: Transaction) => Promise<void>;
}

/** Stores an upload. Throws 409 where the member has too many bytes, 503 where the storage is away. */
export async function addFile(
  deps: Pick<Deps, 'database' | 'storage' | 'logger' | 'now'>,
  files: Pick<HeldFiles, 'sumBytes'>,
  { userId, stored, quota, insert, remove }: NewFile,
): Promise<void> {
  const { database, storage, logger, now } = deps;
  const added = stored.reduce((sum, { bytes }) => sum + bytes.length, 0);
  // The rows come first: a file without one would be nobody's, a row without a file is swept with its day.
  await database.write(async (trx) => {
    if (quota) {
      // Two uploads at once would each count too little.
      await lockAccount(database, trx, userId);
      const used = await files.sumBytes({ db: trx }, userId, now().toISOString());
      if (used + added > quota.bytes) throw new HttpError('conflict', quota.sentence);
    }
    await insert(trx);
  });
  try {
    for (const { key, bytes } of stored) await storage.put(key, bytes);
  } catch (error) {
    for (const { key } of stored) await storage.delete(key).catch(() => undefined);
    await database.write(remove);
    if (!(error instanceof StorageUnavailable)) throw error;
    logger.error({ err: error }, 'a file could not be stored');
    throw new HttpError('unavailable', 'Files cannot be stored at the moment. Please try again in a few minutes.');
  }
}
