import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';

import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Why the request failed on our side; it goes into the request's line of the log. */
    failure?: unknown;
  }
}

/** The program's logger: JSON lines on standard output, or on `destination` in tests. */
export function createLogger(env: Pick<Env, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  // Written off the request thread; what is still in memory is written when the program ends.
  return pino(options, destination ?? pino.destination({ fd: 1, sync: false }));
}

/** What went wrong and where. A database's errors also carry the row at fault, which is nobody's business. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { type: error.name, message: error.message, stack: error.stack, code, cause };
}

const validRequestId = /^[\w-]{8,64}$/;

/**
 * One line a request: id, method, path, status, duration in milliseconds, and the error where there was
 * one. Headers, query and bodies are left out, for that is where tokens and people's words are. The id
 * is passed on in X-Request-Id.
 */
export function logRequests({ logger }: Pick<Deps, 'logger'>): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && validRequestId.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      const path = req.originalUrl.split('?', 1)[0] ?? '';
      if (path === '/healthz' || path === '/readyz') return;
      const line = {
        requestId,
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
      };
      if (req.failure !== undefined) logger.error({ ...line, err: req.failure }, 'request failed');
      else if (res.writableFinished) logger.info(line, 'request');
      else logger.info(line, 'request aborted by the caller');
    });
    next();
  };
}
