import { platform } from '#src/platform/index.ts';
import { ApiError } from './api-error.ts';

/** The refusal of a file with more bytes. */
export const tooLarge = (maxBytes: number) => `Please choose a file of at most ${maxBytes / 1024 / 1024} MB.`;

/** Why a file was not uploaded, and what the member can do. */
export function problemOf(error: unknown, maxBytes: number): string {
  if (error instanceof ApiError) {
    const { status, body } = error;
    if (status === 413) return tooLarge(maxBytes);
    if (status === 401) return 'Your session has ended. Please sign in again; what you typed is kept.';
    if (status < 500 && body) return body.fields?.file ?? body.fields?.name ?? body.message;
    // The app answers for a server that it cannot reach, and knows no more than that.
    if (status === 503 && body && !platform.app) return body.message;
  }
  return platform.app
    ? 'Files need the server, which cannot be reached at the moment. What you typed is kept.'
    : 'This file was not uploaded. Please check your connection and try again.';
}

/** Whether the same file may be taken at another time: the server does not change its mind about what is in a file. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ApiError && (error.status === 400 || error.status === 413));
}
