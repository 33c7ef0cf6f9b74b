import { randomBytes } from 'node:crypto';

import { publishedTestPassword } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { endCredentials } from './credentials-store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findTestUsers, setPasswordHash } from './store.ts';

/**
 * What quick login may sign in with by itself: the password that everyone knows, where only this computer can be
 * reached or the operator of the server wants it so. `null` elsewhere: one must be told the password.
 */
export function openTestPassword({ mode, testUsersPassword }: Pick<Env, 'mode' | 'testUsersPassword'>): string | null {
  return (mode === 'demo' || mode === 'development') && testUsersPassword === undefined ? publishedTestPassword : null;
}

/**
 * Gives the test users the password of this start: the setting's, the published one, or in staging a new one. Where
 * it was another, their sessions end. Returns what the start is to print; `null` where nothing is, for it stands in
 * the settings or there are no test users.
 */
export async function setTestUsersPassword(deps: Pick<Deps, 'database' | 'env'>): Promise<string | null> {
  const { database, env } = deps;
  if (env.mode === 'production') return null;
  const made =
    openTestPassword(env) ?? (env.testUsersPassword === undefined ? randomBytes(12).toString('base64url') : null);
  const password = made ?? env.testUsersPassword ?? '';
  for (const { id, passwordHash } of await findTestUsers(database)) {
    if (await verifyPassword(passwordHash, password)) continue;
    const fresh = await hashPassword(password);
    await database.write(async (trx) => {
      await setPasswordHash(trx, id, fresh);
      await endCredentials(trx, id);
    });
  }
  return made;
}
