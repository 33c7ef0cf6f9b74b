import { type FileHandle, open } from 'node:fs/promises';

import { DatabaseUnavailable } from './errors.ts';

/** Makes what SQLite has committed to its write-ahead log durable, off the request thread. */
export interface WalSync {
  /** Resolves when everything that was in the log at the time of the call has reached the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `path`: the `-wal` file beside a database that stays open. All calls that arrive while a flush is under way share the
 * next one, so a hundred commits at once cost two flushes, not a hundred. Rejects when the disk refuses: the caller
 * must then not acknowledge the write. From then on it always rejects, because a later flush may succeed although the
 * system has dropped data; reopening the database repairs it.
 */
export function createWalSync(path: string): WalSync {
  let handle: FileHandle | null = null;
  let refusal: DatabaseUnavailable | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function flush(): Promise<void> {
    if (refusal) throw refusal;
    try {
      handle ??= await open(path, 'r+');
      await handle.datasync();
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      refusal = new DatabaseUnavailable(isFull ? 'full' : 'away', error);
      throw refusal;
    }
  }

  function start(): Promise<void> {
    const flushing = flush().finally(() => {
      if (running === flushing) running = null;
    });
    running = flushing;
    return flushing;
  }

  return {
    sync() {
      if (!running) return start();
      // The running flush may have begun before this caller's commit, so the caller waits for the next one.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return start();
        });
      return next;
    },
    async close() {
      await running?.catch(() => undefined);
      await handle?.close();
    },
  };
}
