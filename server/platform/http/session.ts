import type { Request, RequestHandler, Response } from 'express';
import type { CurrentUser } from '#contract/accounts.ts';
import { roleOf } from '#contract/kit/access.ts';
import { day } from '#contract/kit/durations.ts';
import { clientHeader, desktopClient, deviceTokenHeader, sessionTokenHeader } from '#contract/kit/session.ts';
import type { Deps } from '#server/deps.ts';
import { answerCallOf, type Caller } from '#server/platform/security-log/caller.ts';
import { callerNetwork } from './caller-network.ts';
import { deviceWords } from './device.ts';
import { HttpError } from './http-error.ts';

/** The longest life of a session (milliseconds). */
export const sessionMaxAge = 60 * day;

/** A device is known for this long after its last sign-in (milliseconds). */
export const deviceLimit = 180 * day;

/** The caller as known to the server. */
export interface Session {
  tokenHash: string;
  /** When the user last confirmed the password. */
  confirmedAt: string | null;
  /** Whether the session belongs to one of the two users of quick login. */
  isTest: boolean;
  /**
   * Whether the user is an admin who must set up two-factor sign-in first. Never for the users of quick login, who
   * cannot set it up and do not exist in production.
   */
  mustSetUpTwoFactor: boolean;
  user: CurrentUser;
}

/** The session of a token; `null` for an unknown one. */
export type ResolveSession = (deps: Deps, token: string) => Promise<Session | null>;

declare module 'express-serve-static-core' {
  interface Request {
    /** The caller's session on /api; other paths do not look it up. */
    session?: Session | null;
  }
}

/** Over https the `__Host-` prefix pins the cookie to this host, its whole path and to https. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-cardi_session' : 'cardi_session';
}

function deviceCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-cardi_device' : 'cardi_device';
}

/** Whether a request brings a session, good or not: what visitors get is not for it. */
export function mayHaveSession({ headers }: Pick<Request, 'headers'>): boolean {
  const names = [true, false].map(cookieName);
  return headers.authorization !== undefined || names.some((name) => readCookie(headers.cookie, name) !== undefined);
}

function isSecure(deps: Pick<Deps, 'env'>, req: Request): boolean {
  return deps.env.publicUrl ? deps.env.publicUrl.startsWith('https://') : req.secure;
}

/** Value of one cookie of a Cookie header. Session tokens need no decoding. */
function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * Finds the caller's session. A browser that comes with a stale cookie is an anonymous visitor; a
 * client that presents a bearer token believes it is signed in and is told with 401 when it is not. What is
 * done for the request can find out who called (`currentCaller`), wherever it is written down.
 */
export function loadSession(deps: Deps, resolveSession: ResolveSession): RequestHandler {
  const load: RequestHandler = async (req, res, next) => {
    req.session = null;
    const bearer = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) {
      req.session = await resolveSession(deps, bearer);
      if (!req.session) throw new HttpError('session_expired', 'Your session has ended. Please sign in again.');
    } else if (req.headers.cookie !== undefined) {
      const name = cookieName(isSecure(deps, req));
      const token = readCookie(req.headers.cookie, name);
      if (token !== undefined) {
        req.session = await resolveSession(deps, token);
        if (!req.session) clearSessionCookie(deps, req, res);
      }
    }
    next();
  };
  return (req, res, next) =>
    answerCallOf(
      () => describeCaller(deps, req),
      () => load(req, res, next),
    );
}

function describeCaller({ secretKey }: Pick<Deps, 'secretKey'>, req: Request): Caller {
  const client = isDesktopClient(req) ? 'desktop' : 'web';
  return {
    network: secretKey.hash('security-log network', callerNetwork(req.ip)).slice(0, 32),
    client,
    device: deviceWords(client, req.get('user-agent') ?? ''),
  };
}

/** The role for the access check. */
export function callerRole(req: Request) {
  return roleOf(req.session?.user ?? null);
}

/** The session in a call for members; 401 where there is none. */
export function sessionOf({ session }: { session: Session | null }): Session {
  if (!session) throw new HttpError('unauthenticated', 'Please sign in to do this.');
  return session;
}

/** Whether the request comes from the desktop app's main process: no web page can leave Origin out. */
export function isDesktopClient(req: Request): boolean {
  return req.headers[clientHeader] === desktopClient && req.headers.origin === undefined;
}

/** Sends a new token to the caller: to the desktop app in its header, to a browser as a cookie. */
export function giveToken(deps: Pick<Deps, 'env'>, req: Request, res: Response, token: string): void {
  if (isDesktopClient(req)) {
    res.set(sessionTokenHeader, token);
    return;
  }
  const secure = isSecure(deps, req);
  res.cookie(cookieName(secure), token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: sessionMaxAge });
}

/** The token that identifies the device of a sign-in. */
export function deviceTokenOf(deps: Pick<Deps, 'env'>, req: Request): string | undefined {
  if (isDesktopClient(req)) return req.get(deviceTokenHeader);
  return readCookie(req.headers.cookie, deviceCookieName(isSecure(deps, req)));
}

/** Sends a device its token, in the same ways as the session's. */
export function giveDeviceToken(deps: Pick<Deps, 'env'>, req: Request, res: Response, token: string): void {
  if (isDesktopClient(req)) {
    res.set(deviceTokenHeader, token);
    return;
  }
  const secure = isSecure(deps, req);
  const name = deviceCookieName(secure);
  res.cookie(name, token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: deviceLimit });
}

export function clearSessionCookie(deps: Pick<Deps, 'env'>, req: Request, res: Response): void {
  const secure = isSecure(deps, req);
  res.clearCookie(cookieName(secure), { httpOnly: true, sameSite: 'lax', secure, path: '/' });
}
