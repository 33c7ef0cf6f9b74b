import { sql } from 'kysely';

import type { CurrentUser } from '#contract/accounts.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteInSteps } from '#server/platform/db/delete-in-steps.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { UsersTable } from '#server/platform/db/tables/accounts.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { type Term, termOf } from './term.ts';

export interface SessionRow {
  tokenHash: string;
  lastSeenAt: string;
  expiresAt: string;
  confirmedAt: string | null;
  /** The stored tier; `term` says how long it counts. */
  user: CurrentUser;
  term: Term | null;
  isTest: boolean;
  /** Suspended or deleted: none of its sessions is valid. */
  isLocked: boolean;
}

export interface NewSession {
  tokenHash: string;
  userId: number;
  client: 'web' | 'desktop';
  userAgent: string;
  createdAt: string;
  expiresAt: string;
}

/** The columns that `presentUser` needs, besides the id. */
export const userColumns = [
  'username',
  'email',
  'email_confirmed_at',
  'full_name',
  'organization',
  'role',
  'membership_tier',
] as const;

const sessionByHash = prepare((db, param: Param<{ tokenHash: string }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('memberships', (join) =>
      // A literal, not a parameter: only then can the database use the index of current memberships.
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.ended_at', 'is', null),
    )
    .where('token_hash', '=', param('tokenHash'))
    .select([
      'token_hash',
      'last_seen_at',
      'expires_at',
      'confirmed_at',
      'users.id',
      ...userColumns,
      'is_test',
      'suspended_at',
      'deleted_at',
      'memberships.ends_at',
      'memberships.subscription_id',
      'memberships.cancelled_at',
    ]),
);

/** The session of a token with its user, or `undefined`. One indexed look-up. */
export async function findSession(database: Database, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await sessionByHash(database, { tokenHash });
  return (
    row && {
      tokenHash: row.token_hash,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      confirmedAt: row.confirmed_at,
      user: presentUser(row),
      term: termOf(row),
      isTest: row.is_test === 1,
      isLocked: row.suspended_at !== null || row.deleted_at !== null,
    }
  );
}

/** A user record as its owner sees it, without the hash and the internal flags. */
export function presentUser(row: Pick<UsersTable, (typeof userColumns)[number]> & { id: number }): CurrentUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    fullName: row.full_name,
    organization: row.organization,
    role: row.role,
    membershipTier: row.membership_tier,
  };
}

export async function insertSession(trx: Transaction, session: NewSession): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      client: session.client,
      user_agent: session.userAgent,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      expires_at: session.expiresAt,
      // Signing in counts as confirming the password.
      confirmed_at: session.createdAt,
    })
    .execute();
}

/**
 * Whether this is still the account's password and the account is open. On PostgreSQL it waits for a concurrent change
 * and blocks the next one until `trx` ends; on SQLite only one transaction writes at a time.
 */
export async function confirmPasswordHash(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const user = trx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('suspended_at', 'is', null)
    .select('id');
  const row = await (dialect === 'postgres' ? user.forShare() : user).executeTakeFirst();
  return row !== undefined;
}

export async function deleteSession(trx: Transaction, tokenHash: string): Promise<void> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  if (ended) await tellLive(trx, [ended.user_id], { kind: 'session' });
}

/** Records that the session's user has confirmed the password. */
export async function confirmSession(trx: Transaction, tokenHash: string, at: string): Promise<void> {
  await trx.updateTable('sessions').set({ confirmed_at: at }).where('token_hash', '=', tokenHash).execute();
}

export async function touchSession(trx: Transaction, tokenHash: string, at: string): Promise<void> {
  await trx.updateTable('sessions').set({ last_seen_at: at }).where('token_hash', '=', tokenHash).execute();
}

/** Deletes expired sessions: those past the absolute expiry, or unused since `idleSince`. */
export async function deleteExpiredSessions(database: Database, now: string, idleSince: string): Promise<void> {
  // Two statements: a single one with "or" would read all sessions.
  await deleteInSteps(database, 'sessions', sql<boolean>`expires_at <= ${now}`);
  await deleteInSteps(database, 'sessions', sql<boolean>`last_seen_at <= ${idleSince}`);
}
