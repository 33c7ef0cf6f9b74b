import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';

/** The program's logger: JSON lines on standard output, or on `destination` in tests. */
export function createLogger(env: Pick<Env, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: env.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

const validRequestId = /^[\w-]{8,64}$/;

/**
 * One line a request: id, method, path, status, duration. Headers, query and bodies are left out,
 * for that is where tokens and people's words are. The id is passed on in X-Request-Id.
 */
export function logRequests(deps: Pick<Deps, 'logger'>): RequestHandler {
  return pinoHttp({
    logger: deps.logger,
    genReqId(req, res) {
      const given = req.headers['x-request-id'];
      const id = typeof given === 'string' && validRequestId.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (req) => req.url === '/healthz' || req.url === '/readyz' },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    serializers: {
      req: (req: { id: string; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: req.url.split('?', 1)[0],
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
  });
}
