import { connect } from 'node:net';

import { minute } from '#contract/kit/durations.ts';
import type { Env } from '#server/env.ts';

/** Looks at the bytes of a file. */
export interface VirusScanner {
  /** The name of what was found, `null` for a clean file. Throws `ScannerUnavailable` where the file was not looked at. */
  scan(bytes: Buffer): Promise<string | null>;
}

/** The scanner could not be reached, or gave no verdict: the file counts as not looked at. */
export class ScannerUnavailable extends Error {}

/** How long one file may take. */
const timeLimit = minute;

/** Bytes in one piece; clamd takes pieces of any size. */
const pieceSize = 64 * 1024;

/** A longer answer is none of clamd's. */
const answerLimit = 4096;

/** The clamd of CLAMD_URL; `null` where none is configured. */
export function createVirusScanner({ virusScanner: place }: Pick<Env, 'virusScanner'>): VirusScanner | null {
  return place ? { scan: async (bytes) => verdictOf(await answerTo(place, bytes)) } : null;
}

/** Sends the bytes as clamd's INSTREAM wants them, each piece after its length, and resolves with the whole answer. */
function answerTo(place: { host: string; port: number }, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(place);
    const fail = (cause?: unknown) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ScannerUnavailable('The virus scanner could not be used', { cause }));
    };
    const timer = setTimeout(fail, timeLimit);
    socket.setEncoding('utf8');
    socket.on('error', fail);
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.length > answerLimit) fail();
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += pieceSize) {
      const piece = bytes.subarray(at, at + pieceSize);
      socket.write(lengthOf(piece.length));
      socket.write(piece);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(size: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(size);
  return four;
}

function verdictOf(answer: string): string | null {
  const [, verdict = ''] = /^stream: ([^\0]*)\0?\s*$/.exec(answer) ?? [];
  if (verdict === 'OK') return null;
  const found = / ?FOUND$/.exec(verdict);
  if (found) return verdict.slice(0, found.index) || 'something';
  throw new ScannerUnavailable('The virus scanner gave no verdict');
}
