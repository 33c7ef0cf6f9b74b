import { hash } from 'node:crypto';
import type { Response } from 'express';

/** A long text that is made once and sent often. */
export interface RememberedText {
  bytes: Buffer;
  etag: string;
}

export function rememberText(text: string): RememberedText {
  return { bytes: Buffer.from(text), etag: `"${hash('sha256', text, 'base64url')}"` };
}

/** Sends the text, or 304 where the caller has it. The caller sets content type and caching. */
export function sendRemembered(res: Response, { bytes, etag }: RememberedText): void {
  res.set('ETag', etag).send(bytes);
}
