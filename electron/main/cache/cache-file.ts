import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';

import { openDatabase, setAside } from './open-database.ts';
import { prepareRows, type Rows } from './rows.ts';

interface CacheFileOptions {
  file: string;
  contractVersion: number;
  maxBytes: number;
  now: () => Date;
  report: (problem: string, error: unknown) => void;
}

/** How long the marks of use are gathered before they are written (milliseconds). */
const markWait = 5_000;

const isDamage = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));

/**
 * The file of the cache, for as long as there is one. If it turns out damaged, at opening or later, it is set aside and
 * a new one begun; where none can be opened at all, nothing is kept. Nothing here throws.
 */
export function openCacheFile({ file, contractVersion, maxBytes, now, report }: CacheFileOptions) {
  let open: { db: Database; rows: Rows } | null = null;
  let marking: NodeJS.Timeout | undefined;

  const writeMarks = () => attempt((rows) => rows.flush(), undefined);
  /** Soon, but not at once: whoever reads does not wait for it, and does not fail where it fails. */
  const markLater = (isUrgent: boolean) => {
    clearTimeout(marking);
    marking = setTimeout(writeMarks, isUrgent ? 0 : markWait).unref();
  };

  const start = () => {
    try {
      const db = openDatabase(file, now());
      open = { db, rows: prepareRows(db, contractVersion, maxBytes, markLater) };
    } catch (error) {
      report('The offline cache cannot be opened', error);
      open = null;
    }
  };

  /** What comes of the work, or `otherwise` where it fails. */
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

  const shut = () => {
    clearTimeout(marking);
    open?.db.close();
    open = null;
  };

  /** A file that was set aside may hold private rows too: it outlives neither the session they belong to nor a start. */
  const removeSetAside = () => {
    const prefix = `${basename(file)}.corrupt-`;
    if (!existsSync(dirname(file))) return;
    for (const name of readdirSync(dirname(file))) {
      if (name.startsWith(prefix)) rmSync(join(dirname(file), name), { force: true });
    }
  };

  /** Deletes rows for certain: if that fails the whole file goes. */
  const erase = (work: (rows: Rows) => void): void => {
    try {
      if (open) work(open.rows);
      removeSetAside();
    } catch (error) {
      report('The offline cache failed and is deleted', error);
      shut();
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
      start();
    }
  };

  const close = () => {
    writeMarks();
    shut();
  };

  removeSetAside();
  start();
  return { attempt, erase, isOpen: () => open !== null, close };
}
