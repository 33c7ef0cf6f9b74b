import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page is small; the middle setting costs a few milliseconds. */
const brotliOptions = {
  // The window that a page needs; the usual one takes megabytes for each answer.
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** How the bytes of an answer are compressed; `undefined`: not at all. */
export type Encoding = 'br' | 'gzip' | undefined;

/** The encoding that a request takes. The server's order counts: browsers name gzip first without preferring it. */
export function encodingFor(req: Request): Encoding {
  return (['br', 'gzip'] as const).find((candidate) => req.acceptsEncodings(candidate));
}

/** Compresses a page. */
export async function encodeBody(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, brotliOptions);
  return encoding === 'gzip' ? gzipped(bytes) : bytes;
}

/** The same body, in pieces, for many requests: it is compressed once in each way, when that is first asked for. */
export function encodeOnce(pieces: readonly Buffer[]): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? encodeBody(Buffer.concat(pieces), encoding);
    // As it is, it would take the room that its pieces share with those of other pages.
    if (encoding) made.set(encoding, known);
    return known;
  };
}
