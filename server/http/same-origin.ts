import type { RequestHandler } from 'express';

import type { Deps } from '#server/deps.ts';
import { HttpError } from './http-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other web sites from acting with a visitor's cookie. A request that changes something must
 * come from our own pages, which browsers say with Sec-Fetch-Site and Origin. Programs that send
 * neither have no cookie of a visitor's either, unless they also send one: then they are refused.
 */
export function requireSameOrigin(deps: Pick<Deps, 'env'>): RequestHandler {
  return (req, _res, next) => {
    if (readingMethods.has(req.method)) {
      next();
      return;
    }
    const { origin, cookie } = req.headers;
    const site = req.headers['sec-fetch-site'];
    const own = deps.env.publicUrl ?? `${req.protocol}://${req.headers.host}`;
    const isForeign =
      (origin !== undefined && origin !== own) || (site !== undefined && site !== 'same-origin' && site !== 'none');
    const isUnproven = cookie !== undefined && origin === undefined && site === undefined;
    if (isForeign || isUnproven) {
      throw new HttpError('cross_site', 'This request did not come from our own pages.');
    }
    next();
  };
}
