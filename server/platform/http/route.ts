import express, { type Request, type RequestHandler, type Response, type Router } from 'express';

import { isAllowed } from '#contract/kit/access.ts';
import { confirmationMinutes, type Endpoint, type HandlerResult, type ParsedInput } from '#contract/kit/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { recordRefusedAdmin } from '#server/platform/security-log/refused-admin.ts';
import { routeAt } from './contract-routes.ts';
import { HttpError } from './http-error.ts';
import { checkHuman } from './human-check.ts';
import { onceByKey } from './keyed/keyed.ts';
import { parseInput } from './parse-input.ts';
import { enforceRateLimits } from './rate-limit.ts';
import { callerRole } from './session.ts';

/** The largest JSON body. */
export const bodyLimit = '100kb';

const parseJson = express.json({ limit: bodyLimit, strict: true });

/** The context of a handler, besides the parsed input. */
export interface RequestContext {
  session: Session | null;
  /** The dependencies for this call. Handlers of endpoints with a `queue` use these: a change with a key is one transaction. */
  deps: Deps;
  /** The uploaded bytes; empty for endpoints without an upload. */
  file: Buffer;
  req: Request;
  res: Response;
}

/**
 * Serves one endpoint of the contract: access check, body, rate limits, validation, human check, handler, answer, in
 * this order. Callers without access are refused before the body is read.
 */
export function serve<E extends Endpoint>(
  router: Router,
  deps: Deps,
  endpoint: E,
  handle: (input: ParsedInput<E>, context: RequestContext) => Promise<HandlerResult<E>>,
): void {
  if (endpoint.notInProduction && deps.env.mode === 'production') return;
  const steps: RequestHandler[] = [checkAccess(deps, endpoint)];
  if (endpoint.body) steps.push(requireJson, parseJson);
  if (endpoint.upload) steps.push(...takeFile(endpoint.upload));
  steps.push(async (req, res) => {
    await enforceRateLimits(deps, endpoint, req);
    // ParsedInput<E> is inferred from exactly these parts, which the compiler cannot see.
    const input = parseInput(endpoint, req) as ParsedInput<E>;
    const decoy = endpoint.humanCheck && (await checkHuman(deps, endpoint, input.body, req, res));
    if (decoy) {
      res.set('Cache-Control', 'no-store');
      res.status(endpoint.status ?? 200).json(decoy);
      return;
    }
    const session = sessionFor(endpoint, req);
    const result = await onceByKey(deps, { endpoint, req, input }, (own) =>
      handle(input, { session, deps: own, file: fileOf(req), req, res }),
    );
    if (deps.checkResponses) endpoint.response.parse(result);
    if (res.headersSent) return;
    if (!res.getHeader('Cache-Control')) res.set('Cache-Control', cacheControl(endpoint));
    // fetch() adds `no-cache` to every If-None-Match that is set by hand; Express would then not answer 304.
    if (req.headers['if-none-match']) delete req.headers['cache-control'];
    res.status(endpoint.status ?? 200).json(result);
  });
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  routeAt(router, endpoint.path)[method](...steps);
}

function checkAccess(deps: Deps, endpoint: Endpoint): RequestHandler {
  return (req, res, next) => {
    const { session } = req;
    const refuse = (code: 'forbidden' | 'two_factor_required', sentence: string): never => {
      if (session && endpoint.access === 'admin') recordRefusedAdmin(deps, res, session.user.id);
      throw new HttpError(code, sentence);
    };
    if (!isAllowed(endpoint.access, callerRole(req))) {
      if (!session) throw new HttpError('unauthenticated', 'Please sign in to do this.');
      refuse('forbidden', 'Your membership does not include this.');
    }
    if (session?.mustSetUpTwoFactor && endpoint.access === 'admin') {
      refuse('two_factor_required', 'Admins must use two-factor sign-in here. Please set it up in your settings.');
    }
    if (session && endpoint.needsConfirmation && needsPassword(deps, session)) {
      throw new HttpError('confirmation_required', 'Please enter your password to continue.');
    }
    next();
  };
}

/** Whether the password must be confirmed again. Not for the users of quick login, whose password is shared. */
function needsPassword({ now }: Pick<Deps, 'now'>, { confirmedAt, isTest }: Session): boolean {
  if (isTest) return false;
  return confirmedAt === null || Date.parse(confirmedAt) + confirmationMinutes * 60_000 <= now().getTime();
}

/** The session as a handler sees it: in calls for members, an admin without the second factor is a member. */
function sessionFor({ access }: Endpoint, { session }: Request): Session | null {
  if (!session?.mustSetUpTwoFactor || access === 'everyone') return session ?? null;
  return { ...session, user: { ...session.user, role: 'member' } };
}

const requireJson: RequestHandler = (req, _res, next) => {
  // null: no body at all; the schema then names the missing fields.
  if (req.is('application/json') === false) {
    throw new HttpError('unsupported_media_type', 'Please send the request body as application/json.');
  }
  next();
};

/** Reads a file's bytes. Compressed ones are refused, so that a small body cannot become a large one. */
function takeFile({ types, maxBytes, mayBeCompressed = false }: NonNullable<Endpoint['upload']>): RequestHandler[] {
  const requireType: RequestHandler = (req, _res, next) => {
    if (!req.is([...types])) {
      throw new HttpError('unsupported_media_type', `Please send a file of one of these types: ${types.join(', ')}.`);
    }
    next();
  };
  return [requireType, express.raw({ type: [...types], limit: maxBytes, inflate: mayBeCompressed })];
}

function fileOf(req: Request): Buffer {
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Shared caches may not store answers; clients may store those that they revalidate by ETag. */
function cacheControl(endpoint: Endpoint): string {
  if (endpoint.method !== 'GET' || !endpoint.cache) return 'no-store';
  return endpoint.cache === 'public' ? 'no-cache' : 'private, no-cache';
}
