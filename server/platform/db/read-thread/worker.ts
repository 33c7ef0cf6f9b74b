import { parentPort, workerData } from 'node:worker_threads';

import { openReader } from '../sqlite-reader.ts';
import { type Order, type Outcome, threadData } from './messages.ts';

/** Runs in a separate thread; see read-thread.ts. */
const { file, patience } = threadData.parse(workerData);
const { all, close } = openReader(file, patience);

/** So many rows are handed over at a time: the thread that takes them answers requests in between. */
const portion = 500;

/** What is left of answers that are handed over in portions, by the number of their query. */
const left = new Map<number, unknown[]>();

parentPort?.on('message', (order: Order) => {
  if (order === 'close') {
    close();
    parentPort?.close();
    return;
  }
  // A thread's port has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage('next' in order ? portionOf(order.next, left.get(order.next) ?? []) : outcomeOf(order));
});

function outcomeOf({ id, sql, parameters }: Extract<Order, { sql: string }>): Outcome {
  try {
    return portionOf(id, all(sql, parameters));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { id, message: error instanceof Error ? error.message : String(error), code };
  }
}

function portionOf(id: number, rows: unknown[]): Outcome {
  const isMore = rows.length > portion;
  if (isMore) left.set(id, rows.slice(portion));
  else left.delete(id);
  return { id, rows: rows.slice(0, portion), isMore };
}
