import type { ErrorRequestHandler, RequestHandler } from 'express';

import { isNumberOutOfRange, type Unavailability, unavailability } from '#server/platform/db/errors.ts';
import { HttpError } from './http-error.ts';

/** The last handler: turns any thrown error into the contract's error body, without a stack trace. */
export const answerErrors: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const answer = toHttpError(error);
  const reason = unavailability(error);
  if (reason !== null || answer.code === 'internal') req.failure = error;
  if (res.headersSent) {
    next(error);
    return;
  }
  const seconds = answer.retryAfter ?? (answer.code === 'unavailable' ? retryAfter[reason ?? 'busy'] : undefined);
  if (seconds !== undefined) res.set('Retry-After', String(seconds));
  res.status(answer.status).set('Cache-Control', 'no-store').json(answer.body);
};

/** Answers all paths under /api that no route has answered. */
export const answerUnknownApi: RequestHandler = () => {
  throw new HttpError('not_found', 'This endpoint does not exist.');
};

/** When the client may try again (seconds). */
const retryAfter: Readonly<Record<Unavailability, number>> = { away: 5, busy: 5, full: 60 };

const sentences: Readonly<Record<Unavailability, string>> = {
  away: 'We cannot reach our data at the moment. Please try again in a few seconds.',
  busy: 'This is very busy at the moment. Please try again in a few seconds.',
  full: 'We have run out of storage space, so nothing can be saved at the moment. You can still read everything.',
};

/** Errors of Express and its body parser carry a status and a type; all others are bugs. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const reason = unavailability(error);
  if (reason !== null) return new HttpError('unavailable', sentences[reason]);
  // Most numbers have limits in the contract; this catches the others.
  if (isNumberOutOfRange(error)) return new HttpError('invalid_input', 'A number in this request is too large.');
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
