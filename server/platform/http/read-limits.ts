import type { Request, RequestHandler } from 'express';
import { minute } from '#contract/kit/durations.ts';

import { searchEverything } from '#contract/search.ts';
import type { Deps } from '#server/deps.ts';
import { callerNetwork } from './caller-network.ts';
import { HttpError } from './http-error.ts';

/**
 * How many reads a network may make in a minute, by their cost: an office full of people stays far below, a program in
 * a loop does not. Members' searches are counted by account.
 */
export const readLimits = { call: 3000, search: 300, page: 1200, file: 60 } as const;
type Cost = keyof typeof readLimits;

/** How many callers are remembered within a minute; more at once would be an attack. */
const maxCallers = 100_000;

/**
 * Refuses reads beyond `readLimits` with 429. They are counted in memory, by each process for itself: what protects
 * the database must not cost it anything. Checks of health and hashed assets are not counted.
 */
export function limitReads({ env, metrics }: Pick<Deps, 'env' | 'metrics'>): RequestHandler {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (req, res, next) => {
    const cost = costOf(req);
    if (cost === null) {
      next();
      return;
    }
    const now = performance.now();
    if (now >= endsAt || counts.size >= maxCallers) {
      counts.clear();
      endsAt = now + minute;
    }
    const caller = req.session ? `account ${req.session.user.id}` : callerNetwork(req.ip);
    const key = `${cost} ${caller}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > Math.max(1, Math.floor(readLimits[cost] * env.rateLimitFactor))) {
      metrics.refused(`reads: ${cost}`);
      res.set('Retry-After', String(Math.ceil((endsAt - now) / 1000)));
      throw new HttpError('rate_limited', 'Too many requests. Please try again in a minute.');
    }
    next();
  };
}

/** The limit that a request is counted against; `null` for none. */
function costOf({ method, path, query, session }: Request): Cost | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (path === '/healthz' || path === '/readyz' || path.startsWith('/assets/')) return null;
  if (path.startsWith('/sitemap') || path.startsWith('/previews/') || path === '/api/openapi.json') return 'file';
  const isSearch = path === searchEverything.path || (query.search !== undefined && query.search !== '');
  if (isSearch) return 'search';
  if (!path.startsWith('/api/')) return 'page';
  return session ? null : 'call';
}
