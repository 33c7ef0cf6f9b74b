import { type ErrorBody, errorBody } from '#contract/kit/errors.ts';

/**
 * A call that was not answered with 2xx. The message is `status: body text`, or the status text where
 * the body is empty; `body` is the parsed error where the server sent one.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = parseBody(text);
  }
}

/** The change was not made yet: it waits in the outbox of the desktop app, which sends it by itself. */
export class Waiting extends Error {
  /** The key of the change, by which the outbox knows it. */
  readonly key: string;

  constructor(key: string) {
    super('Waiting to be sent');
    this.key = key;
  }
}

function parseBody(text: string): ErrorBody | null {
  try {
    return errorBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The message after a form was sent faster than people type; `undefined` for any other failure. */
export function tooQuick(error: unknown): string | undefined {
  return error instanceof ApiError && error.body?.code === 'too_quick' ? error.body.message : undefined;
}

/** Whether the record asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the caller has no (or no longer a) session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Why a call was refused: the server's own sentence, if it gave one. */
export function refusalOf(error: unknown): string {
  return (error instanceof ApiError && error.body?.message) || 'Please try again in a moment.';
}
