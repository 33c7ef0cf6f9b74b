import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Database } from 'better-sqlite3';

import { cacheLimit } from '#contract/desktop/settings.ts';
import type { CacheKey } from './cache-key.ts';
import { openDatabase, setAside } from './open-database.ts';
import { prepareRows, type Rows, type SavedAnswer } from './rows.ts';

export type { SavedAnswer } from './rows.ts';

/** Answers kept for reading offline. A cache that fails is an empty one: nothing here throws. */
export interface Cache {
  find(key: CacheKey): SavedAnswer | null;
  put(key: CacheKey, answer: { body: string; etag: string | null }): void;
  /** The server confirmed the stored answer: it is as of now. */
  confirm(key: CacheKey): void;
  /** The server says that there is no such thing any more, or that it is not for this user. */
  remove(key: CacheKey): void;
  /** Forgets everything, of every server. */
  clear(): void;
  /** Deletes every private row of a server, except those of the user named. */
  wipePrivate(server: string, exceptUserId?: number): void;
  /** Sum of the sizes of all rows, in bytes. */
  size(): number;
  /** Number of rows. */
  count(): number;
  /** Whether there is a file at all to keep answers in. */
  isOpen(): boolean;
  close(): void;
}

export interface CacheOptions {
  file: string;
  contractVersion: number;
  /** Past it the least recently used rows go; 200 MB where left out. */
  maxBytes?: number;
  now?: () => Date;
  report?: (problem: string, error: unknown) => void;
}

/**
 * The desktop app's answers on disk. A file that turns out damaged, at opening or later, is set aside
 * and a new one begun; where no file can be opened at all, nothing is kept.
 */
export function openCache(options: CacheOptions): Cache {
  const { file, contractVersion, maxBytes = cacheLimit, now = () => new Date(), report = () => {} } = options;
  let open: { db: Database; rows: Rows } | null = null;

  const start = () => {
    try {
      const db = openDatabase(file, now());
      open = { db, rows: prepareRows(db, contractVersion, maxBytes) };
    } catch (error) {
      report('The offline cache cannot be opened', error);
      open = null;
    }
  };

  const isDamage = (error: unknown) =>
    error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));

  const attempt = <T>(work: (rows: Rows) => T, otherwise: T): T => {
    if (!open) return otherwise;
    try {
      return work(open.rows);
    } catch (error) {
      report('The offline cache failed', error);
      if (isDamage(error)) {
        open.db.close();
        setAside(file, now());
        start();
      }
      return otherwise;
    }
  };

  /** A damaged file may hold private rows too: it does not outlive the session they belong to. */
  const removeSetAside = () => {
    const prefix = `${basename(file)}.corrupt-`;
    for (const name of readdirSync(dirname(file))) {
      if (name.startsWith(prefix)) rmSync(join(dirname(file), name), { force: true });
    }
  };

  const close = () => {
    open?.db.close();
    open = null;
  };

  const removeFile = () => {
    close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    start();
  };

  /** If rows cannot be deleted, the whole file is deleted: a sign-out leaves nothing private behind. */
  const wipePrivate = (server: string, exceptUserId?: number) => {
    try {
      open?.rows.wipePrivate(server, exceptUserId);
      removeSetAside();
    } catch (error) {
      report('The offline cache failed and is deleted', error);
      removeFile();
    }
  };

  const clear = () => {
    try {
      open?.rows.clear();
      removeSetAside();
    } catch (error) {
      report('The offline cache failed and is deleted', error);
      removeFile();
    }
  };

  start();
  return {
    find: (key) => attempt((rows) => rows.find(key), null),
    put: (key, answer) => attempt((rows) => rows.put(key, answer, now()), undefined),
    confirm: (key) => attempt((rows) => rows.confirm(key, now()), undefined),
    remove: (key) => attempt((rows) => rows.remove(key), undefined),
    clear,
    wipePrivate,
    count: () => attempt((rows) => rows.count(), 0),
    isOpen: () => open !== null,
    size: () => attempt((rows) => rows.size(), 0),
    close,
  };
}
