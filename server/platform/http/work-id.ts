import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The unit of work: a request, or one round of a worker. Every line of the log names it. */
interface Work {
  requestId: string;
  /** `undefined` for a request. */
  worker?: string;
}

const current = new AsyncLocalStorage<Work>();

/** Does something as part of a request; what it starts belongs to it as well. */
export function asRequest(requestId: string, work: () => void): void {
  current.run({ requestId }, work);
}

/** Does one round of a worker under an id of its own, no matter who has woken it. */
export function asWorker<T>(worker: string, work: () => Promise<T>): Promise<T> {
  return current.run({ requestId: randomUUID(), worker }, work);
}

/** The current unit of work; `undefined` while the program starts and stops. */
export function currentWork(): Work | undefined {
  return current.getStore();
}

/** A listener that belongs to what is being done now, no matter who calls it later. */
export function keepWork<Args extends unknown[]>(listener: (...args: Args) => void): (...args: Args) => void {
  return AsyncLocalStorage.bind(listener);
}
