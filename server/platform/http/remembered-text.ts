import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** A long text that is made once and sent often. */
export interface RememberedText {
  bytes: Buffer;
  etag: string;
}

export function rememberText(text: string): RememberedText {
  return rememberBytes([Buffer.from(text)]);
}

/** The same for a text in pieces, because one of megabytes is made while others are answered. */
export function rememberBytes(pieces: readonly Buffer[]): RememberedText {
  const digest = createHash('sha256');
  for (const piece of pieces) digest.update(piece);
  return { bytes: Buffer.concat(pieces), etag: `"${digest.digest('base64url')}"` };
}

/** Sends the text, or 304 where the caller has it. The caller sets content type and caching. */
export function sendRemembered(res: Response, { bytes, etag }: RememberedText): void {
  res.set('ETag', etag).send(bytes);
}
