import { hash } from 'node:crypto';
import type { Request, Response } from 'express';

import { type Endpoint, limitsOf, type RateLimit } from '#contract/endpoint.ts';
import { unavailability } from '#server/db/errors.ts';
import type { Deps } from '#server/deps.ts';
import { foldCase } from '#server/features/accounts/store.ts';
import { callerNetwork } from './caller-network.ts';
import { HttpError } from './http-error.ts';
import { countHit } from './rate-limit-store.ts';

/**
 * Counts the request against every limit of its endpoint. Throws `rate_limited` (429) with
 * Retry-After in seconds when one is used up. What was typed is counted as a hash, never as it is.
 */
export async function enforceRateLimits(deps: Deps, endpoint: Endpoint, req: Request, res: Response): Promise<void> {
  const now = deps.now().getTime();
  for (const limit of limitsOf(endpoint)) {
    const key = keyOf(limit, req);
    if (key === undefined) continue;
    const counting = countHit(deps.database, `${endpoint.name}:${key}`, now, limit.windowSeconds * 1000);
    const { hits, resetsAt } = await counting.catch((error: unknown) => {
      // On a full disk nothing can be counted; reading goes on.
      if (endpoint.method === 'GET' && unavailability(error) === 'full') return { hits: 0, resetsAt: now };
      throw error;
    });
    if (hits > Math.max(1, Math.floor(limit.limit * deps.env.rateLimitFactor))) {
      const seconds = Math.max(1, Math.ceil((resetsAt - now) / 1000));
      deps.metrics.refused(endpoint.name);
      res.set('Retry-After', String(seconds));
      throw new HttpError('rate_limited', `Too many attempts. Please try again in ${inWords(seconds)}.`);
    }
  }
}

function keyOf({ by }: RateLimit, req: Request): string | undefined {
  if (by === 'address') return `address:${callerNetwork(req.ip)}`;
  if (by === 'account') return req.session ? `account:${req.session.user.id}` : undefined;
  const value = (req.body as Record<string, unknown> | undefined)?.[by.body];
  if (typeof value !== 'string') return undefined;
  // Spellings that name the same account or mailbox count together.
  return `${by.body}:${hash('sha256', foldCase(value.trim()), 'hex')}`;
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
