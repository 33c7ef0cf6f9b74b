import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

import type { Deps } from '#server/deps.ts';
import { deviceWords } from '#server/features/sessions/device.ts';
import { callerNetwork } from '#server/http/caller-network.ts';
import { isDesktopClient } from '#server/http/session.ts';

/** Who makes a call, as far as the security log may know. */
export interface Caller {
  /** The same for the same network, under this server's key. */
  network: string;
  client: 'web' | 'desktop';
  device: string;
}

const callers = new AsyncLocalStorage<() => Caller>();

/** Lets what is done for a request find out who called, wherever it is written down. */
export function noteCaller({ secretKey }: Pick<Deps, 'secretKey'>): RequestHandler {
  return (req, _res, next) => {
    // Most calls leave nothing in the log: nothing is worked out for them.
    const describe = (): Caller => {
      const client = isDesktopClient(req) ? 'desktop' : 'web';
      return {
        network: secretKey.hash('security-log network', callerNetwork(req.ip)).slice(0, 32),
        client,
        device: deviceWords(client, req.get('user-agent') ?? ''),
      };
    };
    callers.run(describe, next);
  };
}

/** Who makes the call that is being answered; `undefined` for what runs by itself. */
export function currentCaller(): Caller | undefined {
  return callers.getStore()?.();
}
