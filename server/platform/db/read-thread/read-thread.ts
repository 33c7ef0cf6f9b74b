import { Worker } from 'node:worker_threads';

import type { Order, Outcome, ThreadData } from './messages.ts';

const script = new URL('./worker.ts', import.meta.url);

// A thread has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (worker: Worker, order: Order) => worker.postMessage(order);

interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

/** A second reader of a SQLite file, whose queries do not stop the thread that answers requests. */
export interface ReadThread {
  /** Runs a query that only reads, after those before it. */
  all(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
  /** Closes its connection, once what was asked is answered. */
  close(): Promise<void>;
}

/** The thread starts with its first query, and again after one that ended it. */
export function createReadThread(data: ThreadData): ReadThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const started = new Worker(script, { workerData: data });
    const end = (reason: Error) => {
      if (worker === started) worker = undefined;
      for (const [id, { reject }] of waiting) {
        waiting.delete(id);
        reject(reason);
      }
    };
    started.on('message', (outcome: Outcome) => {
      const asked = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      // An idle thread does not keep the process alive.
      if (waiting.size === 0) started.unref();
      if ('rows' in outcome) asked?.resolve(outcome.rows);
      else
        asked?.reject(Object.assign(new Error(outcome.message), outcome.code !== undefined && { code: outcome.code }));
    });
    started.on('error', (error: Error) => end(error));
    started.on('exit', () => end(new Error('The thread of long reads has ended')));
    return started;
  }

  return {
    all(sql, parameters) {
      worker ??= start();
      worker.ref();
      last += 1;
      const id = last;
      const answer = new Promise<unknown[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      send(worker, { id, sql, parameters });
      return answer;
    },
    async close() {
      const open = worker;
      if (!open) return;
      open.ref();
      const gone = new Promise((resolve) => {
        open.once('exit', resolve);
      });
      send(open, 'close');
      await gone;
    },
  };
}
