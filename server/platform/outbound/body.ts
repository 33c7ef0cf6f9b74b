import type { IncomingMessage } from 'node:http';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { OutboundError } from './outbound-error.ts';

/**
 * Reads and unpacks a body. It ends with an `OutboundError` as soon as there is more than `maxBytes`,
 * packed or unpacked: what a small answer would swell to is never held in memory.
 */
export async function readLimited(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  try {
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    const unpack = unpacker(response.headers['content-encoding']);
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    if (unpack) await pipeline(response, limit(maxBytes), unpack, limit(maxBytes), collect, { signal });
    else await pipeline(response, limit(maxBytes), collect, { signal });
  } catch (error) {
    response.destroy();
    if (error instanceof OutboundError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^Z_|^ERR_.*BROTLI|^ERR__ERROR_FORMAT/.test(code)) {
      throw new OutboundError('encoding', 'The answer is compressed incorrectly.', error);
    }
    throw new OutboundError('network', 'The answer ended too early.', error);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tooLarge(maxBytes: number): OutboundError {
  return new OutboundError('size', `The answer is larger than ${Math.round(maxBytes / 1000)} kB.`);
}

function limit(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

function unpacker(encoding: string | undefined): Transform | null {
  switch (encoding?.trim().toLowerCase() ?? '') {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new OutboundError('encoding', 'The answer is compressed with an unknown method.');
  }
}
