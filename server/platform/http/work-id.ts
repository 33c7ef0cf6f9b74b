import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The unit of work: a request, or one round of a worker. Every log line names it. */
interface Work {
  requestId: string;
  /** `undefined` for a request. */
  worker?: string;
}

const current = new AsyncLocalStorage<Work>();

/** Runs work as part of a request; everything it starts belongs to it as well. */
export function asRequest(requestId: string, work: () => void): void {
  current.run({ requestId }, work);
}

/** Runs one round of a worker under a separate id. */
export function asWorker<T>(worker: string, work: () => Promise<T>): Promise<T> {
  return current.run({ requestId: randomUUID(), worker }, work);
}

/** The current unit of work; `undefined` while the program starts and stops. */
export function currentWork(): Work | undefined {
  return current.getStore();
}

/** Binds a listener to the current unit of work, whoever calls it later. */
export function keepWork<Args extends unknown[]>(listener: (...args: Args) => void): (...args: Args) => void {
  return AsyncLocalStorage.bind(listener);
}
