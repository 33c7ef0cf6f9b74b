import type { ErrorRequestHandler, RequestHandler } from 'express';

import { HttpError } from './http-error.ts';

/** The last handler: turns whatever was thrown into the contract's error body. Never shows a stack. */
export const answerErrors: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const answer = toHttpError(error);
  if (answer.code === 'internal') req.failure = error;
  if (res.headersSent) {
    next(error);
    return;
  }
  if (answer.retryAfter !== undefined) res.set('Retry-After', String(answer.retryAfter));
  res.status(answer.status).set('Cache-Control', 'no-store').json(answer.body);
};

/** Everything under /api that no route answered. */
export const answerUnknownApi: RequestHandler = () => {
  throw new HttpError('not_found', 'There is no such call.');
};

/** Errors of Express and its body parser carry a status and a type; anything else is ours to mend. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { type, status } = error instanceof Error ? (error as Error & { type?: unknown; status?: unknown }) : {};
  switch (type) {
    case 'entity.parse.failed':
      return new HttpError('malformed_json', 'The request body is not valid JSON.');
    case 'entity.too.large':
      return new HttpError('too_large', 'The request body is too large.');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new HttpError('unsupported_media_type', 'Please send UTF-8 JSON.');
    default:
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpError('invalid_input', 'The request could not be read.');
  }
  return new HttpError('internal', 'Something went wrong on our side. Please try again.');
}
