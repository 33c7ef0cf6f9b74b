import { z } from 'zod';

import { nameOf, open, type SealKey, seal } from '../sealed/seal.ts';
import type { CacheKey } from './cache-key.ts';
import type { RowKey } from './rows.ts';

/** What is kept of an answer, beside the time it is from. */
export interface AnswerContent {
  body: string;
  etag: string | null;
}

/** What stands before the body, as one line of JSON: the path that the row's name does not give away, and the ETag. */
const head = z.tuple([z.string(), z.string().nullable()]);
const lineEnd = 0x0a;

const context = ({ server, userId, name }: RowKey) => `answers ${userId} ${name} ${server}`;

/** Where the answer of a path lies in the file. A path may tell a search or whom somebody writes to: it has a name. */
export function rowKeyOf(key: SealKey, { server, userId, path }: CacheKey): RowKey {
  return { server, userId, name: nameOf(key, path, `answers ${userId} ${server}`) };
}

/** The path, ETag and body of an answer as they lie in the file. */
export function sealAnswer(key: SealKey, row: RowKey, path: string, { body, etag }: AnswerContent): Buffer {
  return seal(key, `${JSON.stringify([path, etag])}\n${body}`, context(row));
}

/** What `sealAnswer` has sealed, or `null` if it was changed, moved or sealed with another key. */
export function openAnswer(key: SealKey, row: RowKey, sealed: Uint8Array): (AnswerContent & { path: string }) | null {
  const plain = open(key, sealed, context(row));
  if (!plain) return null;
  const end = plain.indexOf(lineEnd);
  const [path, etag] = head.parse(JSON.parse(plain.toString('utf8', 0, end)));
  return { path, etag, body: plain.toString('utf8', end + 1) };
}
