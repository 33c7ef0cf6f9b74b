import { AsyncLocalStorage } from 'node:async_hooks';

/** Who makes a call, as far as the security log may know. */
export interface Caller {
  /** The same for the same network, under this server's key. */
  network: string;
  client: 'web' | 'desktop';
  device: string;
}

const callers = new AsyncLocalStorage<() => Caller>();

/** Answers a call of `caller`. Most calls leave nothing in the log, so that it is asked for only then. */
export function answerCallOf(caller: () => Caller, answer: () => void): void {
  callers.run(caller, answer);
}

/** Who makes the call that is being answered; `undefined` for what runs by itself. */
export function currentCaller(): Caller | undefined {
  return callers.getStore()?.();
}
