import { parentPort, workerData } from 'node:worker_threads';

import { openReader } from '../sqlite-reader.ts';
import { type Order, type Outcome, threadData } from './messages.ts';

/** Runs in a separate thread; see read-thread.ts. */
const { file, patience } = threadData.parse(workerData);
const { all, close } = openReader(file, patience);

parentPort?.on('message', (order: Order) => {
  if (order === 'close') {
    close();
    parentPort?.close();
    return;
  }
  // A thread's port has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(outcomeOf(order));
});

function outcomeOf({ id, sql, parameters }: Exclude<Order, 'close'>): Outcome {
  try {
    return { id, rows: all(sql, parameters) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { id, message: error instanceof Error ? error.message : String(error), code };
  }
}
