import { randomBytes } from 'node:crypto';
import { day } from '#contract/kit/durations.ts';
import { sessionTokenPattern } from '#contract/kit/session.ts';
import type { Deps } from '#server/deps.ts';
import { noteActivity } from '#server/features/members/index.ts';
import { unavailability } from '#server/platform/db/errors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { type Session, sessionMaxAge } from '#server/platform/http/session.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { dayOf } from '#server/platform/views/views.ts';
import { deleteExpiredDevices } from './known-device-store.ts';
import { deleteExpiredResets } from './recovery-store.ts';
import {
  confirmPasswordHash,
  deleteExpiredSessions,
  deleteSession,
  findSession,
  insertSession,
  touchSession,
} from './session-store.ts';
import { deleteExpiredEmailChanges } from './settings/store.ts';
import { deleteExpiredUndos } from './settings/undo-store.ts';
import { tierAt } from './term.ts';
import { hasTwoFactor } from './two-factor/store.ts';

/** A session ends after this long without a request (milliseconds), and after `sessionMaxAge` in any case. */
export const sessionIdleLimit = 14 * day;

/** The last use is recorded at most this often, so that most reads cause no write. */
const touchInterval = 5 * 60 * 1000;

type SessionDeps = Pick<Deps, 'database' | 'now' | 'env' | 'logger'>;

/**
 * The session of a token; `null` when there is none, it has expired or its account is suspended. A membership counts
 * until the moment it ends. Tokens of the two test users are never valid in production, whatever the database contains.
 */
export async function resolveSession(deps: SessionDeps, token: string): Promise<Session | null> {
  return sessionTokenPattern.test(token) ? sessionByHash(deps, hashToken(token)) : null;
}

/** The same for a session that was found before: whether it still stands, and who its user is by now. */
export async function sessionByHash(deps: SessionDeps, tokenHash: string): Promise<Session | null> {
  const row = await findSession(deps.database, tokenHash);
  if (!row) return null;
  const { user, term, isTest } = row;
  const now = deps.now().getTime();
  const idle = now - Date.parse(row.lastSeenAt);
  if (Date.parse(row.expiresAt) <= now || idle >= sessionIdleLimit) return null;
  if (row.isLocked) return null;
  if (isTest && deps.env.mode === 'production') return null;
  if (idle >= touchInterval) {
    const touched = deps.database.write(async (trx) => {
      await touchSession(trx, row.tokenHash, deps.now().toISOString());
      await noteActivity(trx, user.id, dayOf(deps.now()));
    });
    // A full disk must not stop people from reading. Their own writes still fail.
    await touched.catch((error: unknown) => {
      if (unavailability(error) === null) throw error;
      deps.logger.warn({ err: error }, 'the use of a session could not be noted');
    });
  }
  const isHeldBack = user.role === 'admin' && deps.env.adminTwoFactor === 'required' && !isTest;
  return {
    tokenHash: row.tokenHash,
    confirmedAt: row.confirmedAt,
    isTest,
    mustSetUpTwoFactor: isHeldBack && !(await hasTwoFactor(deps.database, user.id)),
    user: { ...user, membershipTier: tierAt(user.membershipTier, term, deps.now()) },
  };
}

/**
 * Starts a session and returns its token: 256 random bits, stored only as a hash. The session of the request, if any,
 * ends in the same transaction, so a token is never carried over a sign-in. With `passwordHash` the session starts only
 * if that is still the account's hash: a password that was changed during the check counts as wrong (401).
 */
export async function startSession(
  deps: SessionDeps,
  session: {
    userId: number;
    client: 'web' | 'desktop';
    userAgent: string;
    replaces: Session | null;
    passwordHash?: string;
    /** In the same transaction, and before the sign-in counts as activity. */
    alongWith?: (trx: Transaction, tokenHash: string) => Promise<void>;
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const now = deps.now();
  await deps.database.write(async (trx) => {
    const { passwordHash } = session;
    // First, so that sign-in and reset lock the account's rows in the same order.
    if (passwordHash && !(await confirmPasswordHash(deps.database, trx, session.userId, passwordHash))) {
      throw wrongCredentials();
    }
    if (session.replaces) await deleteSession(trx, session.replaces.tokenHash);
    await insertSession(trx, {
      tokenHash,
      userId: session.userId,
      client: session.client,
      userAgent: session.userAgent.slice(0, 300),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + sessionMaxAge).toISOString(),
    });
    await session.alongWith?.(trx, tokenHash);
    await noteActivity(trx, session.userId, dayOf(now));
    await recordSecurityEvent(trx, { userId: session.userId, event: 'sign-in' }, now.toISOString());
  });
  return token;
}

export async function endSession(deps: SessionDeps, session: Session): Promise<void> {
  await deps.database.write(async (trx) => {
    await deleteSession(trx, session.tokenHash);
    await recordSecurityEvent(trx, { userId: session.user.id, event: 'sign-out' }, deps.now().toISOString());
  });
}

/** The same answer to a wrong name, a wrong password and an account that may not sign in here. */
export function wrongCredentials(): HttpError {
  return new HttpError('invalid_credentials', 'Invalid username or password. Please try again.');
}

/** Deletes expired sessions, devices and emailed links. */
export async function sweepSessions(deps: SessionDeps): Promise<void> {
  const now = deps.now();
  const idleSince = new Date(now.getTime() - sessionIdleLimit).toISOString();
  await deleteExpiredSessions(deps.database, now.toISOString(), idleSince);
  await deps.database.write(async (trx) => {
    await deleteExpiredResets(trx, now.toISOString());
    await deleteExpiredEmailChanges(trx, now.toISOString());
    await deleteExpiredUndos(trx, now.toISOString());
    await deleteExpiredDevices(trx, now.toISOString());
  });
}
