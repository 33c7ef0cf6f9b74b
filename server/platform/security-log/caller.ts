import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller, as far as the security log stores it. */
export interface Caller {
  /** A code for the network, the same for the same network under this server's key. */
  network: string;
  client: 'web' | 'desktop';
  device: string;
}

const callers = new AsyncLocalStorage<() => Caller>();

/** Returns the caller. Most calls leave nothing in the log, so it is computed on demand. */
export function answerCallOf<T>(caller: () => Caller, answer: () => T): T {
  return callers.run(caller, answer);
}

/** The caller of the current request; `undefined` in jobs. */
export function currentCaller(): Caller | undefined {
  return callers.getStore()?.();
}
