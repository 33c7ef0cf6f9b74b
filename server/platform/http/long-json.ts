import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { Response } from 'express';

import { isCallerGone, oneByOne } from './one-by-one.ts';

/** So many entries of a list are written at a stretch: others are answered in between. */
const portion = 500;

/** After so many characters, too. */
const stretch = 100_000;

/**
 * Sends an answer that may have megabytes, as `res.json` does, but bit by bit. Resolves when it is sent or the caller is
 * gone. The caller sets caching; there is no ETag.
 */
export async function sendLongJson(res: Response, value: object): Promise<void> {
  res.type('json');
  try {
    await pipeline(oneByOne(unhurried(value)), res);
  } catch (error) {
    if (!isCallerGone(error)) throw error;
  }
}

async function* unhurried(value: object): AsyncGenerator<string> {
  let written = 0;
  for (const piece of piecesOf(value)) {
    yield piece;
    written += piece.length;
    if (written < stretch) continue;
    written = 0;
    // A socket may take all pieces in one turn of the event loop.
    await setImmediate();
  }
}

/** The JSON of a value in pieces, each with no more than a portion of a list. */
export function* piecesOf(value: unknown): Generator<string> {
  if (Array.isArray(value) && value.length > portion) {
    for (let from = 0; from < value.length; from += portion) {
      yield `${from === 0 ? '[' : ','}${JSON.stringify(value.slice(from, from + portion)).slice(1, -1)}`;
    }
    yield ']';
  } else if (isRecord(value)) {
    let before = '{';
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* piecesOf(part);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else {
    yield JSON.stringify(value);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
