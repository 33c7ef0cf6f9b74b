import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

import type { Deps } from '#server/deps.ts';

/**
 * Headers of every answer. JSON may do nothing in a browser; pages replace the policy with their own (see
 * `pagePolicy`).
 */
export function secureHeaders(deps: Pick<Deps, 'env'>): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: deps.env.publicUrl?.startsWith('https://') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // They never change, so helmet computes them once, on a dummy answer.
  const request = new IncomingMessage(new Socket());
  const sample = new ServerResponse(request);
  setHeaders(request, sample, () => undefined);
  const headers = new Map(Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]));
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}

/** The sources that a page lets in beside files of our own host: nonces and digests. */
interface LetIn {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The content security policy of a page. Only what carries this response's nonce, is the very text that the server wrote
 * into the page, or comes from our own host runs or styles; frames show mails as they will look, and the configured research
 * tool.
 */
export function pagePolicy(deps: Pick<Deps, 'env'>, { scripts, styles }: LetIn): string {
  const { deepResearch } = deps.env.site;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${deepResearch.url ? ` ${new URL(deepResearch.url).origin}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
