import type { Readable } from 'node:stream';

import type { Env } from '#server/env.ts';
import { createDiskStorage } from './disk.ts';
import { isKey } from './keys.ts';

/** A file of the storage, as the sweep sees it. */
export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Where the bytes of files are kept, each under a key of ours (a UUID). What is stored under a key never changes. */
export interface Storage {
  /** Resolves once the bytes are durable. Throws `StorageUnavailable`. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The bytes, `null` where nothing has this key. Throws `StorageUnavailable`. */
  get(key: string): Promise<Readable | null>;
  /** Deletes a file; repeating it is no error. Throws `StorageUnavailable`. */
  delete(key: string): Promise<void>;
  /** All files, in no order. Throws `StorageUnavailable`. */
  list(): AsyncIterable<StoredFile>;
}

/** The storage could not be reached, or refuses what it is asked to do. */
export class StorageUnavailable extends Error {}

/** The bucket of STORAGE_URL; without one, a folder in DATA_DIR. Its client is loaded only where it is used. */
export async function createStorage({ storage, dataDir }: Pick<Env, 'storage' | 'dataDir'>): Promise<Storage> {
  if (!storage) return checked(createDiskStorage(dataDir));
  const { createS3Storage } = await import('./s3.ts');
  return checked(createS3Storage(storage));
}

/** A storage that refuses all other keys, and whose failures have one type. */
function checked(inner: Storage): Storage {
  const guard = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    if (!isKey(key)) throw new TypeError('This is not a key of the storage');
    return work().catch((error: unknown) => {
      throw unavailable(error);
    });
  };
  return {
    put: (key, bytes) => guard(key, () => inner.put(key, bytes)),
    get: (key) => guard(key, () => inner.get(key)),
    delete: (key) => guard(key, () => inner.delete(key)),
    async *list() {
      try {
        for await (const file of inner.list()) if (isKey(file.key)) yield file;
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

function unavailable(error: unknown): StorageUnavailable {
  return new StorageUnavailable('The storage of files could not be used', { cause: error });
}
