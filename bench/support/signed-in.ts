import type { CurrentUser } from '#contract/accounts.ts';
import { day } from '#contract/kit/durations.ts';
import { insertSession } from '#server/features/accounts/session-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { aUser } from '#server/testing/factories.ts';

/** An account and a browser's header with its session. */
export interface Person {
  user: CurrentUser;
  headers: { cookie: string };
}

/** Adds a Professional with a session. `username` is new in this database. */
export async function aPerson(
  database: Database,
  username: string,
  given: { role?: 'admin' | 'member' } = {},
): Promise<Person> {
  const at = new Date();
  // The same database may be measured by several programs, each of which counts its people from one.
  const email = `${username}@bench.example`;
  const user = await aUser({ database, now: () => at }, { username, email, membershipTier: 'professional', ...given });
  const token = username.padStart(43, 'x');
  await database.write((trx) =>
    insertSession(trx, {
      tokenHash: hashToken(token),
      userId: user.id,
      client: 'web',
      userAgent: 'bench',
      createdAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + day).toISOString(),
    }),
  );
  return { user, headers: { cookie: `cardi_session=${token}` } };
}
