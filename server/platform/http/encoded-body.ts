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

/** The bytes of an answer, one piece after another. */
export type Body = readonly Buffer[];

/** Compresses a page. */
export async function encodeBody(body: Body, encoding: Encoding): Promise<Body> {
  if (encoding === undefined) return body;
  const bytes = Buffer.concat(body);
  return [await (encoding === 'br' ? brotli(bytes, brotliOptions) : gzipped(bytes))];
}

/** The same body for many requests: it is compressed once in each way, when that is first asked for. */
export function encodeOnce(body: Body): (encoding: Encoding) => Promise<Body> {
  const made = new Map<Encoding, Promise<Body>>([[undefined, Promise.resolve(body)]]);
  return (encoding) => {
    const known = made.get(encoding) ?? encodeBody(body, encoding);
    made.set(encoding, known);
    return known;
  };
}

/** How long pieces are together. */
export const lengthOf = (pieces: readonly { length: number }[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);
