import { randomBytes } from 'node:crypto';

import { publishedTestPassword } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { endCredentials } from './credentials-store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findTestUsers, setPasswordHash } from './store.ts';

/**
 * The password that quick login fills in: the published one in demo and development, unless a setting gives another.
 * `null` elsewhere, where people must know it.
 */
export function openTestPassword({ mode, testUsersPassword }: Pick<Env, 'mode' | 'testUsersPassword'>): string | null {
  return (mode === 'demo' || mode === 'development') && testUsersPassword === undefined ? publishedTestPassword : null;
}

/**
 * Sets the test users' password for this start: the setting's, the published one, or in staging a new one. If it
 * changes, their sessions end. Returns the password to print; `null` where it comes from a setting or there are no test
 * users.
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
