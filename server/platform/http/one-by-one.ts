import { Readable } from 'node:stream';

/** A stream that asks for the next piece only when the one before has left. */
export function oneByOne(pieces: AsyncIterable<string>): Readable {
  return Readable.from(pieces, { highWaterMark: 1 });
}

/** Whether a stream failed because nobody waits for it any more. */
export function isCallerGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}
