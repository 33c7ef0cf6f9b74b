import { Worker } from 'node:worker_threads';

import type { Order, Outcome, ThreadData } from './messages.ts';

const script = new URL('./worker.ts', import.meta.url);

// A thread has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (worker: Worker, order: Order) => worker.postMessage(order);

interface Asked extends PromiseWithResolvers<unknown[]> {
  /** The rows so far. */
  rows: unknown[];
}

interface Started {
  worker: Worker;
  waiting: Map<number, Asked>;
}

/** A second reader of a SQLite file, whose queries do not stop the thread that answers requests. */
export interface ReadThread {
  /** Runs a query that only reads, after those before it. Many rows come in portions, between which requests are answered. */
  all(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
  /** Closes its connection, once what was asked is answered. */
  close(): Promise<void>;
}

/** The thread starts with its first query, and again after one that ended it. */
export function createReadThread(data: ThreadData): ReadThread {
  let open: Started | undefined;
  let last = 0;

  function start(): Started {
    const worker = new Worker(script, { workerData: data });
    // Of this thread only: one that fails also exits, when queries may already wait for the next.
    const waiting = new Map<number, Asked>();
    const started = { worker, waiting };
    const end = (reason: Error) => {
      if (open === started) open = undefined;
      for (const [id, { reject }] of waiting) {
        waiting.delete(id);
        reject(reason);
      }
    };
    worker.on('message', (outcome: Outcome) => {
      const asked = waiting.get(outcome.id);
      if ('rows' in outcome) asked?.rows.push(...outcome.rows);
      if ('rows' in outcome && outcome.isMore) return send(worker, { next: outcome.id });
      waiting.delete(outcome.id);
      // An idle thread does not keep the process alive.
      if (waiting.size === 0) worker.unref();
      if ('rows' in outcome) asked?.resolve(asked.rows);
      else
        asked?.reject(Object.assign(new Error(outcome.message), outcome.code !== undefined && { code: outcome.code }));
    });
    worker.on('error', (error: Error) => end(error));
    worker.on('exit', () => end(new Error('The thread of long reads has ended')));
    return started;
  }

  return {
    all(sql, parameters) {
      open ??= start();
      const { worker, waiting } = open;
      worker.ref();
      last += 1;
      const id = last;
      const asked: Asked = { ...Promise.withResolvers<unknown[]>(), rows: [] };
      waiting.set(id, asked);
      send(worker, { id, sql, parameters });
      return asked.promise;
    },
    async close() {
      await Promise.allSettled(Array.from(open?.waiting.values() ?? [], ({ promise }) => promise));
      if (!open) return;
      const { worker } = open;
      worker.ref();
      const gone = new Promise((resolve) => {
        worker.once('exit', resolve);
      });
      send(worker, 'close');
      await gone;
    },
  };
}
