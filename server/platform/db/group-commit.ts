import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';

import type { Database } from './database.ts';
import type { Schema, Transaction } from './schema.ts';

/** A write in the queue. */
interface Job {
  run(trx: Transaction): Promise<void>;
  succeed(): void;
  fail(error: unknown): void;
}

/** The most writes per transaction: readers in other processes wait for the transaction. */
const maxGroup = 64;

/**
 * `Database.write` for a database with one writer: writes that arrive while another is under way share
 * the next transaction and its wait for the disk. Should one of them throw, nothing of the transaction
 * remains and each is run again alone, so that only the one at fault fails.
 */
export function createGroupCommit(db: Kysely<Schema>, makeDurable: () => Promise<void>): Database['write'] {
  const waiting: Job[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    for (let group = waiting.splice(0, maxGroup); group.length > 0; group = waiting.splice(0, maxGroup)) {
      if (await commit(group)) continue;
      for (const job of group) await commit([job]);
    }
    isRunning = false;
  }

  /** `false` when the writes must be repeated one by one. */
  async function commit(group: readonly Job[]): Promise<boolean> {
    try {
      await db.transaction().execute(async (trx) => {
        for (const job of group) await job.run(trx);
      });
    } catch (error) {
      if (group.length > 1) return false;
      for (const job of group) job.fail(error);
      return true;
    }
    // The next group need not wait until this one is on disk.
    void makeDurable().then(
      () => group.forEach((job) => job.succeed()),
      (error: unknown) => group.forEach((job) => job.fail(error)),
    );
    return true;
  }

  return (given) =>
    new Promise((resolve, reject) => {
      // The work keeps the context of its own request, not that of the group's first write.
      const work = AsyncLocalStorage.bind(given);
      let result: Awaited<ReturnType<typeof work>>;
      waiting.push({
        run: async (trx) => {
          result = await work(trx);
        },
        succeed: () => resolve(result),
        fail: reject,
      });
      if (isRunning) return;
      isRunning = true;
      setImmediate(() => void runAll());
    });
}
