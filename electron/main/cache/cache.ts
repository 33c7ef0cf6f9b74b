import { cacheLimit } from '#contract/desktop/settings.ts';
import { nameOf, type SealKey } from '../sealed/seal.ts';
import { openCacheFile } from './cache-file.ts';
import type { CacheKey } from './cache-key.ts';
import { type CollectionStore, createCollectionStore } from './collections.ts';
import type { Rows } from './rows.ts';
import { type AnswerContent, openAnswer, rowKeyOf, sealAnswer } from './sealed-answer.ts';

/** An answer out of the cache. */
export interface SavedAnswer extends AnswerContent {
  /** When the answer came from the server, in milliseconds since 1970. */
  storedAt: number;
}

/** Is told what happens to the kept answers. */
export interface CacheWatcher {
  kept(key: CacheKey, answer: AnswerContent, storedAt: number): void;
  gone(key: CacheKey): void;
  /** Private answers were deleted, or all. */
  wiped(): void;
}

/** Answers saved for reading offline. No function throws: a cache that fails behaves as an empty one. */
export interface Cache {
  /** Resolves when the key is there. Before, nothing is found and nothing kept. */
  unlocked: Promise<void>;
  find(key: CacheKey): SavedAnswer | null;
  /** When an answer came from the server, or was confirmed; this does not count as reading it. */
  storedAt(key: CacheKey): number | null;
  put(key: CacheKey, answer: AnswerContent): void;
  /** The server confirmed the stored answer: it is as of now. */
  confirm(key: CacheKey): void;
  /** The server says that the record no longer exists, or that this user may not see it. */
  remove(key: CacheKey): void;
  /** Deletes all rows of all servers. */
  clear(): void;
  /** Deletes every private row of a server, except those of the user named. If it cannot, the whole file goes. */
  wipePrivate(server: string, exceptUserId?: number): void;
  /** Numbers of the rows for everybody of a server and of those of a user (0: nobody's), the last used first. */
  ids(server: string, userId: number): number[];
  /** The answer in a row, which counts as unread all the same; `null` where there is none any more. */
  read(id: number): { path: string; body: string; storedAt: number } | null;
  watch(watcher: CacheWatcher): void;
  /** What is kept by the user's choice: it is not swept. */
  collections: CollectionStore;
  /** Sum of the sizes of all rows, in bytes. */
  size(): number;
  /** Number of rows. */
  count(): number;
  /** Whether the cache has a file to keep answers in. */
  isOpen(): boolean;
  close(): void;
}

export interface CacheOptions {
  file: string;
  /** What the answers are sealed with. Answers sealed with another key are thrown away. */
  key: SealKey | Promise<SealKey>;
  contractVersion: number;
  /** The largest total size; beyond it the least recently used rows are deleted. 200 MB by default. */
  maxBytes?: number;
  now?: () => Date;
  report?: (problem: string, error: unknown) => void;
}

/** The desktop app's answers on disk, sealed. Deleting works before the key is there, too. */
export function openCache(options: CacheOptions): Cache {
  const { contractVersion, maxBytes = cacheLimit, now = () => new Date(), report = () => {} } = options;
  const { attempt, erase, isOpen, close } = openCacheFile({
    file: options.file,
    contractVersion,
    maxBytes,
    now,
    report,
  });
  let held: { key: SealKey; name: string } | null = null;
  const hold = (key: SealKey) => {
    held = { key, name: nameOf(key, 'cache', 'sealed with') };
  };

  const withKey = <T>(work: (rows: Rows, key: SealKey) => T, otherwise: T): T => {
    const own = held;
    if (!own) return otherwise;
    return attempt((rows) => {
      rows.claim(own.name, now());
      return work(rows, own.key);
    }, otherwise);
  };

  const find = (cacheKey: CacheKey): SavedAnswer | null =>
    withKey((rows, key) => {
      const rowKey = rowKeyOf(key, cacheKey);
      const row = rows.find(rowKey, now());
      const answer = row && openAnswer(key, rowKey, row.sealed);
      return answer && { body: answer.body, etag: answer.etag, storedAt: row.storedAt };
    }, null);

  const watchers: CacheWatcher[] = [];
  const tell = (what: (watcher: CacheWatcher) => void) => watchers.forEach(what);

  const put = (cacheKey: CacheKey, answer: AnswerContent) =>
    withKey((rows, key) => {
      const rowKey = rowKeyOf(key, cacheKey);
      const at = now();
      rows.put(rowKey, sealAnswer(key, rowKey, cacheKey.path, answer), at);
      tell((watcher) => watcher.kept(cacheKey, answer, at.getTime()));
    }, undefined);

  const read = (id: number) =>
    withKey((rows, key) => {
      const row = rows.read(id);
      const answer = row && openAnswer(key, row, row.sealed);
      return answer ? { path: answer.path, body: answer.body, storedAt: row.storedAt } : null;
    }, null);

  const eraseAndTell = (work: (rows: Rows) => void) => {
    // Whatever comes of it, nobody goes on showing what was to be deleted.
    tell((watcher) => watcher.wiped());
    erase(work);
  };

  if (!(options.key instanceof Promise)) hold(options.key);
  return {
    unlocked: Promise.resolve(options.key).then(hold),
    find,
    storedAt: (cacheKey) => withKey((rows, key) => rows.storedAt(rowKeyOf(key, cacheKey)), null),
    put,
    collections: createCollectionStore(withKey),
    confirm: (cacheKey) => withKey((rows, key) => rows.confirm(rowKeyOf(key, cacheKey), now()), undefined),
    remove: (cacheKey) => {
      withKey((rows, key) => rows.remove(rowKeyOf(key, cacheKey)), undefined);
      tell((watcher) => watcher.gone(cacheKey));
    },
    clear: () => eraseAndTell((rows) => rows.clear()),
    wipePrivate: (server, exceptUserId) => eraseAndTell((rows) => rows.wipePrivate(server, exceptUserId)),
    ids: (server, userId) => withKey((rows) => rows.ids(server, userId), []),
    read,
    watch: (watcher) => watchers.push(watcher),
    count: () => attempt((rows) => rows.count(), 0),
    isOpen,
    size: () => attempt((rows) => rows.size(), 0),
    close,
  };
}
