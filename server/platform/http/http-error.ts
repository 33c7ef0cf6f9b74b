import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/kit/errors.ts';

/** An answer that is not 2xx, thrown from anywhere below a route; the message is for the person. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** When the same call may be made again (seconds). */
  retryAfter?: number;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) };
  }
}

export function notFound(what: string): HttpError {
  return new HttpError('not_found', `This ${what} does not exist or has been removed.`);
}

export function invalidInput(fields: Record<string, string>): HttpError {
  return new HttpError('invalid_input', 'Some fields need your attention.', fields);
}
