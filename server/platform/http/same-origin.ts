import type { RequestHandler } from 'express';

import type { Deps } from '#server/deps.ts';
import { HttpError } from './http-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other web sites from acting with a visitor's cookie. A request that changes something must come
 * from our own pages, which browsers say with Origin and Sec-Fetch-Site. Every browser sends an Origin with
 * a change that another site asks for, so a request that says neither comes from a program, which sends the
 * cookie that its user gave it (docs/decisions/0046).
 */
export function requireSameOrigin(deps: Pick<Deps, 'env'>): RequestHandler {
  return (req, _res, next) => {
    if (readingMethods.has(req.method)) {
      next();
      return;
    }
    const { origin } = req.headers;
    const site = req.headers['sec-fetch-site'];
    const own = deps.env.publicUrl ?? `${req.protocol}://${req.headers.host}`;
    const isForeign =
      (origin !== undefined && origin !== own) || (site !== undefined && site !== 'same-origin' && site !== 'none');
    if (isForeign) throw new HttpError('cross_site', 'This request did not come from our own pages.');
    next();
  };
}
