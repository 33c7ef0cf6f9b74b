import { hash } from 'node:crypto';
import type { Request } from 'express';

import { type Endpoint, limitsOf, type RateLimit } from '#contract/kit/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { unavailability } from '#server/platform/db/errors.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { callerNetwork } from './caller-network.ts';
import { HttpError } from './http-error.ts';
import { countHit } from './rate-limit-store.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Whether the server asks itself, for a page whose own request has been counted. */
    isOfPage?: boolean;
  }
}

type LimitDeps = Pick<Deps, 'database' | 'env' | 'metrics' | 'now'>;

/**
 * Counts the request against every limit of its endpoint. Throws `rate_limited` (429) with
 * Retry-After in seconds when one is used up. What was typed is counted as a hash, never as it is. What a page asks while
 * the server draws it is not counted: it has no address, so all visitors would share one limit.
 */
export async function enforceRateLimits(deps: LimitDeps, endpoint: Endpoint, req: Request): Promise<void> {
  if (req.isOfPage) return;
  for (const limit of limitsOf(endpoint)) {
    const key = keyOf(limit, req);
    if (key === undefined) continue;
    const counting = countOrRefuse(deps, endpoint.name, `${endpoint.name}:${key}:${limit.windowSeconds}`, limit);
    await counting.catch((error: unknown) => {
      // On a full disk hits cannot be counted; reads continue.
      if (endpoint.method !== 'GET' || unavailability(error) !== 'full') throw error;
    });
  }
}

/**
 * Counts one hit on `key`, also for features that find out by themselves what counts. Throws `rate_limited`
 * (429) with Retry-After in seconds when there were more than `limit` within the window.
 *
 * @param what the name under which refusals are counted in the metrics
 */
export async function countOrRefuse(
  { database, env, metrics, now }: LimitDeps,
  what: string,
  key: string,
  { limit, windowSeconds }: Omit<RateLimit, 'by'>,
): Promise<void> {
  const at = now().getTime();
  const { hits, resetsAt } = await countHit(database, key, at, windowSeconds * 1000);
  if (hits <= scaled(env, limit)) return;
  const seconds = Math.max(1, Math.ceil((resetsAt - at) / 1000));
  metrics.refused(what);
  const refusal = new HttpError('rate_limited', `Too many attempts. Please try again in ${inWords(seconds)}.`);
  refusal.retryAfter = seconds;
  throw refusal;
}

/** A limit on this server: multiplied by RATE_LIMIT_FACTOR, and at least 1. */
export function scaled({ rateLimitFactor }: Pick<Deps['env'], 'rateLimitFactor'>, limit: number): number {
  return Math.max(1, Math.floor(limit * rateLimitFactor));
}

/** A typed text as part of a key: all spellings of one account or mailbox count together. */
export function keyOfText(text: string): string {
  return hash('sha256', foldCase(text.trim()), 'hex');
}

function keyOf({ by }: RateLimit, req: Request): string | undefined {
  if (by === 'address') return `address:${callerNetwork(req.ip)}`;
  if (by === 'account') return req.session ? `account:${req.session.user.id}` : undefined;
  const value = (req.body as Record<string, unknown> | undefined)?.[by.body];
  if (typeof value !== 'string') return undefined;
  return `${by.body}:${keyOfText(value)}${by.within ? `:${callerNetwork(req.ip)}` : ''}`;
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
