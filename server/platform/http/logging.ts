import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';

import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { createLogOutput } from './log-output.ts';
import { asRequest, currentWork } from './work-id.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Why the request failed on our side; part of the request's log line. */
    failure?: unknown;
  }
}

/** The program's logger: JSON lines on standard output, or on `destination` in tests; `onLost` hears of lines left out. */
export function createLogger(
  env: Pick<Env, 'logLevel'>,
  destination?: DestinationStream,
  onLost: (lines: number) => void = () => undefined,
): Logger {
  const options = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: () => ({ ...currentWork() }),
    formatters: { log: withoutAddresses },
  };
  return pino(options, destination ?? createLogOutput(1, onLost));
}

/**
 * A word, as the characters that end a mail address divide a text; answers of mail servers often quote an address.
 * Addresses are looked for word by word: one pattern for both halves would try every place of a long path again, and a
 * request for such a path would keep the server busy.
 */
const word = /[^\s<>"'(),;:/\\]+/g;

function withoutAddress(text: string): string {
  if (!text.includes('@')) return text;
  return text.replace(word, (letters) => {
    const at = letters.indexOf('@', 1);
    return at > 0 && at < letters.length - 1 ? '[mail address]' : letters;
  });
}

/** A line without email addresses; the email's number says whom it was for. */
function withoutAddresses(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? withoutAddress(value) : value]),
  );
}

/** The error and its place. Messages of a database may contain the row, so they are not logged. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutAddress(String(error)) };
  const code = 'code' in error ? String(error.code) : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  const [message, stack] = [withoutAddress(error.message), error.stack && withoutAddress(error.stack)];
  return { type: error.name, message, stack, code, cause };
}

const validRequestId = /^[\w-]{8,64}$/;

/**
 * One line a request: id, method, path, status, duration in milliseconds, and the error where there was
 * one. Headers, query and bodies are left out, for that is where tokens and people's words are. The id
 * is passed on in X-Request-Id.
 */
export function logRequests({ logger, metrics }: Pick<Deps, 'logger' | 'metrics'>): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && validRequestId.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      const path = req.originalUrl.split('?', 1)[0] ?? '';
      if (path === '/healthz' || path === '/readyz') return;
      const took = performance.now() - started;
      metrics.answered({
        method: req.method,
        // The route that Express matched; its type is `any`.
        route: (req.route as { path?: unknown } | undefined)?.path,
        path,
        status: res.writableFinished ? res.statusCode : null,
        seconds: took / 1000,
      });
      const line = {
        requestId,
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round(took * 10) / 10,
      };
      if (req.failure !== undefined) logger.error({ ...line, err: req.failure }, 'request failed');
      else if (res.writableFinished) logger.info(line, 'request');
      else logger.info(line, 'request aborted by the caller');
    });
    asRequest(requestId, next);
  };
}
