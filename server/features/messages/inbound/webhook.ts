import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { fileReply } from './filing.ts';

/** The longest mail that is read, attachments included: they are not kept. */
const maxBytes = '10mb';

/**
 * POST /api/inbound-mail: a mail as the provider received it (RFC 5322), with the secret in a header: a bearer
 * token would be taken for a session. Not part of the contract, because none of our programs calls it. A mail that is not filed is answered with 200 as well: sending it
 * again would change nothing. Without an address for replies the path does not exist.
 */
export function inboundMailRoute(router: Router, deps: Deps): void {
  const { inboundMail } = deps.env;
  if (!inboundMail) return;
  router.post(
    '/api/inbound-mail',
    (req, _res, next) => {
      // Before the body is read, so that strangers cannot have ten megabytes kept in memory.
      if (!isSame(req.get('x-inbound-mail-secret') ?? '', inboundMail.secret))
        throw new HttpError('unauthenticated', 'The secret is not valid.');
      next();
    },
    express.raw({ type: () => true, limit: maxBytes, inflate: false }),
    async (req, res) => {
      const outcome = await fileReply(deps, Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
      // Neither addresses nor words: the outcome says why, and nothing of whom.
      deps.logger.info({ outcome }, 'a mail came in');
      res.json({ outcome });
    },
  );
}

/** Compares hashes, which have one length, in constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
