import type { RequestHandler } from 'express';

import type { Deps } from '#server/deps.ts';
import { callerNetwork } from '#server/platform/http/caller-network.ts';
import { deviceWords } from '#server/platform/http/device.ts';
import { isDesktopClient } from '#server/platform/http/session.ts';
import { answerCallOf, type Caller } from './caller.ts';

/** Lets what is done for a request find out who called, wherever it is written down. */
export function noteCaller({ secretKey }: Pick<Deps, 'secretKey'>): RequestHandler {
  return (req, _res, next) => {
    const describe = (): Caller => {
      const client = isDesktopClient(req) ? 'desktop' : 'web';
      return {
        network: secretKey.hash('security-log network', callerNetwork(req.ip)).slice(0, 32),
        client,
        device: deviceWords(client, req.get('user-agent') ?? ''),
      };
    };
    answerCallOf(describe, next);
  };
}
